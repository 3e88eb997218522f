import type { FastifyReply, FastifyRequest } from "fastify";
import { SCHOOL_TICKET_PARAMETER } from "#core/domain/accounts/school-problems.ts";
import { MINUTE_MS } from "#core/domain/calendar/durations.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import type { UserRow } from "#server/db/tables/users.ts";
import { findUserByEmail } from "#server/platform/auth/accounts.ts";
import { lockAccount } from "#server/platform/auth/locked-account.ts";
import { isOnlyStated, isUnclaimed } from "#server/platform/auth/ownership/unclaimed.ts";
import { type SchoolIdentity, SchoolSignInError } from "#server/platform/auth/school-providers.ts";
import { readSessionToken } from "#server/platform/auth/sessions/session-cookie.ts";
import type { Session } from "#server/platform/auth/sessions/sessions.ts";
import { startSession } from "#server/platform/auth/sessions/start-session.ts";
import type { Deps } from "#server/platform/deps.ts";
import { toNetwork } from "#server/platform/http/rate-limits/client-network.ts";
import { followSchool } from "./admin-rights.ts";
import type { Attempt, Attempts } from "./attempts.ts";
import { createAccount } from "./new-account.ts";
import { findUserOfIdentity, insertIdentity, listIdentities } from "./queries.ts";

/** The dashboard, with the question that is shown to new accounts. */
const WELCOME_PATH = `${APP_PATHS.home}?welcome`;
/** How far the provider's clock may be behind the server's. */
const CLOCKS_DIFFER_MS = MINUTE_MS;
const LONG_AGO = new Date(0);

/** Handles a provider's answer according to the purpose of the attempt. */
export class CallbackHandler {
  readonly #deps: Deps;
  readonly #attempts: Attempts;

  constructor(deps: Deps, attempts: Attempts) {
    this.#deps = deps;
    this.#attempts = attempts;
  }

  /** Returns the page to redirect to. */
  async signIn(request: FastifyRequest, reply: FastifyReply, person: SchoolIdentity, to: string): Promise<string> {
    const { db } = this.#deps;
    const linked = await findUserOfIdentity(db, person);
    if (linked) {
      // The account requires a code, unless the provider has checked a second factor itself.
      if (linked.twoFactorEnabled && !person.hasSecondFactor)
        return this.#stepPath(request, reply, { kind: "code", userId: linked.id, person, to });
      await this.start(request, reply, linked, person);
      return to;
    }
    const namesake = person.email === undefined ? undefined : await findUserByEmail(db, person.email);
    if (namesake && !isOnlyStated(namesake)) {
      if (person.emailVerified) return this.#stepPath(request, reply, { kind: "link", userId: namesake.id, person, to });
      if (!isUnclaimed(namesake)) throw new SchoolSignInError("unverified");
    }
    await this.startNew(request, reply, person);
    return WELCOME_PATH;
  }

  /** Creates an account. It takes the address, if the provider reports it as verified and nobody else has shown that it is theirs. */
  async startNew(request: FastifyRequest, reply: FastifyReply, person: SchoolIdentity): Promise<UserRow> {
    const { db, limits, registration } = this.#deps;
    // A school's provider vouches for its members, so they need no invitation.
    if (registration === "closed") throw new SchoolSignInError("closed");
    await limits.count("registrationPerIp", toNetwork(request.ip));
    return this.start(request, reply, await createAccount(db, person), person, { isNewAccount: true });
  }

  /** Starts the session of a user who has been identified by the provider and, if required, by a code or login. */
  async start(
    request: FastifyRequest,
    reply: FastifyReply,
    user: UserRow,
    person: SchoolIdentity,
    { isNewAccount = false } = {},
  ): Promise<UserRow> {
    const { schools, sessions, db } = this.#deps;
    const followed = await followSchool(this.#deps, user, person);
    if (!followed) throw new SchoolSignInError("expired");
    const school = { issuer: person.issuer, ...schools.sealIdToken(person.idToken, user.id) };
    // If the provider does not state when the user last signed in there, it proves nothing about the present.
    const verifiedAt = person.authenticatedAt ?? LONG_AGO;
    const token = await startSession(this.#deps, request, reply, followed, { by: "school", verifiedAt, school, isNewAccount });
    if (token === undefined) throw new SchoolSignInError("expired");
    // Unlinking ends only existing sessions, so a session that starts at the same moment has to check for itself.
    if ((await findUserOfIdentity(db, person))?.id !== user.id) {
      await sessions.end(token);
      throw new SchoolSignInError("expired");
    }
    return followed;
  }

  /** Links an identity from the profile of a signed-in user. */
  async link(request: FastifyRequest, { sid }: Attempt, person: SchoolIdentity): Promise<void> {
    const { db, accountEvents } = this.#deps;
    const { user } = await this.#findSession(request, sid);
    if (!person.emailVerified) throw new SchoolSignInError("unverified");
    const owner = await findUserOfIdentity(db, person);
    if (owner) {
      if (owner.id !== user.id) throw new SchoolSignInError("taken");
      return;
    }
    await db.transaction(async (tx) => {
      await lockAccount(tx, user, sid ?? "");
      if (!(await insertIdentity(tx, user.id, person))) throw new SchoolSignInError("already");
      await accountEvents.record(tx, user.id, "school_linked", request);
    });
  }

  /** Confirms the user's identity after they have signed in at the provider again. */
  async confirm(request: FastifyRequest, { sid }: Attempt, startedAt: number, person: SchoolIdentity): Promise<void> {
    const { db, sessions, userCache } = this.#deps;
    const { user } = await this.#findSession(request, sid);
    const identities = await listIdentities(db, user.id);
    if (!identities.some(({ issuer, subject }) => issuer === person.issuer && subject === person.subject))
      throw new SchoolSignInError("taken");
    const seenAt = person.authenticatedAt?.getTime() ?? 0;
    if (seenAt < startedAt - CLOCKS_DIFFER_MS) throw new SchoolSignInError("not-fresh");
    if (!(await sessions.markVerified(sid ?? ""))) throw new SchoolSignInError("expired");
    userCache.invalidate(user.id);
  }

  /** The session that started the attempt must still be this browser's session. */
  async #findSession(request: FastifyRequest, sid: string | undefined): Promise<Session> {
    const token = readSessionToken(request);
    const session = token === undefined ? undefined : await this.#deps.sessions.find(token);
    if (!session || session.sid !== sid) throw new SchoolSignInError("expired");
    return session;
  }

  #stepPath(request: FastifyRequest, reply: FastifyReply, waiting: Parameters<Attempts["wait"]>[2]): string {
    return `${APP_PATHS.auth}?${SCHOOL_TICKET_PARAMETER}=${this.#attempts.wait(request, reply, waiting)}`;
  }
}
