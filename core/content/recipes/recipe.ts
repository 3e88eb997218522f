import * as z from "zod";
import { FOOD_PICTURES } from "#core/domain/food-pictures/food-picture-names.ts";
import { SAFETY_RULES } from "./kitchen-safety.ts";
import { EQUIPMENT, RECIPE_MEALS } from "./recipe-choices.ts";
import { RECIPE_FOODS, type RecipeFoodKey } from "./recipe-foods.ts";

// Safe to cast: Object.keys returns exactly the keys of a constant, and there is at least one.
const FoodKey = z.enum(Object.keys(RECIPE_FOODS) as [RecipeFoodKey, ...RecipeFoodKey[]]);

/** The hand-written part of a recipe. Figures, allergens, diets, groups and cost are computed. */
export const Recipe = z.object({
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: z.string().min(3).max(40),
  summary: z.string().min(10).max(110),
  picture: z.enum(FOOD_PICTURES),
  meal: z.enum(RECIPE_MEALS),
  servings: z.int().min(1).max(12),
  activeMinutes: z.int().min(1).max(60),
  /** Unattended time: in the fridge or in the freezer. */
  waitMinutes: z.int().min(0).max(720),
  /** Alternatives: one of these lists is enough. An empty list means no cooking. */
  equipment: z.array(z.array(z.enum(EQUIPMENT))).min(1),
  /** The grams are what counts; the measure is how a cook measures them. */
  ingredients: z.array(z.tuple([FoodKey, z.number().positive(), z.string().regex(/^[\d½¼¾⅓⅔⅜]+ .+$/)])).min(2),
  /** Ingredients of a cooked dish that stay raw and therefore keep their vitamins. */
  unheated: z.array(FoodKey).optional(),
  steps: z
    .array(
      z.object({
        text: z.string().min(15).max(260),
        uses: z.array(FoodKey),
        timer: z.object({ minutes: z.int().min(1).max(480), label: z.string().max(30) }).optional(),
      }),
    )
    .min(3)
    .max(8),
  teaches: z.string().min(20).max(200),
  changeItUp: z.string().min(20).max(220),
  safety: z.array(z.enum(SAFETY_RULES)),
});
export type Recipe = Readonly<z.infer<typeof Recipe>>;
