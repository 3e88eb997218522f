import { createHash } from "node:crypto";
import type * as z from "zod";
import { Food } from "#core/contracts/foods.ts";
import { animalPartsInFood } from "#core/domain/diets/animal-foods.ts";
import { toDietParts } from "#core/domain/diets/diet-verdicts.ts";
import { pictureFor } from "#core/domain/food-pictures/food-pictures.ts";
import { describeFood } from "#core/domain/food-texts/describe-food.ts";
import { digestionText } from "#core/domain/food-texts/digestion.ts";
import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { withRightTexts } from "#core/domain/foods/correct-food.ts";
import type { FoodCategory } from "#core/domain/foods/food-categories.ts";
import type { FoodPatterns } from "#core/domain/foods/food-patterns.ts";
import { ADDED_SUGARS } from "#core/domain/nutrients/nutrients.ts";
import type { FoodOrDish } from "#core/domain/recipes/dish.ts";
import { FoodIndex } from "#server/catalogue/search/food-index.ts";
import { type FoodWords, toFoodWords } from "#server/catalogue/search/food-words.ts";
import type { FoodRow } from "#server/db/tables/foods.ts";
import { type SerializedJson, writeJson } from "#server/platform/http/serialized-json.ts";
import { BuiltCatalogue } from "./built-catalogue.ts";
import type { CatalogueEntry } from "./catalogue-entry.ts";

type Identified = Pick<CatalogueEntry, "id">;

const BROWSED = 24;
const MIXED_PER_CATEGORY = 4;

/** The shared foods in memory. They are read-only, so no cache needs to be invalidated. */
export class Catalogue {
  readonly appliedAt: Date;
  readonly index: FoodIndex;
  readonly ids: readonly string[];
  readonly #built: BuiltCatalogue | undefined;
  readonly #places: Map<string, number>;
  /** Each is read from the build's file on first use, because most processes need few of them. */
  readonly #entries: (CatalogueEntry | undefined)[];
  readonly #rows = new Map<string, FoodRow>();
  readonly #json = new Map<string, SerializedJson>();
  readonly #popular = new Map<FoodCategory | undefined, CatalogueEntry[]>();
  #all: readonly CatalogueEntry[] | undefined;

  constructor(foods: readonly FoodOrDish[] | BuiltCatalogue, appliedAt: Date) {
    let words: readonly FoodWords[];
    if (foods instanceof BuiltCatalogue) {
      this.#built = foods;
      this.#entries = [];
      words = foods.words;
    } else {
      const entries = foods.map((food) => ({ ...food, id: catalogueId(food) }));
      this.#entries = entries;
      words = entries.map(toFoodWords);
    }
    this.ids = words.map(({ id }) => id);
    this.#places = new Map(this.ids.map((id, place) => [id, place]));
    this.index = new FoodIndex(words);
    this.appliedAt = appliedAt;
  }

  get entries(): readonly CatalogueEntry[] {
    this.#all ??= this.ids.map((_id, place) => this.#entryAt(place));
    return this.#all;
  }

  has(id: string): boolean {
    return this.#places.has(id);
  }

  find(id: string): CatalogueEntry | undefined {
    const place = this.#places.get(id);
    return place === undefined ? undefined : this.#entryAt(place);
  }

  /** The row as the database stores it. */
  getRow({ id }: Identified): FoodRow {
    const cached = this.#rows.get(id);
    if (cached) return cached;
    const row = this.makeRow({ id });
    this.#rows.set(id, row);
    return row;
  }

  /** Like `rowOf` but without caching, because seeding needs each row only once. */
  makeRow({ id }: Identified): FoodRow {
    const place = this.#findIndex(id);
    return this.#built?.rowAt(place) ?? toRow(this.#entryAt(place), this.appliedAt);
  }

  /** The food as responses contain it: serialized by the build, or once on first use. */
  getJson({ id }: Identified): SerializedJson {
    if (this.#built) return this.#built.jsonAt(this.#findIndex(id));
    const json = this.#json.get(id) ?? writeFood(this.getRow({ id }));
    this.#json.set(id, json);
    return json;
  }

  #findIndex(id: string): number {
    const place = this.#places.get(id);
    if (place === undefined) throw new Error(`${id} is not in the catalogue.`);
    return place;
  }

  #entryAt(place: number): CatalogueEntry {
    const entry = this.#entries[place] ?? this.#built?.entryAt(place);
    if (!entry) throw new Error(`The catalogue has no food at ${place}.`);
    this.#entries[place] = entry;
    return entry;
  }

  /** The most popular foods of a category, or a mix of all categories. */
  listPopular(category: FoodCategory | undefined): CatalogueEntry[] {
    const cached = this.#popular.get(category);
    if (cached) return cached;
    const eaten = this.entries.filter(({ isIngredient }) => !isIngredient);
    const byPopularity = eaten.toSorted((a, b) => b.popularity - a.popularity);
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
  const counts = new Map<FoodCategory, number>();
  for (const food of foods) {
    const before = counts.get(food.category) ?? 0;
    const picture = before < MIXED_PER_CATEGORY ? (food.picture ?? pictureFor(food)) : undefined;
    if (picture === undefined || pictures.has(picture)) continue;
    pictures.add(picture);
    counts.set(food.category, before + 1);
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
export function writeFood(row: FoodRow): SerializedJson {
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
    ...nutrients
  } = described;
  const knowledge = describeFood(entry);
  return {
    ...nutrients,
    otherNutrients: withAddedSugars(nutrients.otherNutrients, patterns),
    ownerId: null,
    imageUrl: `/food-art/${picture ?? pictureFor(entry)}.svg`,
    ...withRightTexts(entry, {
      healthBenefits: knowledge.healthBenefits,
      bodyImpact: knowledge.bodyImpact,
      digestionSpeed: digestionText(knowledge.digestionSpeed),
      diabeticInfo: knowledge.diabeticInfo,
    }),
    calmTexts: withRightTexts(entry, knowledge.calmTexts),
    digestionPace: knowledge.digestionSpeed.pace,
    safety: knowledge.safety,
    allergyInfo: knowledge.allergyInfo,
    allergens: knowledge.allergens,
    dietParts: toDietParts(animalParts ?? animalPartsInFood(entry)),
    aiProvider: null,
    gtin: null,
    product: null,
    createdAt: appliedAt,
    updatedAt: appliedAt,
    deletedAt: null,
  };
}
