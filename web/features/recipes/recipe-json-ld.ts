import type { RecipeResponse } from "#core/contracts/recipes/recipes.ts";
import { PRODUCT_NAME } from "#core/domain/site/brand.ts";
import { texts } from "#web/texts/texts.ts";

/** Returns schema.org Recipe data for search engines and recipe managers. `<` is escaped, so that no text can close the script element. */
export function recipeJsonLd(recipe: RecipeResponse): string {
  const t = texts("recipes");
  const { name, summary, servings, activeMinutes, waitMinutes, ingredients, steps, meal, calories, protein, carbs, fat } = recipe;
  const grams = (value: number | null) => (value === null ? undefined : `${Math.round(value)} g`);
  const data = {
    "@context": "https://schema.org",
    "@type": "Recipe",
    name,
    description: summary,
    author: { "@type": "Organization", name: PRODUCT_NAME },
    recipeYield: t("recipe.yield", { servings }),
    recipeCategory: meal,
    prepTime: `PT${activeMinutes}M`,
    totalTime: `PT${activeMinutes + waitMinutes}M`,
    recipeIngredient: ingredients.map(({ measure, grams: weight, name: food }) => `${measure} (${weight} g) ${food}`),
    recipeInstructions: steps.map(({ text }) => ({ "@type": "HowToStep", text })),
    nutrition: {
      "@type": "NutritionInformation",
      servingSize: t("recipe.yield", { servings: 1 }),
      calories: calories === null ? undefined : `${Math.round(calories / 10) * 10} kcal`,
      proteinContent: grams(protein),
      carbohydrateContent: grams(carbs),
      fatContent: grams(fat),
    },
  };
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
