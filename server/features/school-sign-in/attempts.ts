import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type Checks, type SchoolIdentity, SchoolSignInError } from "#server/platform/auth/school-providers.ts";
import type { SchoolProviderConfig } from "#server/platform/auth/school-providers-config.ts";
import type { Deps } from "#server/platform/deps.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { randomKey, SealedCookies } from "./sealed-cookies.ts";

/** A sign-in that was started at the provider and is not yet answered. */
export interface Attempt extends Checks {
  /** Whether to sign in, to link the provider to an account, or to confirm the user's identity. */
  purpose: "sign-in" | "link" | "confirm";
  provider: string;
  /** The page to return to. */
  to: string;
  /** The session that started the attempt; undefined for a sign-in. */
  sid: string | undefined;
}

/** The provider has identified the person, but a code or a login is still missing. */
export interface UnfinishedSignIn {
  kind: "code" | "link";
  userId: string;
  person: SchoolIdentity;
  to: string;
}

/** As stored: JSON cannot represent a date, so it is a number here. */
type StoredUnfinishedSignIn = Omit<UnfinishedSignIn, "person"> & {
  person: Omit<SchoolIdentity, "authenticatedAt">;
  authenticatedAtMs: number | undefined;
};

/** Browsers drop a cookie larger than 4,096 bytes, and encryption adds a third. Signing out works without the token. */
const MAX_UNFINISHED_BYTES = 2_800;

export class Attempts {
  readonly #deps: Deps;
  readonly #attempts: SealedCookies<Attempt>;
  readonly #waiting: SealedCookies<StoredUnfinishedSignIn>;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#attempts = new SealedCookies(deps.encryption, "school");
    this.#waiting = new SealedCookies(deps.encryption, "school-step");
  }

  /** Returns the provider's URL to redirect the browser to. */
  async begin(
    request: FastifyRequest,
    reply: FastifyReply,
    provider: SchoolProviderConfig,
    about: Pick<Attempt, "purpose" | "to" | "sid">,
  ): Promise<string> {
    const checks = { state: randomKey(), nonce: randomKey(), codeVerifier: randomKey(), fresh: about.purpose === "confirm" };
    const url = await this.#deps.schools.authorizationUrl(provider, checks);
    this.#attempts.seal(request, reply, checks.state, { ...checks, ...about, provider: provider.id });
    return url;
  }

  /** Finds the attempt that an answer belongs to. It must have begun in this browser, with this provider, and not been answered yet. */
  async take(
    request: FastifyRequest,
    reply: FastifyReply,
    provider: string,
    state: string,
  ): Promise<{ attempt: Attempt; startedAt: number }> {
    const opened = this.#attempts.open(request, state);
    if (!opened || opened.value.provider !== provider) throw new SchoolSignInError("expired");
    this.#attempts.clear(request, reply, state);
    await this.#claim(state);
    return { attempt: opened.value, startedAt: opened.sealedAt };
  }

  /** Returns the ticket for completing the missing step. */
  wait(request: FastifyRequest, reply: FastifyReply, waiting: UnfinishedSignIn): string {
    const ticket = randomKey();
    const { authenticatedAt, ...person } = waiting.person;
    const stored = { ...waiting, person, authenticatedAtMs: authenticatedAt?.getTime() };
    const fits = Buffer.byteLength(JSON.stringify(stored)) <= MAX_UNFINISHED_BYTES;
    this.#waiting.seal(request, reply, ticket, fits ? stored : { ...stored, person: { ...person, idToken: undefined } });
    return ticket;
  }

  findWaiting(request: FastifyRequest, ticket: string): UnfinishedSignIn | undefined {
    const opened = this.#waiting.open(request, ticket)?.value;
    if (!opened) return undefined;
    const { authenticatedAtMs, person, ...waiting } = opened;
    return {
      ...waiting,
      person: { ...person, authenticatedAt: authenticatedAtMs === undefined ? undefined : new Date(authenticatedAtMs) },
    };
  }

  async finish(request: FastifyRequest, reply: FastifyReply, ticket: string): Promise<void> {
    this.#waiting.clear(request, reply, ticket);
    await this.#claim(ticket);
  }

  async #claim(key: string): Promise<void> {
    try {
      await this.#deps.limits.count("schoolAnswerOnce", createHash("sha256").update(key).digest("hex"));
    } catch (error) {
      if (error instanceof AppError) throw new SchoolSignInError("expired");
      throw error;
    }
  }
}
