import pg from "pg";
import type { PersonMemory } from "#server/platform/person-memory.ts";

/** Triggers of the database say here whose account, sessions or own foods changed. */
export const PEOPLE_CHANNEL = "person_changed";

const RECONNECT_AFTER_MS = 1_000;

/** A connection of its own that hears of changes. While it is broken the memory keeps nothing. */
export class PeopleWatch {
  readonly #url: string;
  readonly #memory: PersonMemory;
  #client: pg.Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(url: string, memory: PersonMemory) {
    this.#url = url;
    this.#memory = memory;
  }

  async start(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, application_name: "bitebright watch", keepAlive: true });
    this.#client = client;
    client.on("notification", ({ payload }) => payload && this.#memory.forget(payload));
    client.on("error", () => {});
    client.once("end", () => this.#lost(client));
    try {
      await client.connect();
      await client.query(`listen ${PEOPLE_CHANNEL}`);
      this.#memory.startListening();
    } catch {
      this.#lost(client);
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#retry);
    this.#memory.stopListening();
    await this.#client?.end().catch(() => {});
  }

  #lost(client: pg.Client): void {
    if (client !== this.#client) return;
    this.#client = undefined;
    this.#memory.stopListening();
    client.end().catch(() => {});
    if (this.#isStopped) return;
    this.#retry = setTimeout(() => void this.start(), RECONNECT_AFTER_MS);
    this.#retry.unref();
  }
}
