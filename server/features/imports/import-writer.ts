import type { ImportRow } from "#server/db/tables/imports.ts";
import { importsFull } from "./problems.ts";

/** Limited, because a long import holds a database connection, and the embedded database has only one. */
const MAX_CONCURRENT = 2;

/** Runs only a few imports at a time, and each only once, even if several requests confirm it at the same moment. */
export class ImportWriter {
  readonly #underWay = new Map<string, Promise<ImportRow>>();

  async once(key: string, write: () => Promise<ImportRow>): Promise<ImportRow> {
    const known = this.#underWay.get(key);
    if (known) return known;
    if (this.#underWay.size >= MAX_CONCURRENT) throw importsFull();
    const written = write().finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, written);
    return written;
  }
}
