import type { Configuration, IDToken, UserInfoResponse } from "openid-client";
import { Email } from "#core/contracts/sign-in/auth.ts";
import { NAME_MAX_LENGTH } from "#core/domain/accounts/limits.ts";
import { schoolCallbackPath } from "#core/domain/accounts/school-paths.ts";
import type { SchoolProblem } from "#core/domain/accounts/school-problems.ts";
import type { SessionDetails } from "#server/db/tables/sessions.ts";
import type { Encryption } from "#server/platform/auth/encryption/encryption.ts";
import { Circuit, CircuitOpenError } from "#server/platform/other-services/circuit.ts";
import { SchoolDiscovery } from "./school-discovery.ts";
import type { SchoolProviderConfig, SchoolSignInConfig } from "./school-providers-config.ts";

const SCOPES = "openid email profile";
const EXCHANGE_FAILURES = 3;
/** Stored for signing out. A longer one is not stored, because providers also accept a sign-out without it. */
const MAX_ID_TOKEN_LENGTH = 2_000;

/** The limits that the OpenID Connect standard sets. */
const SUBJECT = /^[\x20-\x7e]{1,255}$/;
/** Answers that are no OpenID Connect at all. */
const BROKEN_ANSWERS = new Set<unknown>(["OAUTH_PARSE_ERROR", "OAUTH_RESPONSE_IS_NOT_JSON", "OAUTH_RESPONSE_IS_NOT_CONFORM"]);
/** Characters that the database cannot store and that no name contains. */
const NOT_IN_NAMES = /[\p{Cc}\p{Cs}]/gu;

export class SchoolSignInError extends Error {
  override name = "SchoolSignInError";
  readonly problem: SchoolProblem;
  constructor(problem: SchoolProblem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}

/** Values that must be the same in the answer as in the request. */
export interface Checks {
  state: string;
  nonce: string;
  codeVerifier: string;
  /** Whether the person has to sign in again at the provider. */
  fresh: boolean;
}

/** A person as identified by a provider. */
export interface SchoolIdentity {
  issuer: string;
  subject: string;
  email: string | undefined;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  /** Undefined if the operator configured no administrator claim. */
  isAdmin: boolean | undefined;
  /** Whether the provider checked a second factor. */
  hasSecondFactor: boolean;
  /** When they signed in at the provider, if it says so. */
  authenticatedAt: Date | undefined;
  idToken: string | undefined;
}

/** Loaded on first use, because most installations never need it. */
const openId = () => import("openid-client");

/** The configured OpenID Connect providers. The app starts without waiting for them. */
export class SchoolProviders {
  readonly list: readonly SchoolProviderConfig[];
  /** Whether only administrators may use a password. */
  readonly only: boolean;
  readonly #publicUrl: string;
  readonly #encryption: Encryption;
  readonly #connections: ReadonlyMap<string, { discovery: SchoolDiscovery; exchange: Circuit }>;

  /** `timeoutMs` is for each request to a provider. */
  constructor({ providers, only }: SchoolSignInConfig, publicUrl: string | undefined, encryption: Encryption, timeoutMs: number) {
    this.list = providers;
    this.#connections = new Map(
      providers.map((provider) => [
        provider.id,
        { discovery: new SchoolDiscovery(provider, timeoutMs), exchange: new Circuit({ failures: EXCHANGE_FAILURES }) },
      ]),
    );
    this.only = only;
    this.#publicUrl = publicUrl ?? "";
    this.#encryption = encryption;
  }

  /** Requests each provider's metadata in the background, so that even the first sign-out need not wait for it. */
  warmUp(): void {
    for (const { discovery } of this.#connections.values()) void discovery.current;
  }

  /** Example: 'school or Home'. */
  get names(): string {
    return this.list.map(({ name }) => name).join(" or ");
  }

  find(id: string): SchoolProviderConfig | undefined {
    return this.list.find((provider) => provider.id === id);
  }

  findByIssuer(issuer: string): SchoolProviderConfig | undefined {
    return this.list.find((provider) => provider.issuer === issuer);
  }

  async authorizationUrl(provider: SchoolProviderConfig, { state, nonce, codeVerifier, fresh }: Checks): Promise<string> {
    const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await openId();
    const configuration = await this.#discover(provider);
    const url = buildAuthorizationUrl(configuration, {
      redirect_uri: this.#redirectUri(provider),
      scope: SCOPES,
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: "S256",
      // The claim is also requested by name, because Google includes the time only then, without announcing that it can.
      ...(fresh && { prompt: "login", max_age: "0", claims: JSON.stringify({ id_token: { auth_time: { essential: true } } }) }),
    });
    return url.href;
  }

  /** Exchanges the code of a provider's answer for the person's identity. `search` is the query string of the answer. */
  async exchange(provider: SchoolProviderConfig, search: string, checks: Checks): Promise<SchoolIdentity> {
    const configuration = await this.#discover(provider);
    try {
      return await this.#connection(provider).exchange.run(
        () => this.#requestPerson(configuration, provider, search, checks),
        isUnanswered,
      );
    } catch (error) {
      throw await asSignInError(error);
    }
  }

  async #requestPerson(
    configuration: Configuration,
    provider: SchoolProviderConfig,
    search: string,
    checks: Checks,
  ): Promise<SchoolIdentity> {
    const { authorizationCodeGrant, fetchUserInfo } = await openId();
    const tokens = await authorizationCodeGrant(configuration, new URL(this.#redirectUri(provider) + search), {
      expectedState: checks.state,
      expectedNonce: checks.nonce,
      pkceCodeVerifier: checks.codeVerifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims || !SUBJECT.test(claims.sub)) throw new SchoolSignInError("refused");
    const needsMore = claims.email === undefined || (provider.adminClaim && readClaim(claims, provider.adminClaim.path) === undefined);
    const info =
      needsMore && configuration.serverMetadata().userinfo_endpoint
        ? await fetchUserInfo(configuration, tokens.access_token, claims.sub)
        : undefined;
    return asPerson(provider, claims, info, tokens.id_token);
  }

  /** Encrypts the token for the session, so that only this server can read it, and only for this user. */
  sealIdToken(idToken: string | undefined, userId: string): { idToken: string } | undefined {
    return idToken === undefined ? undefined : { idToken: this.#encryption.encrypt(idToken, idTokenPlace(userId)) };
  }

  /** The URL to sign out of the provider too. Undefined if it offers none, or is not known because the provider could not be reached. */
  async signOutUrl({ issuer, idToken }: NonNullable<SessionDetails["school"]>, userId: string): Promise<string | undefined> {
    const provider = this.findByIssuer(issuer);
    if (!provider) return undefined;
    try {
      // Signing out must not wait for the provider.
      const configuration = this.#connection(provider).discovery.current;
      if (!configuration?.serverMetadata().end_session_endpoint) return undefined;
      const hint = idToken === undefined ? undefined : this.#openIdToken(idToken, userId);
      const { buildEndSessionUrl } = await openId();
      const parameters = { post_logout_redirect_uri: `${this.#publicUrl}/`, ...(hint && { id_token_hint: hint }) };
      return buildEndSessionUrl(configuration, parameters).href;
    } catch {
      return undefined;
    }
  }

  #openIdToken(closed: string, userId: string): string | undefined {
    try {
      return this.#encryption.decrypt(closed, idTokenPlace(userId));
    } catch {
      // The encryption key was rotated meanwhile. Signing out works without the token too.
      return undefined;
    }
  }

  /** Each provider has its own callback URL, so that one provider's answer is never mistaken for another's. */
  #redirectUri(provider: SchoolProviderConfig): string {
    return this.#publicUrl + schoolCallbackPath(provider.id);
  }

  #connection({ id }: SchoolProviderConfig) {
    const connection = this.#connections.get(id);
    if (!connection) throw new SchoolSignInError("unavailable");
    return connection;
  }

  async #discover(provider: SchoolProviderConfig): Promise<Configuration> {
    try {
      return await this.#connection(provider).discovery.read();
    } catch (error) {
      throw new SchoolSignInError("unavailable", error);
    }
  }
}

async function asSignInError(error: unknown): Promise<SchoolSignInError> {
  const { AuthorizationResponseError } = await openId();
  if (error instanceof SchoolSignInError) return error;
  if (error instanceof AuthorizationResponseError) {
    const isBusy = error.error === "server_error" || error.error === "temporarily_unavailable";
    return new SchoolSignInError(isBusy ? "unavailable" : error.error === "access_denied" ? "canceled" : "refused", error);
  }
  const isUnavailable = error instanceof CircuitOpenError || isUnanswered(error) || BROKEN_ANSWERS.has(errorCode(error));
  return new SchoolSignInError(isUnavailable ? "unavailable" : "refused", error);
}

const errorCode = (error: unknown): unknown => (error instanceof Error && "code" in error ? error.code : undefined);

/** Only what no caller can bring about, because it stops everybody's sign-ins for a while: a failed connection or no answer in time. */
const isUnanswered = (error: unknown): boolean =>
  errorCode(error) === "OAUTH_TIMEOUT" || (error instanceof TypeError && errorCode(error) === undefined);

function asPerson(
  provider: SchoolProviderConfig,
  claims: IDToken,
  info: UserInfoResponse | undefined,
  idToken: string | undefined,
): SchoolIdentity {
  // The address and its verification must come from the same source, because one source says nothing about the other's address.
  const { email, email_verified: emailVerified } = claims.email === undefined ? (info ?? {}) : claims;
  const text = (name: string): string =>
    ([claims[name], info?.[name]].find((value) => typeof value === "string") ?? "").replace(NOT_IN_NAMES, "").slice(0, NAME_MAX_LENGTH);
  const { adminClaim } = provider;
  const methods: unknown = claims.amr;
  return {
    issuer: provider.issuer,
    subject: claims.sub,
    email: Email.safeParse(email).data,
    emailVerified: emailVerified === true,
    firstName: text("given_name") || text("name"),
    lastName: text("family_name"),
    isAdmin: adminClaim && [claims, info ?? {}].some((source) => isAdminBy(source, adminClaim)),
    hasSecondFactor: Array.isArray(methods) && methods.includes("mfa"),
    authenticatedAt: typeof claims.auth_time === "number" ? new Date(claims.auth_time * 1000) : undefined,
    idToken: idToken !== undefined && idToken.length <= MAX_ID_TOKEN_LENGTH ? idToken : undefined,
  };
}

function readClaim(claims: object, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, name) =>
      typeof value === "object" && value !== null && Object.hasOwn(value, name)
        ? Object.entries(value).find(([key]) => key === name)?.[1]
        : undefined,
    claims,
  );
}

/** At many providers, users enter their address themselves, so an unverified address grants no rights. */
function isAdminBy(claims: Record<string, unknown>, { path, value }: NonNullable<SchoolProviderConfig["adminClaim"]>): boolean {
  const isChecked = path.join(".") !== "email" || claims.email_verified === true;
  return isChecked && hasValue(readClaim(claims, path), value);
}

const hasValue = (claim: unknown, value: string): boolean => (Array.isArray(claim) ? claim.includes(value) : claim === value);

const idTokenPlace = (userId: string): string => `school-id-token:${userId}`;
