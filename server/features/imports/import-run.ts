import { randomUUID } from "node:crypto";
import { MAX_ENTRIES_A_DAY, MAX_QUANTITY_G } from "#core/domain/diary/limits.ts";
import { pictureFor } from "#core/domain/food-pictures/food-pictures.ts";
import { MAX_OWN_FOODS } from "#core/domain/foods/limits.ts";
import { IMPORT_APPS } from "#core/domain/imports/import-choices.ts";
import type { Catalogue } from "#server/catalogue/catalogue.ts";
import { findFoods } from "#server/catalogue/find-foods.ts";
import { contentVersion, storeVersions, versionKey } from "#server/catalogue/food-versions.ts";
import type { FoodRow } from "#server/db/tables/foods.ts";
import type { ImportRow } from "#server/db/tables/imports.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { type ImportedExport, importExportPart } from "./import-own-export.ts";
import type { ImportContext } from "./import-own-foods.ts";
import { convertToGrams } from "./match-foods.ts";
import { HEAD, listImportedIds, readPart } from "./part-queries.ts";
import {
  countByDay,
  countOwnFoods,
  hasComparableEntries,
  type ImportedEntry,
  insertEntries,
  insertFoods,
  listExistingKeys,
  listFoodsNamed,
  type NewEntryRow,
} from "./queries.ts";
import type { DraftPart } from "./read/draft-parts.ts";
import { foodKey, type ImportedRow } from "./read/imported-row.ts";
import { placeRow } from "./resolve-row.ts";

/** What every part of a draft needs. */
export interface DraftHead {
  timeZone: string;
  sure: Record<string, string>;
}

/** What has to be removed to undo a part. */
export type UndoPart = ImportedExport & { entries?: ImportedEntry[] };

/** The fields of an entry apart from its time and meal. */
interface Placement {
  foodId: string;
  foodVersion: number;
  quantity: number;
}

/** Enough for somebody who eats much the same every day. The limit keeps a file without repeated lines from filling the memory. */
const MAX_PLACEMENTS = 20_000;

/** Files contain only nutrition figures, and no other details of a food. */
const NO_FOOD_FACTS = {
  healthBenefits: null,
  bodyImpact: null,
  digestionSpeed: null,
  digestionPace: null,
  diabeticInfo: null,
  calmTexts: null,
  safety: null,
  allergyInfo: null,
  allergens: null,
  dietParts: null,
  aiProvider: null,
  sourceCode: null,
  gtin: null,
  product: null,
};

/**
 * Imports the parts of one draft, each in a transaction of the caller. What it remembers across parts it can find again in the database, so
 * that another process can continue after any part.
 */
export class ImportRun {
  readonly #catalogue: Catalogue;
  readonly #row: ImportRow;
  readonly #head: DraftHead;
  /** Whether any line can have been imported before. If not, checking line by line is unnecessary. */
  readonly #mayBeHere: boolean;
  readonly #foods = new Map<string, FoodRow>();
  readonly #context: Omit<ImportContext, "tx">;
  /** For an export of this app: the food in this account, by its id in the file. */
  readonly #foodsInFile = new Map<string, FoodRow>();
  readonly #storedVersions = new Set<string>();
  /** Cached by the line's content, because most lines repeat an earlier one. */
  readonly #placements = new Map<string, Placement>();

  private constructor(catalogue: Catalogue, row: ImportRow, head: DraftHead, mayBeHere: boolean) {
    this.#catalogue = catalogue;
    this.#row = row;
    this.#head = head;
    this.#mayBeHere = mayBeHere;
    this.#context = { catalogue, userId: row.userId, foodIds: new Map(), recipeIds: new Map(), made: new Set() };
  }

  /** Starts a draft, or continues after the parts that are done. */
  static async open(db: Db, catalogue: Catalogue, row: ImportRow): Promise<ImportRun> {
    // Safe to cast: only `createDraft` writes the head.
    const head = (await readPart(db, row, HEAD)) as DraftHead;
    const run = new ImportRun(catalogue, row, head, await hasComparableEntries(db, row.userId, row.summary.app));
    const { foodIds, recipeIds, made } = run.#context;
    for (const done of await listImportedIds(db, row)) {
      for (const [inFile, here] of done.foodIds ?? []) foodIds.set(inFile, here);
      for (const [inFile, here] of done.recipeIds ?? []) recipeIds.set(inFile, here);
      for (const id of done.foods ?? []) made.add(id);
    }
    return run;
  }

  importPart(tx: Db, part: DraftPart): Promise<UndoPart> {
    return part.kind === "rows" ? this.#importRows(tx, part.rows) : importExportPart({ tx, ...this.#context }, part);
  }

  async #importRows(tx: Db, rows: readonly ImportedRow[]): Promise<UndoPart> {
    const { userId, summary } = this.#row;
    const keys = rows.map(({ key }) => key);
    const existing = this.#mayBeHere ? await listExistingKeys(tx, userId, keys, summary.app) : new Set<string>();
    // Counted for each part, because the user may log in between.
    const byDay = await countByDay(tx, userId, [...new Set(rows.map(({ day }) => day))], this.#head.timeZone);
    const fresh = rows.filter(({ key, day }) => !existing.has(key) && takeRoom(byDay, day));
    await this.#loadFoodsInFile(tx, fresh);
    const made = await this.#makeFoods(tx, fresh);
    const versions = new Map<string, FoodRow>();
    const entries = fresh.map((row): NewEntryRow => {
      const { foodId, foodVersion, quantity } = this.#findPlacement(row, versions);
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
    await storeVersions(tx, [...versions.values()]);
    if (this.#storedVersions.size > MAX_PLACEMENTS) this.#storedVersions.clear();
    for (const version of versions.keys()) this.#storedVersions.add(version);
    await insertEntries(tx, userId, entries);
    return {
      entries: entries.map(({ id, quantity, portion, meal_type, logged_at }) => ({ id, quantity, portion, meal_type, logged_at })),
      foods: made,
    };
  }

  async #loadFoodsInFile(tx: Db, rows: readonly ImportedRow[]): Promise<void> {
    const { foodIds, userId } = this.#context;
    const missing = new Map<string, string>();
    for (const { logged } of rows) {
      const here = logged && foodIds.get(logged.foodId);
      if (here !== undefined && !this.#foodsInFile.has(logged?.foodId ?? "")) missing.set(logged?.foodId ?? "", here);
    }
    if (missing.size === 0) return;
    const found = await findFoods({ db: tx, catalogue: this.#catalogue }, userId, missing.values());
    for (const [inFile, here] of missing) {
      const food = found.get(here);
      if (food) this.#foodsInFile.set(inFile, food);
    }
  }

  /** Adds to `versions` the food figures that have to be stored for this placement. */
  #findPlacement(row: ImportedRow, versions: Map<string, FoodRow>): Placement {
    const said = row.logged ? undefined : JSON.stringify([row.name, row.grams, row.units, row.figures]);
    const existing = said === undefined ? undefined : this.#placements.get(said);
    if (existing) return existing;
    const { food, quantity } = this.#findFood(row);
    const placement = { foodId: food.id, foodVersion: contentVersion(food), quantity };
    const version = versionKey(placement);
    if (!this.#storedVersions.has(version)) versions.set(version, food);
    if (said !== undefined && this.#placements.size < MAX_PLACEMENTS) this.#placements.set(said, placement);
    return placement;
  }

  /**
   * Returns the catalogue's food if the figures match, or the exact food of an export of this app. Otherwise returns the user's own food with
   * the figures from the file.
   */
  #findFood(row: ImportedRow): { food: FoodRow; quantity: number } {
    const listed = this.#listedFood(row);
    if (listed) return listed;
    const own = this.#foods.get(foodKey(row.name));
    if (!own) throw new Error("A food of the file was not made.");
    if (row.logged) return { quantity: row.logged.quantity, food: { ...own, ...row.logged.version } };
    const { quantity, figures: nutrients } = placeRow(row);
    return { quantity, food: { ...own, ...nutrients, name: row.name } };
  }

  #listedFood(row: ImportedRow): { food: FoodRow; quantity: number } | undefined {
    if (row.logged) {
      const { foodId, quantity, version } = row.logged;
      const entry = this.#catalogue.find(foodId);
      const food = this.#foodsInFile.get(foodId) ?? (entry && this.#catalogue.getRow(entry));
      return food && { quantity, food: { ...food, ...version } };
    }
    const id = this.#head.sure[foodKey(row.name)];
    const entry = id === undefined ? undefined : this.#catalogue.find(id);
    const grams = entry && convertToGrams(entry, row);
    return entry && grams !== undefined && grams <= MAX_QUANTITY_G ? { food: this.#catalogue.getRow(entry), quantity: grams } : undefined;
  }

  /** Returns the ids of the foods that had to be created. */
  async #makeFoods(tx: Db, rows: readonly ImportedRow[]): Promise<string[]> {
    const { userId, summary } = this.#row;
    const missing = new Map(
      rows.filter((row) => !this.#foods.has(foodKey(row.name)) && !this.#listedFood(row)).map((row) => [foodKey(row.name), row] as const),
    );
    if (missing.size === 0) return [];
    const source = IMPORT_APPS[summary.app];
    for (const food of await listFoodsNamed(tx, userId, [...missing.keys()], source)) {
      this.#foods.set(foodKey(food.name), food);
      missing.delete(foodKey(food.name));
    }
    if (missing.size === 0) return [];
    let room = MAX_OWN_FOODS - (await countOwnFoods(tx, userId));
    const made = [...missing.values()].map((row) => {
      // Not offered for logging again: the total of a meal, a food that was deleted before the export, or a food beyond the limit.
      const isForDiaryAlone = row.kind !== "food" || row.logged !== undefined || room <= 0;
      if (!isForDiaryAlone) room -= 1;
      return newFood(userId, row, source, isForDiaryAlone);
    });
    await insertFoods(tx, userId, made);
    for (const food of made) this.#foods.set(foodKey(food.name), food);
    return made.map(({ id }) => id);
  }
}

function takeRoom(byDay: Map<string, number>, day: string): boolean {
  const entries = byDay.get(day) ?? 0;
  byDay.set(day, entries + 1);
  return entries < MAX_ENTRIES_A_DAY;
}

function newFood(userId: string, row: ImportedRow, source: string, isForDiaryAlone: boolean): FoodRow {
  const { figures: nutrients, portionGrams } = row.logged ? { figures: row.logged.version, portionGrams: null } : placeRow(row);
  const unit = row.portion?.replace(/^[\d.,/ ]+/, "").trim();
  const now = new Date();
  return {
    ...NO_FOOD_FACTS,
    id: randomUUID(),
    ...nutrients,
    name: row.name,
    ownerId: userId,
    category: "user-entered",
    imageUrl: `/food-art/${pictureFor({ name: row.name, category: "user-entered" })}.svg`,
    portions: portionGrams !== null && unit && row.kind === "food" ? [{ label: `1 ${unit}`, grams: portionGrams }] : [],
    source,
    createdAt: now,
    updatedAt: now,
    deletedAt: isForDiaryAlone ? now : null,
  };
}
