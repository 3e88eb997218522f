import { randomUUID } from "node:crypto";
import type { ImportSummary } from "#core/contracts/imports.ts";
import { MAX_ENTRIES_A_DAY, MAX_OWN_FOODS, MAX_QUANTITY_G } from "#core/domain/constants.ts";
import { pictureFor } from "#core/domain/food-pictures/food-pictures.ts";
import { IMPORT_APPS, IMPORT_KEPT_HOURS } from "#core/domain/imports/import-choices.ts";
import type { Catalogue } from "#server/catalogue/catalogue.ts";
import { storeVersions, versionKey, versionOf } from "#server/catalogue/food-versions.ts";
import { findFoods } from "#server/catalogue/foods-by-id.ts";
import type { FoodRow } from "#server/db/tables/foods.ts";
import type { ImportRow } from "#server/db/tables/imports.ts";
import { AppError } from "#server/platform/http/errors.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { lockUser } from "#server/platform/storage/user-lock.ts";
import { type ExportContent, type ImportedExport, importOwnExport, removeOwnExport } from "./import-own-export.ts";
import { gramsOf } from "./match-foods.ts";
import { placeRow } from "./place-row.ts";
import {
  countByDay,
  countOwnFoods,
  deleteImport,
  deleteParts,
  deleteUnchanged,
  deleteUnusedFoods,
  findImport,
  hasComparableEntries,
  type ImportedEntry,
  insertEntries,
  insertFoods,
  insertPart,
  listFoodsNamed,
  listKnownKeys,
  type NewEntryRow,
  readParts,
  updateImport,
} from "./queries.ts";
import { foodKey, type ImportedRow } from "./read/imported-row.ts";

const HOUR_MS = 3_600_000;
export const keptUntil = (now = new Date()): Date => new Date(now.getTime() + IMPORT_KEPT_HOURS * HOUR_MS);

/** The first part of a draft. The other parts contain the rows. */
export interface DraftHead {
  timeZone: string;
  sure: Record<string, string>;
  whole?: ExportContent;
}

/** What has to be removed to undo an import. */
interface UndoPart {
  entries: ImportedEntry[];
  foods: string[];
  whole?: ImportedExport;
}

/** The fields of an entry apart from its time and meal. */
interface Placement {
  foodId: string;
  foodVersion: number;
  quantity: number;
}

/** Enough for somebody who eats much the same every day. The limit keeps a file without repeated lines from filling the memory. */
const MAX_PLACEMENTS = 20_000;

/** Files contain only nutrition figures, and no other details of a food. */
const NOTHING_KNOWN = {
  healthBenefits: null,
  bodyImpact: null,
  digestionSpeed: null,
  digestionPace: null,
  diabeticInfo: null,
  allergyInfo: null,
  allergens: null,
  dietParts: null,
  aiProvider: null,
  sourceCode: null,
  gtin: null,
  product: null,
};

const notHere = () => new AppError("not_found", "This import is not here any more. Please choose the file again.");
const tooLate = () => new AppError("conflict", "This import is more than a day old, so it can't be undone in one go.", "too_late");

/** Imports all of a draft or nothing. If two requests confirm it at once, the second finds it already confirmed. */
export async function confirmImport(db: Db, catalogue: Catalogue, userId: string, id: string): Promise<ImportRow> {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const row = await findImport(tx, userId, id);
    if (!row || row.state === "undone") throw notHere();
    if (row.state === "imported") return row;
    if (row.expiresAt < new Date()) throw notHere();
    const run = new ImportRun(tx, catalogue, userId, row.summary);
    const undo: string[] = [];
    let head: DraftHead | undefined;
    for await (const content of readParts(tx, userId, id)) {
      // Safe to cast: only `createDraft` writes parts, and this user's lock is held.
      if (!head) {
        head = content as DraftHead;
        undo.push(JSON.stringify(await run.start(head)));
      } else undo.push(JSON.stringify(await run.importRows(content as ImportedRow[])));
    }
    await deleteParts(tx, userId, id);
    for (const [part, json] of undo.entries()) await insertPart(tx, userId, id, part, json);
    return updateImport(tx, userId, id, { state: "imported", summary: { ...row.summary, added: run.added }, expiresAt: keptUntil() });
  });
}

/** Imports one part after the other, and keeps track of the foods and of the entries per day across parts. */
class ImportRun {
  added = 0;
  #room = 0;
  #byDay = new Map<string, number>();
  #sure: Record<string, string> = {};
  readonly #foods = new Map<string, FoodRow>();
  /** For an export of this app: the food in this account, by its id in the file. */
  readonly #foodsInFile = new Map<string, FoodRow>();
  readonly #keptVersions = new Set<string>();
  /** Cached by the line's content, because most lines repeat an earlier one. */
  readonly #placements = new Map<string, Placement>();
  #mayBeHere = true;
  readonly #tx: Db;
  readonly #catalogue: Catalogue;
  readonly #userId: string;
  readonly #summary: ImportSummary;

  constructor(tx: Db, catalogue: Catalogue, userId: string, summary: ImportSummary) {
    this.#tx = tx;
    this.#catalogue = catalogue;
    this.#userId = userId;
    this.#summary = summary;
  }

  async start({ timeZone, sure, whole }: DraftHead): Promise<UndoPart> {
    const { firstDay, lastDay } = this.#summary;
    this.#sure = sure;
    this.#mayBeHere = await hasComparableEntries(this.#tx, this.#userId, this.#summary.app);
    this.#room = MAX_OWN_FOODS - (await countOwnFoods(this.#tx, this.#userId));
    if (firstDay && lastDay) this.#byDay = await countByDay(this.#tx, this.#userId, firstDay, lastDay, timeZone);
    if (!whole) return { entries: [], foods: [] };
    const parts = { tx: this.#tx, catalogue: this.#catalogue, userId: this.#userId };
    const { foodIds, imported } = await importOwnExport(parts, whole, this.#room);
    const rows = await findFoods({ db: this.#tx, catalogue: this.#catalogue }, this.#userId, foodIds.values());
    for (const [inFile, id] of foodIds) {
      const row = rows.get(id);
      if (row) this.#foodsInFile.set(inFile, row);
    }
    return { entries: [], foods: imported.foods, whole: imported };
  }

  async importRows(rows: readonly ImportedRow[]): Promise<UndoPart> {
    const keys = rows.map(({ key }) => key);
    const known = this.#mayBeHere ? await listKnownKeys(this.#tx, this.#userId, keys, this.#summary.app) : new Set<string>();
    const fresh = rows.filter(({ key, day }) => !known.has(key) && this.#takeRoom(day));
    const made = await this.#makeFoods(fresh);
    const versions = new Map<string, FoodRow>();
    const entries = fresh.map((row): NewEntryRow => {
      const { foodId, foodVersion, quantity } = this.#placementOf(row, versions);
      return {
        id: row.logged ? row.key : randomUUID(),
        food_id: foodId,
        food_version: foodVersion,
        quantity,
        portion: row.portion,
        meal_type: row.meal,
        custom_time: row.time,
        idempotency_key: row.logged ? null : row.key,
        logged_at: row.at,
      };
    });
    await storeVersions(this.#tx, [...versions.values()]);
    for (const version of versions.keys()) this.#keptVersions.add(version);
    await insertEntries(this.#tx, this.#userId, entries);
    this.added += entries.length;
    return {
      entries: entries.map(({ id, quantity, portion, meal_type, logged_at }) => ({ id, quantity, portion, meal_type, logged_at })),
      foods: made,
    };
  }

  #takeRoom(day: string): boolean {
    const entries = this.#byDay.get(day) ?? 0;
    if (entries >= MAX_ENTRIES_A_DAY) return false;
    this.#byDay.set(day, entries + 1);
    return true;
  }

  /** Adds to `versions` the food figures that have to be stored for this placement. */
  #placementOf(row: ImportedRow, versions: Map<string, FoodRow>): Placement {
    const said = row.logged ? undefined : JSON.stringify([row.name, row.grams, row.units, row.figures]);
    const known = said === undefined ? undefined : this.#placements.get(said);
    if (known) return known;
    const { food, quantity } = this.#foodOf(row);
    const placement = { foodId: food.id, foodVersion: versionOf(food), quantity };
    const version = versionKey(placement);
    if (!this.#keptVersions.has(version)) versions.set(version, food);
    if (said !== undefined && this.#placements.size < MAX_PLACEMENTS) this.#placements.set(said, placement);
    return placement;
  }

  /**
   * Returns the catalogue's food if the figures match, or the exact food of an export of this app. Otherwise returns the user's own food with
   * the figures from the file.
   */
  #foodOf(row: ImportedRow): { food: FoodRow; quantity: number } {
    const listed = this.#listedFood(row);
    if (listed) return listed;
    const own = this.#foods.get(foodKey(row.name));
    if (!own) throw new Error("A food of the file was not made.");
    if (row.logged) return { quantity: row.logged.quantity, food: { ...own, ...row.logged.version } };
    const { quantity, figures } = placeRow(row);
    return { quantity, food: { ...own, ...figures, name: row.name } };
  }

  #listedFood(row: ImportedRow): { food: FoodRow; quantity: number } | undefined {
    if (row.logged) {
      const { foodId, quantity, version } = row.logged;
      const entry = this.#catalogue.find(foodId);
      const food = this.#foodsInFile.get(foodId) ?? (entry && this.#catalogue.rowOf(entry));
      return food && { quantity, food: { ...food, ...version } };
    }
    const id = this.#sure[foodKey(row.name)];
    const entry = id === undefined ? undefined : this.#catalogue.find(id);
    const grams = entry && gramsOf(entry, row);
    return entry && grams !== undefined && grams <= MAX_QUANTITY_G ? { food: this.#catalogue.rowOf(entry), quantity: grams } : undefined;
  }

  /** Returns the ids of the foods that had to be created. */
  async #makeFoods(rows: readonly ImportedRow[]): Promise<string[]> {
    const missing = new Map(
      rows.filter((row) => !this.#foods.has(foodKey(row.name)) && !this.#listedFood(row)).map((row) => [foodKey(row.name), row] as const),
    );
    if (missing.size === 0) return [];
    const source = IMPORT_APPS[this.#summary.app];
    for (const food of await listFoodsNamed(this.#tx, this.#userId, [...missing.keys()], source)) {
      this.#foods.set(foodKey(food.name), food);
      missing.delete(foodKey(food.name));
    }
    const made = [...missing.values()].map((row) => this.#newFood(row, source));
    if (made.length === 0) return [];
    await insertFoods(this.#tx, this.#userId, made);
    for (const food of made) this.#foods.set(foodKey(food.name), food);
    return made.map(({ id }) => id);
  }

  #newFood(row: ImportedRow, source: string): FoodRow {
    const { figures, portionGrams } = row.logged ? { figures: row.logged.version, portionGrams: null } : placeRow(row);
    // Not offered for logging again: the total of a meal, a food that was deleted before the export, or a food beyond the limit.
    const isForDiaryAlone = row.kind !== "food" || row.logged !== undefined || this.#room <= 0;
    if (!isForDiaryAlone) this.#room -= 1;
    const unit = row.portion?.replace(/^[\d.,/ ]+/, "").trim();
    const now = new Date();
    return {
      ...NOTHING_KNOWN,
      id: randomUUID(),
      ...figures,
      name: row.name,
      ownerId: this.#userId,
      category: "user-entered",
      imageUrl: `/food-art/${pictureFor({ name: row.name, category: "user-entered" })}.svg`,
      portions: portionGrams !== null && unit && row.kind === "food" ? [{ label: `1 ${unit}`, grams: portionGrams }] : [],
      source,
      createdAt: now,
      updatedAt: now,
      deletedAt: isForDiaryAlone ? now : null,
    };
  }
}

/** Discards a draft, or removes what an import added. */
export async function undoImport(db: Db, userId: string, id: string): Promise<ImportRow> {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const row = await findImport(tx, userId, id);
    if (!row) throw notHere();
    if (row.state === "undone") return row;
    if (row.state === "draft") {
      await deleteImport(tx, userId, id);
      return row;
    }
    if (row.expiresAt < new Date()) throw tooLate();
    let removed = 0;
    const made: string[] = [];
    for await (const content of readParts(tx, userId, id)) {
      // Safe to cast: only `confirmImport` writes these parts.
      const { entries, foods: ids, whole } = content as UndoPart;
      if (whole) await removeOwnExport(tx, userId, whole);
      removed += await deleteUnchanged(tx, userId, entries);
      made.push(...ids);
    }
    await deleteUnusedFoods(tx, userId, made);
    await deleteParts(tx, userId, id);
    return updateImport(tx, userId, id, { state: "undone", summary: { ...row.summary, removed } });
  });
}
