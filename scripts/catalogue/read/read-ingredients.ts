import { readFileSync } from "node:fs";
import path from "node:path";
import type { Ingredient } from "#core/domain/foods/food-patterns.ts";
import type { SourceFood } from "./read-tsv.ts";

/** A smaller share is a vitamin, a flavoring or a trace of a blend. */
const MIN_SHARE = 0.001;
const ABOUT_A_PROGRAM = / \(Includes foods for USDA's Food Distribution Program\)/;

interface Recipe {
  ingredients: Ingredient[];
  /** The number of the only SR28 food that it is made of, if there is just one. */
  soleCode: string | undefined;
}

export class Recipes {
  readonly #recipes: ReadonlyMap<string, Recipe>;
  /** FNDDS foods that consist of one SR28 food only, by its number. */
  readonly #sameAs = new Map<string, string>();
  /** FNDDS foods that are one SR28 food after cooking: their code, and their weight as a share of the raw weight. */
  readonly #cookedFrom = new Map<string, { code: string; share: number }>();

  constructor(folder: string) {
    const rows = new Map<string, string[][]>();
    for (const line of readLines(folder, "fndds_leaf_ingredients.tsv")) {
      const cells = line.split("\t");
      const code = cells[0] ?? "";
      rows.set(code, [...(rows.get(code) ?? []), cells]);
    }
    this.#recipes = new Map([...rows].map(([code, cells]) => [code, toRecipe(cells)]));
    const moisture = moistureChanges(folder);
    for (const [code, { soleCode }] of this.#recipes) {
      if (soleCode === undefined) continue;
      const percent = moisture.get(code) ?? 0;
      if (percent === 0 && !this.#sameAs.has(soleCode)) this.#sameAs.set(soleCode, code);
      if (percent !== 0 && !this.#cookedFrom.has(soleCode)) this.#cookedFrom.set(soleCode, { code, share: 1 + percent / 100 });
    }
  }

  /** An SR28 food has no recipe, because its only ingredient would be itself. */
  findIngredients(food: SourceFood): Ingredient[] {
    return food.release === "sr28" ? [] : (this.#recipes.get(food.code)?.ingredients ?? []);
  }

  /** The FNDDS code whose data also apply to this food; for a raw food, it is that of the cooked one. */
  findSurveyCode(food: SourceFood): string | undefined {
    return food.release === "sr28" ? (this.#sameAs.get(food.code) ?? this.#cookedFrom.get(food.code)?.code) : food.code;
  }

  /** The weight of the food of `surveyCodeOf` as a share of this food's weight. */
  findCookedShare(food: SourceFood): number {
    const isCooked = food.release === "sr28" && !this.#sameAs.has(food.code);
    return (isCooked ? this.#cookedFrom.get(food.code)?.share : undefined) ?? 1;
  }
}

function toRecipe(rows: readonly string[][]): Recipe {
  const ingredients = rows
    .map(([, , name = "", share = ""]) => ({ name: name.replace(ABOUT_A_PROGRAM, ""), share: Number(Number(share).toFixed(3)) }))
    .filter(({ share }) => share >= MIN_SHARE)
    .toSorted((a, b) => b.share - a.share);
  return { ingredients, soleCode: rows.length === 1 ? rows[0]?.[1]?.padStart(5, "0") : undefined };
}

/** The percentage of water that each food gains or loses in cooking. */
function moistureChanges(folder: string): Map<string, number> {
  const rows = readLines(folder, "fndds_ingredients.tsv").map((line) => line.split("\t"));
  return new Map(rows.filter((cells) => Number(cells[7]) !== 0).map((cells) => [cells[1] ?? "", Number(cells[7])]));
}

export function readLines(folder: string, file: string): string[] {
  return readFileSync(path.join(folder, file), "utf8").replace(/\n$/, "").split("\n").slice(1);
}
