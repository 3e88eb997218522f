import type * as z from "zod";
import type { LineChoice } from "#core/contracts/recipes/own-recipes.ts";
import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { type LineCertainty, MAX_RECIPE_GRAMS, splitLines } from "#core/domain/recipes/own-recipe.ts";
import type { Catalogue } from "#server/catalogue/catalogue.ts";
import { findFoods } from "#server/catalogue/find-foods.ts";
import { lineGrams } from "#server/catalogue/ingredients/ingredient-grams.ts";
import type { IngredientMatcher, MatchedLine } from "#server/catalogue/ingredients/match-ingredient.ts";
import type { FoodRow } from "#server/db/tables/foods.ts";
import type { Db } from "#server/platform/storage/database.ts";

/** An ingredient line with the food that was chosen or matched for it. */
export interface ReadLine {
  text: string;
  certainty: LineCertainty;
  food: FoodRow | undefined;
  grams: number | undefined;
  note: string | undefined;
  offered: FoodRow[];
}

/** 'Honey or maple syrup or agave' */
const MAX_ALTERNATIVES = 2;

type Choice = z.output<typeof LineChoice>;

interface Shelves {
  db: Db;
  catalogue: Catalogue;
  matcher: IngredientMatcher;
}

/** Matches the lines and applies the user's choices. A chosen food that was deleted or belongs to someone else is ignored. */
export async function readLines(
  { db, catalogue, matcher }: Shelves,
  userId: string,
  { ingredients, choices }: { ingredients: string; choices: readonly Choice[] },
): Promise<ReadLine[]> {
  const chosen = new Map(choices.map((choice) => [choice.text, choice]));
  const ids = choices.flatMap(({ foodId }) => foodId ?? []);
  const found = await findFoods({ db, catalogue }, userId, ids);
  return splitLines(ingredients).flatMap((text) => {
    const matched = matcher.matchAll(text);
    if (matched.length === 0) return [heading(text)];
    return matched.map((line): ReadLine => {
      const choice = chosen.get(line.text);
      const food = choice?.foodId === undefined ? undefined : found.get(choice.foodId);
      return readLine(line, choice, food?.deletedAt === null ? food : undefined, offeredFor(line));
    });
  });

  function offeredFor({ foods, alternatives }: MatchedLine): FoodRow[] {
    const [first, ...rest] = foods;
    const others = alternatives.slice(0, MAX_ALTERNATIVES).flatMap((words) => matcher.matchFood(words) ?? []);
    return [...new Set([...(first ? [first] : []), ...others, ...rest])].map((entry) => catalogue.getRow(entry));
  }
}

const heading = (text: string): ReadLine => ({
  ...{ text, certainty: "heading", offered: [] },
  ...{ food: undefined, grams: undefined, note: undefined },
});

function readLine(line: MatchedLine, choice: Choice | undefined, chosenFood: FoodRow | undefined, matches: FoodRow[]): ReadLine {
  const food = chosenFood ?? matches[0];
  const isSaidToCount = choice?.isLeftOut === false || choice?.grams !== undefined;
  const isLeftOut = choice?.isLeftOut ?? (!isSaidToCount && (!line.isCounted || line.isOptional));
  const guessed = food && weigh(line, food);
  const grams = choice?.grams ?? guessed;
  const note = choice?.grams === undefined ? assumption(line, guessed) : undefined;
  return {
    text: line.text,
    certainty: isLeftOut
      ? "left out"
      : rateCertainty(line, { food, grams, note, isChosen: chosenFood !== undefined, hasGrams: choice?.grams !== undefined }),
    food,
    grams: isLeftOut ? undefined : grams,
    note: isLeftOut ? leftOutNote(line) : note,
    offered: matches.filter(({ id }) => id !== food?.id),
  };
}

interface Understood {
  food: FoodRow | undefined;
  grams: number | undefined;
  note: string | undefined;
  isChosen: boolean;
  hasGrams: boolean;
}

function rateCertainty({ isSure, amount }: MatchedLine, { food, grams, note, isChosen, hasGrams }: Understood): LineCertainty {
  if (!food || grams === undefined) return "unknown";
  const isFoodSure = isSure || isChosen;
  const areGramsSure = hasGrams || (amount !== undefined && note === undefined);
  return isFoodSure && areGramsSure ? "sure" : "guess";
}

/** An own food has everything that weighing needs. Amounts such as '1/0 cups' or a thousand pounds are rejected. */
function weigh(line: MatchedLine, food: FoodRow): number | undefined {
  const grams = lineGrams({ ...line, isCounted: true }, { ...asCatalogueFood(food), id: food.id });
  return grams !== undefined && grams > 0 && grams <= MAX_RECIPE_GRAMS ? Math.round(grams * 10) / 10 || 0.1 : undefined;
}

const RULES_OF_THUMB: Partial<Record<NonNullable<MatchedLine["unit"]>, string>> = {
  handful: "A handful is taken as",
  pinch: "A pinch is taken as",
  dash: "A dash is taken as",
  can: "Taken together as",
  packet: "Taken together as",
  bunch: "Taken together as",
};

function assumption({ unit, part, amount, packageGrams }: MatchedLine, grams: number | undefined): string | undefined {
  if (grams === undefined) return undefined;
  const weight = `${grams} g`;
  if (amount === undefined) return `No amount is given, so we took ${weight}.`;
  if (part) return `The ${part} is taken as ${weight}.`;
  const rule = unit && packageGrams === undefined ? RULES_OF_THUMB[unit] : undefined;
  return rule && `${amount === 1 ? rule : "Taken together as"} ${weight}.`;
}

const leftOutNote = ({ isCounted, isOptional }: MatchedLine): string | undefined => {
  if (!isCounted) return "Has no fixed amount, so it is not counted.";
  return isOptional ? "Optional, so it is not counted." : undefined;
};

/** Converts a row to the form that the dish rules expect. */
export function asCatalogueFood(row: FoodRow): CatalogueFood {
  return {
    ...row,
    otherNames: [],
    group: "",
    portions: row.portions ?? [],
    ingredients: [],
    patterns: null,
    popularity: 0,
    vitamins: row.vitamins ?? {},
    minerals: row.minerals ?? {},
    otherNutrients: row.otherNutrients ?? {},
    source: row.source ?? "",
    sourceCode: row.sourceCode ?? "",
  };
}
