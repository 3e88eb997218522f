import { fitsDiets } from "#core/domain/diets/diets.ts";
import type { Diet } from "#core/domain/diets/parse-diets.ts";
import { isAnEnergyDrink } from "#core/domain/food-texts/food-kinds.ts";
import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { amountPerServing, isQuizFood, type QuestionNutrient } from "./quiz-foods.ts";

/** How well a food suits somebody: it certainly fits, it may hold something that they avoid, or they must not eat it. */
export type Suitability = "fits" | "doubtful" | "avoided";

export interface ReachTask {
  nutrient: QuestionNutrient;
  /** The amount of a day. */
  need: number;
  /** The foods that the lesson names. */
  named: readonly CatalogueFood[];
  /** Set if the lesson asks for food without meat or from plants alone. */
  diet?: Diet | undefined;
}

/** A serving that is hardly noticed in the bar, or that nearly fills it, teaches little. */
const LEAST_SHARE = 0.08;
const MOST_SHARE = 0.6;
/** Reading a food's name for allergens is slow, and few foods fit those who avoid a lot. */
const MAX_JUDGED = 100;

/** The foods of a task for one person: what does not certainly fit is replaced by well-known foods, if possible each of another kind. */
export function chooseReachFoods(
  { nutrient, need, named, diet }: ReachTask,
  byPopularity: readonly CatalogueFood[],
  rateSuitability: (food: CatalogueFood) => Suitability,
): CatalogueFood[] {
  const chosen = named.filter((food) => rateSuitability(food) === "fits");
  const groups = new Set(chosen.map(({ group }) => group));
  const ofSameGroups: CatalogueFood[] = [];
  let judged = 0;
  for (const food of byPopularity) {
    if (chosen.length === named.length || judged === MAX_JUDGED) break;
    const share = (amountPerServing(food, nutrient) ?? 0) / need;
    const isUseful = share >= LEAST_SHARE && share <= MOST_SHARE && isQuizFood(food) && !isAnEnergyDrink(food);
    if (!isUseful || named.includes(food)) continue;
    judged += 1;
    if (!fitsDiets(food, diet ? [diet] : []) || rateSuitability(food) !== "fits") continue;
    (groups.has(food.group) ? ofSameGroups : chosen).push(food);
    groups.add(food.group);
  }
  const unsuitable = named.filter((food) => rateSuitability(food) === "doubtful");
  return [...chosen, ...ofSameGroups, ...unsuitable].slice(0, named.length);
}
