import { createHmac, randomBytes } from "node:crypto";
import { and, desc, eq, gt, lt, ne } from "drizzle-orm";
import { sessions } from "#server/db/tables/sessions.ts";
import { type UserRow, users } from "#server/db/tables/users.ts";
import type { Db } from "#server/platform/database.ts";

const DAY_MS = 24 * 60 * 60_000;
export const SESSION_IDLE_MS = 14 * DAY_MS;
export const SESSION_LONGEST_MS = 60 * DAY_MS;
/** A session is marked as seen at most this often, so that reads stay reads. */
const SEEN_EVERY_MS = 10 * 60_000;
const USER_AGENT_LENGTH = 200;
const TOKEN_BYTES = 32;

export interface Session {
  sid: string;
  user: UserRow;
}

/** Sessions live in the database: every server process sees the same ones, and ending one ends it everywhere. */
export class Sessions {
  readonly #db: Db;
  readonly #secret: string;

  constructor(db: Db, secret: string) {
    this.#db = db;
    this.#secret = secret;
  }

  /** Starts a session and gives its token, which only the browser keeps. */
  async start(userId: string, userAgent: string | undefined): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString("base64url");
    await this.#db.insert(sessions).values({
      sid: this.#sidOf(token),
      userId,
      sess: { userAgent: userAgent?.slice(0, USER_AGENT_LENGTH) ?? null },
      expire: new Date(Date.now() + SESSION_IDLE_MS),
    });
    return token;
  }

  async find(token: string): Promise<Session | undefined> {
    const now = new Date();
    const [row] = await this.#db
      .select({ session: sessions, user: users })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(sessions.sid, this.#sidOf(token)), gt(sessions.expire, now)));
    if (!row) return undefined;
    if (now.getTime() - row.session.lastSeenAt.getTime() > SEEN_EVERY_MS) await this.#markSeen(row.session.sid, row.session.createdAt, now);
    return { sid: row.session.sid, user: row.user };
  }

  async end(token: string): Promise<void> {
    await this.#db.delete(sessions).where(eq(sessions.sid, this.#sidOf(token)));
  }

  /** After a change of password or second factor: whoever else is signed in must prove themselves again. */
  async endOthers(userId: string, exceptSid: string): Promise<void> {
    await this.#db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.sid, exceptSid)));
  }

  async list(userId: string): Promise<(typeof sessions.$inferSelect)[]> {
    return this.#db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, userId), gt(sessions.expire, new Date())))
      .orderBy(desc(sessions.lastSeenAt));
  }

  async deleteExpired(): Promise<void> {
    await this.#db.delete(sessions).where(lt(sessions.expire, new Date()));
  }

  async #markSeen(sid: string, createdAt: Date, now: Date): Promise<void> {
    const expire = new Date(Math.min(now.getTime() + SESSION_IDLE_MS, createdAt.getTime() + SESSION_LONGEST_MS));
    await this.#db.update(sessions).set({ lastSeenAt: now, expire }).where(eq(sessions.sid, sid));
  }

  #sidOf(token: string): string {
    return createHmac("sha256", this.#secret).update(token).digest("base64url");
  }
}
