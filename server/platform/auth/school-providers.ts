import type { Configuration, IDToken, UserInfoResponse } from "openid-client";
import { Email } from "#core/contracts/sign-in/auth.ts";
import { schoolCallbackPath } from "#core/contracts/sign-in/school-sign-in.ts";
import { NAME_MAX_LENGTH } from "#core/domain/constants.ts";
import type { SchoolProblem } from "#core/domain/school-problems.ts";
import type { SessionDetails } from "#server/db/tables/sessions.ts";
import type { Encryption } from "#server/platform/auth/encryption/encryption.ts";
import type { SchoolProviderConfig, SchoolSignInConfig } from "./school-providers-config.ts";

const SCOPES = "openid email profile";
const TIMEOUT_S = 5;
/** What a provider says about itself seldom changes; its keys are looked up again whenever one is unknown. */
const REDISCOVER_AFTER_MS = 60 * 60_000;
/** Kept to sign out with; providers do without a longer one. */
const LONGEST_ID_TOKEN = 2_000;

/** As the standard bounds it. */
const SUBJECT = /^[\x20-\x7e]{1,255}$/;
/** What no database stores, and no name has. */
const NOT_IN_NAMES = /[\p{Cc}\p{Cs}]/gu;

export class SchoolSignInError extends Error {
  override name = "SchoolSignInError";
  readonly problem: SchoolProblem;
  constructor(problem: SchoolProblem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}

/** What must be the same in the answer as in the request. */
export interface Checks {
  state: string;
  nonce: string;
  codeVerifier: string;
  /** Whether the person has to sign in there anew. */
  fresh: boolean;
}

/** Who somebody is, according to a provider. */
export interface SchoolPerson {
  issuer: string;
  subject: string;
  email: string | undefined;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  /** Undefined where the operator leaves it to us. */
  isAdmin: boolean | undefined;
  /** Whether the provider checked a second factor. */
  hasSecondFactor: boolean;
  /** When they signed in there, as far as the provider tells. */
  authenticatedAt: Date | undefined;
  idToken: string | undefined;
}

/** Loaded when the first person needs it: most installations never do. */
const openId = () => import("openid-client");

/** The configured OpenID Connect providers. None is asked before it is needed, so that the app starts without them. */
export class SchoolProviders {
  readonly list: readonly SchoolProviderConfig[];
  /** Whether only administrators may use a password. */
  readonly only: boolean;
  readonly #publicUrl: string;
  readonly #encryption: Encryption;
  readonly #discovered = new Map<string, { configuration: Promise<Configuration>; until: number }>();

  constructor({ providers, only }: SchoolSignInConfig, publicUrl: string | undefined, encryption: Encryption) {
    this.list = providers;
    this.only = only;
    this.#publicUrl = publicUrl ?? "";
    this.#encryption = encryption;
  }

  /** 'school or Home' */
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
      // Asked for by name as well: Google says the time only then, and says nowhere that it can be asked.
      ...(fresh && { prompt: "login", max_age: "0", claims: JSON.stringify({ id_token: { auth_time: { essential: true } } }) }),
    });
    return url.href;
  }

  /** Exchanges the code of a provider's answer for who it is. `search` is the answer's query. */
  async exchange(provider: SchoolProviderConfig, search: string, checks: Checks): Promise<SchoolPerson> {
    const configuration = await this.#discover(provider);
    const { authorizationCodeGrant, fetchUserInfo } = await openId();
    try {
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
    } catch (error) {
      throw await asSignInError(error);
    }
  }

  /** For the session: only this server reads the token again, and only for this person. */
  sealIdToken(idToken: string | undefined, userId: string): { idToken: string } | undefined {
    return idToken === undefined ? undefined : { idToken: this.#encryption.encrypt(idToken, idTokenPlace(userId)) };
  }

  /** Where the browser signs out of the provider too; undefined where it offers nothing, or cannot be reached. */
  async signOutUrl({ issuer, idToken }: NonNullable<SessionDetails["school"]>, userId: string): Promise<string | undefined> {
    const provider = this.findByIssuer(issuer);
    if (!provider) return undefined;
    try {
      const configuration = await this.#discover(provider);
      if (!configuration.serverMetadata().end_session_endpoint) return undefined;
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
      // The key was rotated meanwhile: signing out works without the token too.
      return undefined;
    }
  }

  /** Each provider has its own address, so that one provider's answer is never taken for another's. */
  #redirectUri(provider: SchoolProviderConfig): string {
    return this.#publicUrl + schoolCallbackPath(provider.id);
  }

  async #discover(provider: SchoolProviderConfig): Promise<Configuration> {
    const known = this.#discovered.get(provider.id);
    if (known && performance.now() < known.until) return known.configuration;
    const configuration = discover(provider);
    this.#discovered.set(provider.id, { configuration, until: performance.now() + REDISCOVER_AFTER_MS });
    try {
      return await configuration;
    } catch (error) {
      // What it said an hour ago still holds; without that the next person asks again.
      if (known) this.#discovered.set(provider.id, known);
      else this.#discovered.delete(provider.id);
      if (known) return known.configuration;
      throw new SchoolSignInError("unavailable", error);
    }
  }
}

async function discover({ issuer, clientId, clientSecret }: SchoolProviderConfig): Promise<Configuration> {
  const { allowInsecureRequests, discovery, enableNonRepudiationChecks } = await openId();
  const isLocal = new URL(issuer).protocol === "http:";
  return discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: TIMEOUT_S,
    // Signatures are checked although the tokens come straight from the provider.
    execute: [enableNonRepudiationChecks, ...(isLocal ? [allowInsecureRequests] : [])],
  });
}

async function asSignInError(error: unknown): Promise<SchoolSignInError> {
  const { AuthorizationResponseError } = await openId();
  if (error instanceof SchoolSignInError) return error;
  if (error instanceof AuthorizationResponseError) {
    const isBusy = error.error === "server_error" || error.error === "temporarily_unavailable";
    return new SchoolSignInError(isBusy ? "unavailable" : error.error === "access_denied" ? "canceled" : "refused", error);
  }
  const isNetwork = error instanceof TypeError || (error instanceof Error && "code" in error && error.code === "OAUTH_TIMEOUT");
  return new SchoolSignInError(isNetwork ? "unavailable" : "refused", error);
}

function asPerson(
  provider: SchoolProviderConfig,
  claims: IDToken,
  info: UserInfoResponse | undefined,
  idToken: string | undefined,
): SchoolPerson {
  // Address and whether it is verified come from the same place: the one says nothing about the other's.
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
    idToken: idToken !== undefined && idToken.length <= LONGEST_ID_TOKEN ? idToken : undefined,
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

/** At many providers people type their address themselves: one that nobody checked gives no rights. */
function isAdminBy(claims: Record<string, unknown>, { path, value }: NonNullable<SchoolProviderConfig["adminClaim"]>): boolean {
  const isChecked = path.join(".") !== "email" || claims.email_verified === true;
  return isChecked && hasValue(readClaim(claims, path), value);
}

const hasValue = (claim: unknown, value: string): boolean => (Array.isArray(claim) ? claim.includes(value) : claim === value);

const idTokenPlace = (userId: string): string => `school-id-token:${userId}`;
