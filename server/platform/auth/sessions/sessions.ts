import { createHmac, randomBytes } from "node:crypto";
import { and, desc, eq, gt, inArray, lt, ne, sql } from "drizzle-orm";
import { MAX_SESSIONS } from "#core/domain/accounts/limits.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#core/domain/calendar/durations.ts";
import { type SessionDetails, sessions } from "#server/db/tables/sessions.ts";
import { type UserRow, users } from "#server/db/tables/users.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { statements } from "#server/platform/storage/prepared-statements.ts";
import type { UserCache } from "./user-cache.ts";

export const SESSION_IDLE_MS = 14 * DAY_MS;
/**
 * An administrator can do more harm, so an unused session ends sooner.
 * @internal
 */
export const ADMIN_IDLE_MS = 2 * HOUR_MS;
export const SESSION_LONGEST_MS = 60 * DAY_MS;
/** A session is marked as seen at most this often, so that reads do not cause a write each time. */
const SEEN_EVERY_MS = 10 * MINUTE_MS;
const USER_AGENT_LENGTH = 200;
const TOKEN_BYTES = 32;
const MAX_OWNERS = 50_000;

const p = sql.placeholder;

const prepared = statements((db) => ({
  find: db
    .select({
      session: { lastSeenAt: sessions.lastSeenAt, createdAt: sessions.createdAt, verifiedAt: sessions.verifiedAt },
      user: users,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.sid, sql.placeholder("sid")), gt(sessions.expire, sql.placeholder("now"))))
    .prepare("session_find"),
  // The account is locked, not only read, so that a concurrent password change either ends this session or prevents it.
  start: db
    .insert(sessions)
    .select(
      sql`select ${p("sid")}::text, ${users.id}, ${p("sess")}::jsonb, ${p("now")}::timestamptz, ${p("now")}::timestamptz,
        ${p("verifiedAt")}::timestamptz, ${p("expire")}::timestamptz from ${users}
        where ${users.id} = ${p("userId")}::uuid and ${users.password} = ${p("password")}::text
        and ${users.twoFactorEnabled} = ${p("twoFactorEnabled")}::boolean
        and (not ${users.twoFactorEnabled} or ${users.twoFactorSecret} is not distinct from ${p("twoFactorSecret")}::text) for share`,
    )
    .returning({ sid: sessions.sid })
    .prepare("session_start"),
  endOldest: db
    .delete(sessions)
    .where(
      inArray(
        sessions.sid,
        db
          .select({ sid: sessions.sid })
          .from(sessions)
          .where(eq(sessions.userId, sql.placeholder("userId")))
          .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
          .offset(MAX_SESSIONS),
      ),
    )
    .returning({ sid: sessions.sid })
    .prepare("session_end_oldest"),
}));

export interface Session {
  sid: string;
  user: UserRow;
  /** When the password was last entered on this device. */
  verifiedAt: Date;
}

/** The credentials that were checked. They must be unchanged when a session starts. */
export type VerifiedUser = Pick<UserRow, "id" | "password" | "twoFactorEnabled" | "twoFactorSecret">;

export interface SessionStart {
  /** When the person proved their identity, if not just now. */
  verifiedAt?: Date;
  /** The provider that confirmed it. */
  school?: SessionDetails["school"];
}

/** Sessions are stored in the database, so that every process sees the same ones, and ending one ends it everywhere. */
export class Sessions {
  readonly #db: Db;
  readonly #secret: string;
  readonly #userCache: UserCache;
  /** The user id of a session, to look it up in the user cache. */
  readonly #owners = new Map<string, string>();

  constructor(db: Db, secret: string, userCache: UserCache) {
    this.#db = db;
    this.#secret = secret;
    this.#userCache = userCache;
  }

  /** Returns a token that only the browser keeps, or undefined if the password or second factor has changed meanwhile. */
  async start(
    verified: VerifiedUser,
    userAgent: string | undefined,
    { verifiedAt, school }: SessionStart = {},
  ): Promise<string | undefined> {
    const token = randomBytes(TOKEN_BYTES).toString("base64url");
    // All times come from the server's clock, which also checks them later. The database's clock may differ.
    const now = new Date();
    const sess: SessionDetails = { userAgent: userAgent?.slice(0, USER_AGENT_LENGTH) ?? null, ...(school && { school }) };
    const started = await prepared(this.#db).start.execute({
      sid: this.#hashToken(token),
      userId: verified.id,
      password: verified.password,
      twoFactorEnabled: verified.twoFactorEnabled,
      twoFactorSecret: verified.twoFactorSecret,
      sess: JSON.stringify(sess),
      now: now.toISOString(),
      verifiedAt: (verifiedAt ?? now).toISOString(),
      expire: new Date(now.getTime() + SESSION_IDLE_MS).toISOString(),
    });
    if (started.length === 0) return undefined;
    await this.#endOldest(verified.id);
    return token;
  }

  async find(token: string): Promise<Session | undefined> {
    const sid = this.#hashToken(token);
    const owner = this.#owners.get(sid);
    if (owner !== undefined) return this.#userCache.getOrLoad(owner, sid, () => this.#load(sid));
    const session = await this.#load(sid);
    if (!session) return undefined;
    if (this.#owners.size >= MAX_OWNERS) this.#owners.clear();
    this.#owners.set(sid, session.user.id);
    return session;
  }

  /** Returns the session's owner and details if it existed. */
  async end(token: string): Promise<{ userId: string; details: SessionDetails } | undefined> {
    const [ended] = await this.#db
      .delete(sessions)
      .where(eq(sessions.sid, this.#hashToken(token)))
      .returning({ userId: sessions.userId, details: sessions.sess });
    if (ended) this.#userCache.invalidate(ended.userId);
    return ended;
  }

  /** Called after a change of password or second factor, so that all other sessions must sign in again. */
  async endOtherSessions(userId: string, exceptSid: string, db: Db = this.#db): Promise<void> {
    await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.sid, exceptSid)));
    this.#userCache.invalidate(userId);
  }

  /** Called after a password change by somebody who has no session. */
  async endAll(userId: string, db: Db = this.#db): Promise<void> {
    await db.delete(sessions).where(eq(sessions.userId, userId));
    this.#userCache.invalidate(userId);
  }

  /** Records that the password was entered again in this session. Returns false if the session has ended meanwhile. */
  async markVerified(sid: string): Promise<boolean> {
    const verified = await this.#db
      .update(sessions)
      .set({ verifiedAt: new Date() })
      .where(eq(sessions.sid, sid))
      .returning({ sid: sessions.sid });
    return verified.length > 0;
  }

  async list(userId: string): Promise<(typeof sessions.$inferSelect)[]> {
    return this.#db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, userId), gt(sessions.expire, new Date())))
      .orderBy(desc(sessions.lastSeenAt))
      .limit(MAX_SESSIONS);
  }

  /** Deletes the least recently used sessions if there are more than any user needs. */
  async #endOldest(userId: string): Promise<void> {
    const ended = await prepared(this.#db).endOldest.execute({ userId });
    if (ended.length > 0) this.#userCache.invalidate(userId);
  }

  async deleteExpired(): Promise<void> {
    await this.#db.delete(sessions).where(lt(sessions.expire, new Date()));
  }

  async #load(sid: string): Promise<Session | undefined> {
    const now = new Date();
    const [row] = await prepared(this.#db).find.execute({ sid, now: now.toISOString() });
    if (!row) return undefined;
    if (row.user.isAdmin && now.getTime() - row.session.lastSeenAt.getTime() > ADMIN_IDLE_MS) {
      await this.#db.delete(sessions).where(eq(sessions.sid, sid));
      return undefined;
    }
    if (now.getTime() - row.session.lastSeenAt.getTime() > SEEN_EVERY_MS) await this.#markSeen(sid, row.session.createdAt, now);
    return { sid, user: row.user, verifiedAt: row.session.verifiedAt };
  }

  async #markSeen(sid: string, createdAt: Date, now: Date): Promise<void> {
    const expire = new Date(Math.min(now.getTime() + SESSION_IDLE_MS, createdAt.getTime() + SESSION_LONGEST_MS));
    await this.#db.update(sessions).set({ lastSeenAt: now, expire }).where(eq(sessions.sid, sid));
  }

  #hashToken(token: string): string {
    return createHmac("sha256", this.#secret).update(token).digest("base64url");
  }
}
