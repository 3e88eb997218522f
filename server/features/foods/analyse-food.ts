import * as z from "zod";
import { ALLERGENS, type Allergen } from "#core/domain/allergens/allergens.ts";
import { allergyInfo, findAllergens, onlyInRecipe } from "#core/domain/allergens/find-allergens.ts";
import type { FoodAllergens } from "#core/domain/allergens/food-allergens.ts";
import { animalPartsInFood } from "#core/domain/diets/animal-foods.ts";
import { toDietParts } from "#core/domain/diets/diet-verdicts.ts";
import { pictureFor } from "#core/domain/food-pictures/food-pictures.ts";
import { describeFood } from "#core/domain/food-texts/describe-food.ts";
import { digestionText } from "#core/domain/food-texts/digestion.ts";
import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { FOOD_CATEGORIES } from "#core/domain/foods/food-categories.ts";
import { isPlausible, reconcileNutrients } from "#core/domain/needs/reconcile-nutrients.ts";
import { MAIN_NUTRIENTS, MINERALS, type Mineral, mapMainNutrients, VITAMINS, type Vitamin } from "#core/domain/nutrients/nutrients.ts";
import { withAddedSugars } from "#server/catalogue/catalogue.ts";
import { knowsDish } from "#server/catalogue/find-dish.ts";
import { matchFood } from "#server/catalogue/match-food.ts";
import type { FoodRow } from "#server/db/tables/foods.ts";
import { AnswerName } from "#server/platform/ai/answer-text.ts";
import { askAi } from "#server/platform/ai/ask-ai.ts";
import type { Requester } from "#server/platform/ai/question.ts";
import type { Deps } from "#server/platform/deps.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { type AnalysedColumns, assertRoomForAnalysis, upsertAnalysedFood } from "./queries.ts";

const MAX_SERVING_G = 2_000;
/** No food has more than this of a vitamin or mineral in 100 g. */
const MAX_MG = 20_000;
const MAX_NUTRIENTS = 30;

/** Safe to cast: these are constants, so their keys are exactly the names of their types. */
const SMALL_NUTRIENTS = [...Object.keys(VITAMINS), ...Object.keys(MINERALS)] as [Vitamin | Mineral, ...(Vitamin | Mineral)[]];

const Analysis = z
  .object({
    isFood: z.boolean().describe("False for anything that people do not eat or drink"),
    name: AnswerName.describe("The plain name, as people say it"),
    category: z.enum(FOOD_CATEGORIES),
    servingLabel: AnswerName.describe("A usual serving in words: '1 bowl'"),
    servingGrams: z.number().positive().max(MAX_SERVING_G),
    ...mapMainNutrients((nutrient) => {
      const { unit, maxPer100G } = MAIN_NUTRIENTS[nutrient];
      const note = nutrient === "carbs" ? ", fiber and sugar included" : "";
      return z.number().min(0).max(maxPer100G).describe(`${unit} per 100 g${note}`);
    }),
    nutrients: z
      .array(z.object({ nutrient: z.enum(SMALL_NUTRIENTS), per100G: z.number().min(0).max(MAX_MG) }))
      .max(MAX_NUTRIENTS)
      .describe("Vitamins and minerals it is known for; the unit is in the name"),
    allergens: z.array(z.enum(ALLERGENS)).describe("What its usual recipe contains"),
  })
  .refine(isPlausible);
type Analysis = z.infer<typeof Analysis>;

const TASK = `Estimate what the food named in the data holds, per 100 g as eaten, from what you know of its usual recipe.
If the name is not a food or drink, set isFood to false and give zeros.`;

/** Makes an unknown food one of the user's own foods, with figures from the catalogue if it has the food, and texts by the app's rules. */
export async function analyseFood(deps: Deps, requester: Requester, foodName: string): Promise<FoodRow> {
  await assertRoomForAnalysis(deps.db, requester.user.id, foodName);
  const analysis = await askAi(deps, requester, { feature: "food analysis", task: TASK, data: { foodName }, answer: Analysis });
  if (!analysis.isFood) {
    throw new AppError("invalid", "foods.notFood", { code: "not_food" });
  }
  const match = matchFood(deps.catalogue, analysis.name);
  const food: CatalogueFood = match ? { ...match, name: analysis.name } : estimated(analysis);
  // The catalogue's recipe is only one of many, so the allergens that the dish is known for are added. What the model thinks is a hint.
  const { contains, mayContain } = findAllergens({ name: analysis.name, otherNames: [], group: "" });
  const heard = { contains, mayContain: match ? mayContain : [...mayContain, ...analysis.allergens] };
  const columns = toColumns(food, heard);
  return upsertAnalysedFood(deps.db, requester.user.id, {
    ...columns,
    ...(knowsDish(deps.catalogue, analysis.name) ? {} : { dietParts: null }),
    // Figures from the catalogue keep their source. Estimates name the AI provider.
    aiProvider: match ? null : requester.provider,
    source: match ? match.source : null,
  });
}

function estimated(analysis: Analysis): CatalogueFood {
  const estimate = reconcileNutrients(analysis) ?? analysis;
  const { name, category, servingLabel, servingGrams, nutrients } = analysis;
  const amounts = Object.fromEntries(nutrients.map(({ nutrient, per100G }) => [nutrient, per100G]));
  const of = (keys: object) => Object.fromEntries(Object.entries(amounts).filter(([nutrient]) => Object.hasOwn(keys, nutrient)));
  return {
    name,
    otherNames: [],
    category,
    group: "",
    portions: [{ label: servingLabel, grams: servingGrams }],
    ingredients: [],
    patterns: null,
    popularity: 0,
    source: "",
    sourceCode: "",
    ...mapMainNutrients((nutrient) => estimate[nutrient]),
    saturatedFat: Math.min(estimate.saturatedFat, estimate.fat),
    fiber: Math.min(estimate.fiber, estimate.carbs),
    sugar: Math.min(estimate.sugar, estimate.carbs),
    vitamins: of(VITAMINS),
    minerals: of(MINERALS),
    otherNutrients: {},
  };
}

function toColumns(
  food: CatalogueFood,
  heard: Pick<FoodAllergens, "contains" | "mayContain">,
): Omit<AnalysedColumns, "aiProvider" | "source"> {
  const { otherNames: _otherNames, group: _group, popularity: _popularity, source: _source, sourceCode: _sourceCode, ...details } = food;
  // A catalogue entry also has an id, which must not become this food's id.
  const { id: _id, ingredients: _ingredients, patterns, ...own } = details as typeof details & { id?: string };
  const knowledge = describeFood(food);
  const contains = either(heard.contains, knowledge.allergens.contains);
  const mayContain = either(heard.mayContain, knowledge.allergens.mayContain).filter((allergen) => !contains.includes(allergen));
  const allergens: FoodAllergens = { contains, mayContain, rest: "unknown", basis: "ai" };
  return {
    ...own,
    otherNutrients: withAddedSugars(own.otherNutrients, patterns),
    imageUrl: `/food-art/${pictureFor(food)}.svg`,
    healthBenefits: knowledge.healthBenefits,
    bodyImpact: knowledge.bodyImpact,
    digestionSpeed: digestionText(knowledge.digestionSpeed),
    digestionPace: knowledge.digestionSpeed.pace,
    diabeticInfo: knowledge.diabeticInfo,
    calmTexts: knowledge.calmTexts,
    safety: knowledge.safety,
    allergyInfo: allergyInfo(allergens, onlyInRecipe(food, allergens)),
    allergens,
    dietParts: toDietParts(animalPartsInFood(food)),
  };
}

const either = (a: readonly Allergen[], b: readonly Allergen[]): Allergen[] =>
  ALLERGENS.filter((allergen) => a.includes(allergen) || b.includes(allergen));
