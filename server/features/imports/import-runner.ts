import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Catalogue } from "#server/catalogue/catalogue.ts";
import type { ImportRow } from "#server/db/tables/imports.ts";
import type { ProcessorBudgets } from "#server/platform/http/load-shedding/processor-budgets.ts";
import { giveWay } from "#server/platform/storage/batches.ts";
import { type Db, isDatabaseUnavailable } from "#server/platform/storage/database.ts";
import { removeExportPart } from "./import-own-export.ts";
import { ImportRun, type UndoPart } from "./import-run.ts";
import { claimImport, LostClaim, listAbandoned, releaseImport, startUndo, step } from "./import-state.ts";
import { deletePart, deleteParts, readPart, replacePart } from "./part-queries.ts";
import { importsFull } from "./problems.ts";
import { deleteUnchanged, deleteUnusedFoods } from "./queries.ts";
import type { DraftPart } from "./read/draft-parts.ts";

/** So that several imports do not take turns only with each other. */
const MAX_CONCURRENT = 2;
/** Most imports take less than a second, and their request is answered with the result. */
const ANSWERED_WITHIN_MS = 10_000;
/** How often imports are looked for whose process has ended. */
const LOOK_EVERY_MS = 5_000;

/**
 * Imports and undoes in the background, in batches that are a transaction each, and gives way to others after each.
 */
export class ImportRunner {
  readonly #running = new Map<string, Promise<void>>();
  readonly #stopping = new AbortController();
  #look: NodeJS.Timeout | undefined;
  readonly #db: Db;
  readonly #catalogue: Catalogue;
  readonly #log: FastifyBaseLogger;
  readonly #budgets: ProcessorBudgets;

  constructor(db: Db, catalogue: Catalogue, log: FastifyBaseLogger, budgets: ProcessorBudgets) {
    this.#db = db;
    this.#budgets = budgets;
    this.#catalogue = catalogue;
    this.#log = log;
  }

  /** Continues what a process that has ended left unfinished, now and whenever another process ends. */
  start(): void {
    const look = () =>
      this.#continueAbandoned().catch((error: unknown) => this.#log.warn({ err: error }, "imports could not be continued"));
    this.#look = setInterval(look, LOOK_EVERY_MS);
    void look();
  }

  /** Resolves after the batch that is under way. The rest is continued after the next start. */
  async stop(): Promise<void> {
    clearInterval(this.#look);
    this.#stopping.abort();
    await Promise.all(this.#running.values());
  }

  assertRoom(id: string): void {
    if (!this.#running.has(id) && this.#running.size >= MAX_CONCURRENT) throw importsFull();
  }

  /** Resolves when the import is finished, or after some seconds if it takes longer. */
  async run({ userId, id }: Pick<ImportRow, "userId" | "id">): Promise<void> {
    await Promise.race([this.#ensureRunning(userId, id), setTimeout(ANSWERED_WITHIN_MS, undefined, { ref: false })]);
  }

  #ensureRunning(userId: string, id: string): Promise<void> {
    const running = this.#running.get(id);
    if (running) return running;
    const started = this.#finish(userId, id)
      .catch((error: unknown) => this.#log.error({ err: error }, "an import was interrupted"))
      .finally(() => this.#running.delete(id));
    this.#running.set(id, started);
    return started;
  }

  async #continueAbandoned(): Promise<void> {
    const room = MAX_CONCURRENT - this.#running.size;
    if (room <= 0) return;
    for (const { userId, id } of await listAbandoned(this.#db, room)) void this.#ensureRunning(userId, id);
  }

  async #finish(userId: string, id: string): Promise<void> {
    const claim = randomUUID();
    let run: ImportRun | undefined;
    let failures = 0;
    for (;;) {
      const row = await claimImport(this.#db, userId, id, claim);
      if (!row) return;
      if (this.#stopping.signal.aborted) return releaseImport(this.#db, row);
      const start = performance.now();
      try {
        if (row.state === "undoing") await this.#budgets.spend(userId, () => undoNext(this.#db, row));
        else {
          run ??= await ImportRun.open(this.#db, this.#catalogue, row);
          const opened = run;
          await this.#budgets.spend(userId, () => importNext(this.#db, row, opened));
        }
        failures = 0;
      } catch (error) {
        if (error instanceof LostClaim) continue;
        if (isDatabaseUnavailable(error)) throw error;
        // What it remembers may have been changed by the user, such as a food that was deleted, so it is read again.
        run = undefined;
        failures += 1;
        if (failures > 1) {
          if (row.state === "undoing") throw error;
          this.#log.error({ err: error }, "an import failed, so it is undone");
          await startUndo(this.#db, userId, id);
        }
      }
      await giveWay(performance.now() - start, this.#stopping.signal);
      await this.#budgets.waitForTime(userId, this.#stopping.signal);
    }
  }
}

async function importNext(db: Db, row: ImportRow, run: ImportRun): Promise<void> {
  const { parts, partsDone, entriesDone, summary } = row;
  await step(db, row, async (tx) => {
    if (partsDone === parts) return { state: "imported", claim: null, summary: { ...summary, added: entriesDone } };
    const part = partsDone + 1;
    // Safe to cast: only `createDraft` writes parts, and only this step replaces them.
    const undo = await run.importPart(tx, (await readPart(tx, row, part)) as DraftPart);
    await replacePart(tx, row, part, JSON.stringify(undo));
    return { partsDone: part, entriesDone: entriesDone + (undo.entries?.length ?? 0) };
  });
}

/** From the last part to the first, because later parts use the foods of earlier ones. */
async function undoNext(db: Db, row: ImportRow): Promise<void> {
  const { userId, partsDone, entriesDone, summary } = row;
  if (partsDone === 0) {
    await deleteParts(db, row);
    await step(db, row, async () => ({ state: "undone", claim: null, summary: { ...summary, removed: entriesDone } }));
    return;
  }
  await step(db, row, async (tx) => {
    // Safe to cast: the parts that are done were written by `importNext`.
    const { entries = [], foods = [], ...imported } = (await readPart(tx, row, partsDone)) as UndoPart;
    await removeExportPart(tx, userId, imported);
    const removed = await deleteUnchanged(tx, userId, entries);
    await deleteUnusedFoods(tx, userId, foods);
    await deletePart(tx, row, partsDone);
    return { partsDone: partsDone - 1, entriesDone: entriesDone + removed };
  });
}
