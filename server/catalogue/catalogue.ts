import { createHash } from "node:crypto";
import type * as z from "zod";
import { Food } from "#core/contracts/foods.ts";
import { animalPartsOf } from "#core/domain/diets/animal-foods.ts";
import { dietPartsOf } from "#core/domain/diets/diet-verdicts.ts";
import { pictureFor } from "#core/domain/food-pictures/food-pictures.ts";
import { describeFood } from "#core/domain/food-texts/describe-food.ts";
import { digestionText } from "#core/domain/food-texts/digestion.ts";
import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import type { FoodCategory } from "#core/domain/foods/food-categories.ts";
import type { FoodPatterns } from "#core/domain/foods/food-patterns.ts";
import { ADDED_SUGARS } from "#core/domain/nutrients/nutrients.ts";
import type { FoodOrDish } from "#core/domain/recipes/dish.ts";
import { FoodIndex } from "#server/catalogue/search/food-index.ts";
import type { FoodRow } from "#server/db/tables/foods.ts";
import { type WrittenJson, writeJson } from "#server/platform/http/prewritten-json.ts";
import type { WrittenFoods } from "./written-foods.ts";

export type CatalogueEntry = FoodOrDish & { id: string };

const BROWSED = 24;
const MIXED_PER_CATEGORY = 4;

/** The shared foods in memory: read-only, so there is nothing to invalidate. */
export class Catalogue {
  readonly entries: readonly CatalogueEntry[];
  readonly appliedAt: Date;
  readonly index: FoodIndex;
  readonly #byId: Map<string, CatalogueEntry>;
  readonly #rows = new Map<string, FoodRow>();
  readonly #json = new Map<string, WrittenJson>();
  readonly #places: Map<string, number>;
  readonly #written: WrittenFoods | undefined;
  readonly #popular = new Map<FoodCategory | undefined, CatalogueEntry[]>();

  constructor(foods: readonly FoodOrDish[], appliedAt: Date, written?: WrittenFoods) {
    this.entries = foods.map((food) => ({ ...food, id: catalogueId(food) }));
    this.#places = new Map(this.entries.map(({ id }, place) => [id, place]));
    this.#written = written?.size === foods.length ? written : undefined;
    this.#byId = new Map(this.entries.map((entry) => [entry.id, entry]));
    this.index = new FoodIndex(this.entries);
    this.appliedAt = appliedAt;
  }

  find(id: string): CatalogueEntry | undefined {
    return this.#byId.get(id);
  }

  /** The row as the database stores it. */
  rowOf(entry: CatalogueEntry): FoodRow {
    const row = this.#rows.get(entry.id) ?? this.#written?.rowOf(this.#placeOf(entry)) ?? toRow(entry, this.appliedAt);
    this.#rows.set(entry.id, row);
    return row;
  }

  /** The same for seeding, which needs each of them once, so that nothing is cached. */
  makeRow(entry: CatalogueEntry): FoodRow {
    return this.#written?.rowOf(this.#placeOf(entry)) ?? this.rowOf(entry);
  }

  /** The food as responses contain it: serialized by the build, or once on first use. */
  jsonOf(entry: CatalogueEntry): WrittenJson {
    if (this.#written) return this.#written.jsonOf(this.#placeOf(entry));
    const json = this.#json.get(entry.id) ?? writeFood(this.rowOf(entry));
    this.#json.set(entry.id, json);
    return json;
  }

  #placeOf({ id, name }: CatalogueEntry): number {
    const place = this.#places.get(id);
    if (place === undefined) throw new Error(`${name} is not in the catalogue.`);
    return place;
  }

  /** The most eaten foods of a category, or a mix of all. */
  listPopular(category: FoodCategory | undefined): CatalogueEntry[] {
    const known = this.#popular.get(category);
    if (known) return known;
    const eaten = this.entries.filter(({ isIngredient }) => !isIngredient);
    const byPopularity = eaten.toSorted((one, other) => other.popularity - one.popularity);
    const chosen = category === undefined ? mix(byPopularity) : byPopularity.filter((entry) => entry.category === category);
    const listed = chosen.slice(0, BROWSED);
    this.#popular.set(category, listed);
    return listed;
  }
}

/** The first few of every category in turn, without near duplicates: six kinds of milk are not a choice. */
function mix(foods: readonly CatalogueEntry[]): CatalogueEntry[] {
  const pictures = new Set<string>();
  const rows = Array.from({ length: MIXED_PER_CATEGORY }, (): CatalogueEntry[] => []);
  const taken = new Map<FoodCategory, number>();
  for (const food of foods) {
    const before = taken.get(food.category) ?? 0;
    const picture = before < MIXED_PER_CATEGORY ? (food.picture ?? pictureFor(food)) : undefined;
    if (picture === undefined || pictures.has(picture)) continue;
    pictures.add(picture);
    taken.set(food.category, before + 1);
    rows[before]?.push(food);
  }
  return rows.flat();
}

/** The same food has the same id in every installation and every release. */
export function catalogueId({ source, sourceCode }: Pick<CatalogueFood, "source" | "sourceCode">): string {
  const hex = createHash("sha1").update(`${source}:${sourceCode}`).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join("-");
}

/** A row as the contract defines it. */
export function toFood(row: FoodRow): z.output<typeof Food> {
  return { ...row, portions: row.portions ?? [], product: row.product ?? undefined, isOwn: row.ownerId !== null };
}

// Safe to cast: the keys of a schema's shape are exactly its keys.
const FIELDS = Object.keys(Food.shape) as (keyof Food)[];

/** The same as JSON. Picked, not parsed by the contract, which takes ten times as long; a test checks it against the contract. */
export function writeFood(row: FoodRow): WrittenJson {
  const food = toFood(row);
  return writeJson(Object.fromEntries(FIELDS.map((field) => [field, food[field]])));
}

/** Added sugars are stored beside measured values, so that a diary entry keeps them too. */
export function withAddedSugars(amounts: Readonly<Record<string, number>>, patterns: FoodPatterns | null): Record<string, number> {
  return patterns === null ? { ...amounts } : { ...amounts, [ADDED_SUGARS.nutrient]: patterns.addedSugarsG };
}

/** A food or a dish with all that our rules say of it. */
export function toRow(entry: CatalogueEntry, appliedAt: Date): FoodRow {
  const { otherNames: _otherNames, popularity: _popularity, group: _group, ...described } = entry;
  const {
    ingredients: _ingredients,
    isIngredient: _isIngredient,
    picture,
    allergens: _allergens,
    animalParts,
    patterns,
    ...figures
  } = described;
  const knowledge = describeFood(entry);
  return {
    ...figures,
    otherNutrients: withAddedSugars(figures.otherNutrients, patterns),
    ownerId: null,
    imageUrl: `/food-art/${picture ?? pictureFor(entry)}.svg`,
    healthBenefits: knowledge.healthBenefits,
    bodyImpact: knowledge.bodyImpact,
    digestionSpeed: digestionText(knowledge.digestionSpeed),
    digestionPace: knowledge.digestionSpeed.pace,
    diabeticInfo: knowledge.diabeticInfo,
    allergyInfo: knowledge.allergyInfo,
    allergens: knowledge.allergens,
    dietParts: dietPartsOf(animalParts ?? animalPartsOf(entry)),
    aiProvider: null,
    gtin: null,
    product: null,
    createdAt: appliedAt,
    updatedAt: appliedAt,
    deletedAt: null,
  };
}
