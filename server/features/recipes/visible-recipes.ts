import { SAFETY_TEXTS } from "#core/content/recipes/kitchen-safety.ts";
import { recipeFood } from "#core/content/recipes/recipe-foods.ts";
import type { RecipeCard, RecipeResponse } from "#core/contracts/recipes/recipes.ts";
import type { Dish } from "#core/domain/recipes/dish.ts";
import { RECIPE_SOURCE } from "#core/domain/recipes/recipe-choices.ts";
import { listUncertainIngredients, recipeDiet } from "#core/domain/recipes/recipe-diet.ts";
import { costBand, recipeDish, recipeGroups } from "#core/domain/recipes/recipe-dish.ts";
import { type Catalogue, catalogueId, toFood } from "#server/catalogue/catalogue.ts";
import type { CatalogueEntry } from "#server/catalogue/catalogue-entry.ts";
import { type CookableRecipe, listCookable } from "#server/catalogue/ingredients/recipe-book.ts";
import { appendJsonField, type SerializedJson } from "#server/platform/http/serialized-json.ts";

type RecipeDetails = Omit<RecipeResponse, "food"> & { food: ReturnType<typeof toFood> };

/** The recipes of this catalogue, computed on first use. */
export class VisibleRecipes {
  readonly #catalogue: Catalogue;
  #cookable: Map<string, CookableRecipe<CatalogueEntry>> | undefined;
  #cards: RecipeCard[] | undefined;
  readonly #details = new Map<string, RecipeDetails>();
  readonly #json = new Map<string, SerializedJson>();

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
  }

  list(): RecipeCard[] {
    this.#cards ??= [...this.#all().values()].map((one) => this.#toCard(one));
    return this.#cards;
  }

  /** The recipe as serialized JSON. */
  getJson(slug: string): SerializedJson | undefined {
    const cached = this.#json.get(slug) ?? this.#write(slug);
    if (cached) this.#json.set(slug, cached);
    return cached;
  }

  #write(slug: string): SerializedJson | undefined {
    const recipe = this.find(slug);
    if (!recipe) return undefined;
    const { food: _food, ...words } = recipe;
    return [Buffer.concat(appendJsonField(words, "food", this.#catalogue.getJson(recipe.food)))];
  }

  find(slug: string): RecipeDetails | undefined {
    const details = this.#details.get(slug) ?? this.#describe(slug);
    if (details) this.#details.set(slug, details);
    return details;
  }

  #describe(slug: string): RecipeDetails | undefined {
    const cookable = this.#all().get(slug);
    const entry = this.#catalogue.find(catalogueId({ source: RECIPE_SOURCE, sourceCode: slug }));
    if (!cookable || !entry) return undefined;
    const { recipe, parts } = cookable;
    const dish = recipeDish(recipe, parts);
    return {
      ...this.#toCard(cookable, dish),
      ingredients: parts.map(({ key, name, measure, grams, food }) => {
        const { imageUrl, allergens } = this.#catalogue.getRow(food);
        return { key, name, measure, grams, foodId: food.id, imageUrl, aisle: recipeFood(key).aisle, allergens };
      }),
      steps: recipe.steps,
      teaches: recipe.teaches,
      changeItUp: recipe.changeItUp,
      safety: recipe.safety.map((rule) => SAFETY_TEXTS[rule]),
      dietDoubts: listUncertainIngredients(recipeDiet(dish), dish),
      food: toFood(this.#catalogue.getRow(entry)),
    };
  }

  #all(): Map<string, CookableRecipe<CatalogueEntry>> {
    this.#cookable ??= new Map(listCookable(this.#catalogue.entries).map((one) => [one.recipe.slug, one]));
    return this.#cookable;
  }

  #toCard({ recipe, parts }: CookableRecipe<CatalogueEntry>, dish = recipeDish(recipe, parts)): RecipeCard {
    const { slug, name, summary, picture, meal, servings, activeMinutes, waitMinutes, equipment } = recipe;
    return {
      ...{ slug, name, summary, meal, servings, activeMinutes, waitMinutes, equipment },
      imageUrl: `/food-art/${picture}.svg`,
      category: dish.category,
      diet: recipeDiet(dish),
      allergens: dish.allergens,
      costBand: costBand(recipe),
      groups: recipeGroups(recipe, parts),
      ingredientNames: parts.map((part) => part.name),
      ...nutrientsPerServing(dish),
    };
  }
}

/** Not rounded, because the client rounds for display. */
function nutrientsPerServing(dish: Dish): Pick<RecipeCard, "calories" | "protein" | "carbs" | "fat"> {
  const grams = dish.portions[0]?.grams ?? 0;
  const of = (amount: number | null) => amount && (amount * grams) / 100;
  return { calories: of(dish.calories), protein: of(dish.protein), carbs: of(dish.carbs), fat: of(dish.fat) };
}
