import pg from "pg";
import type { UserCache } from "./user-cache.ts";

/** Database triggers notify this channel of the user whose account, sessions, own foods, preferences or API keys changed. */
export const USER_CHANGE_CHANNEL = "person_changed";

const RECONNECT_AFTER_MS = 1_000;
const CONNECT_TIMEOUT_MS = 5_000;
const HEARTBEAT_EVERY_MS = 1_000;
/** A connection may be dead for minutes before an error is reported, so an older confirmation is not trusted. */
const FRESH_MS = 3_000;

/**
 * A dedicated connection that listens for changes. The response to a heartbeat arrives after all earlier notifications,
 * so it proves that none is missing. While the connection is broken or silent, the user cache stores nothing.
 */
export class UserChangeListener {
  readonly #url: string;
  readonly #userCache: UserCache;
  #client: pg.Client | undefined;
  #next: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(url: string, userCache: UserCache) {
    this.#url = url;
    this.#userCache = userCache;
  }

  async start(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: "bitebright watch",
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: FRESH_MS,
    });
    this.#client = client;
    client.on("notification", ({ payload }) => payload && this.#userCache.invalidate(payload));
    client.on("error", () => {});
    client.once("end", () => this.#lost(client));
    try {
      await client.connect();
      const startedAt = performance.now();
      await client.query(`listen ${USER_CHANGE_CHANNEL}`);
      if (client !== this.#client || this.#isStopped) return;
      this.#userCache.startListening(startedAt + FRESH_MS);
      this.#beatLater(client);
    } catch {
      this.#lost(client);
    }
  }

  #beatLater(client: pg.Client): void {
    this.#next = setTimeout(() => void this.#beat(client), HEARTBEAT_EVERY_MS);
    this.#next.unref();
  }

  async #beat(client: pg.Client): Promise<void> {
    const startedAt = performance.now();
    try {
      await client.query("select 1");
    } catch {
      this.#lost(client);
      return;
    }
    if (client !== this.#client || this.#isStopped) return;
    this.#userCache.listenUntil(startedAt + FRESH_MS);
    this.#beatLater(client);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#next);
    this.#userCache.stopListening();
    await this.#client?.end().catch(() => {});
  }

  #lost(client: pg.Client): void {
    if (client !== this.#client) return;
    this.#client = undefined;
    clearTimeout(this.#next);
    this.#userCache.stopListening();
    client.end().catch(() => {});
    if (this.#isStopped) return;
    this.#next = setTimeout(() => void this.start(), RECONNECT_AFTER_MS);
    this.#next.unref();
  }
}
