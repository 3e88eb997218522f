import type { ImportRow } from "#server/db/tables/imports.ts";
import { importsFull } from "./problems.ts";

/** A long import holds a connection to the database, and the embedded one has a single connection. */
const MOST_AT_ONCE = 2;

/** Writes few imports at a time, and each once, however many ask for it at the same moment. */
export class ImportWriter {
  readonly #underWay = new Map<string, Promise<ImportRow>>();

  async once(key: string, write: () => Promise<ImportRow>): Promise<ImportRow> {
    const known = this.#underWay.get(key);
    if (known) return known;
    if (this.#underWay.size >= MOST_AT_ONCE) throw importsFull();
    const written = write().finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, written);
    return written;
  }
}
