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

/** The shared foods in memory. They are read-only, so no cache needs to be invalidated. */
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
    const known = this.#rows.get(entry.id);
    if (known) return known;
    const row = this.#written?.rowOf(this.#placeOf(entry)) ?? toRow(entry, this.appliedAt);
    this.#rows.set(entry.id, row);
    return row;
  }

  /** Like `rowOf` but without caching, because seeding needs each row only once. */
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

  /** The most popular foods of a category, or a mix of all categories. */
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

/** Takes the first few foods of every category in turn, without near duplicates such as six kinds of milk. */
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

/** Converts a row to the form that the contract defines. */
export function toFood(row: FoodRow): z.output<typeof Food> {
  return { ...row, portions: row.portions ?? [], product: row.product ?? undefined, isOwn: row.ownerId !== null };
}

// Safe to cast: the keys of a schema's shape are exactly the fields of its type.
const FIELDS = Object.keys(Food.shape) as (keyof Food)[];

/** Picks the fields, because parsing with the contract takes ten times as long. A test checks the result against the contract. */
export function writeFood(row: FoodRow): WrittenJson {
  const food = toFood(row);
  return writeJson(Object.fromEntries(FIELDS.map((field) => [field, food[field]])));
}

/** Added sugars are stored next to the measured values, so that a diary entry keeps them too. */
export function withAddedSugars(amounts: Readonly<Record<string, number>>, patterns: FoodPatterns | null): Record<string, number> {
  return patterns === null ? { ...amounts } : { ...amounts, [ADDED_SUGARS.nutrient]: patterns.addedSugarsG };
}

/** Converts a food or dish to a row with all texts that the app's rules derive for it. */
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
