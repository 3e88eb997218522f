import type * as z from "zod";
import type { Suggestion } from "#core/contracts/suggestions.ts";
import { MEAL_TYPES, type MealType } from "#core/domain/diary/meals.ts";
import { DIARY_MEALS } from "#core/domain/recipes/diary-meals.ts";
import { RECIPE_SOURCE } from "#core/domain/recipes/recipe-choices.ts";
import { isHealthyScore } from "#core/domain/suggestions/health-score.ts";
import { type BaseMeal, listMeals } from "#core/domain/suggestions/list-meals.ts";
import { recipeIdea } from "#core/domain/suggestions/recipe-ideas.ts";
import { type MealSuggestion, suggestMeals } from "#core/domain/suggestions/suggest-meals.ts";
import type { Language } from "#core/texts/languages.ts";
import { reasonTextsIn } from "#core/texts/reason-texts.ts";
import { type Catalogue, catalogueId, toFood } from "#server/catalogue/catalogue.ts";
import type { CatalogueEntry } from "#server/catalogue/catalogue-entry.ts";
import { listCookable } from "#server/catalogue/ingredients/recipe-book.ts";
import type { Situation } from "./read-day-context.ts";

export type SuggestionAnswer = z.output<typeof Suggestion>;

/** With fewer ideas for this meal, those of other meals are added. */
const ENOUGH = 3;

/** Needs no provider and no network: suggests the app's own meals from the catalogue. */
export function suggestFromCatalogue(
  catalogue: Catalogue,
  { foodProfile, context }: Pick<Situation, "foodProfile" | "context">,
  language: Language,
): SuggestionAnswer[] {
  const ideas = loadIdeas(catalogue);
  const recipes = ideas.recipesAt(context.meal);
  const ofMeal = suggestMeals(ideas.mealsAt(context.meal), foodProfile, context, recipes);
  const all = () =>
    suggestMeals(
      MEAL_TYPES.flatMap((meal) => ideas.mealsAt(meal)),
      foodProfile,
      context,
      recipes,
    );
  return (ofMeal.length >= ENOUGH ? ofMeal : all()).map((suggestion) => toAnswer(catalogue, suggestion, language));
}

function toAnswer(catalogue: Catalogue, suggestion: MealSuggestion<CatalogueEntry>, language: Language): SuggestionAnswer {
  const { name, parts, whole, healthScore, reason, alternatives, mayContain, unknown } = suggestion;
  const grams = parts.reduce((sum, part) => sum + part.grams, 0);
  const foods = parts.map((part) => ({ food: toFood(catalogue.getRow(part.food)), grams: part.grams }));
  return {
    name,
    healthScore,
    calories: Math.round(((whole.calories ?? 0) * grams) / 100),
    isHealthy: isHealthyScore(healthScore),
    reason: reasonTextsIn(language).explain(reason),
    alternatives: alternatives.map((other) => other.name),
    alternativesMayContain: alternatives.map((other) => other.mayContain),
    suggestedBy: "catalogue",
    source: "USDA",
    grams,
    food: foods.length === 1 ? (foods[0]?.food ?? null) : null,
    parts: foods,
    mayContain,
    unknownAllergens: unknown,
  };
}

/** The catalogue does not change while the process runs. */
class SuggestionPool {
  readonly #catalogue: Catalogue;
  readonly #meals = new Map<MealType, BaseMeal<CatalogueEntry>[]>();
  readonly #recipes = new Map<MealType, BaseMeal<CatalogueEntry>[]>();

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
  }

  mealsAt(meal: MealType): BaseMeal<CatalogueEntry>[] {
    const found = this.#meals.get(meal) ?? listMeals(this.#catalogue.entries, meal);
    this.#meals.set(meal, found);
    return found;
  }

  recipesAt(meal: MealType): BaseMeal<CatalogueEntry>[] {
    const found = this.#recipes.get(meal) ?? this.#listRecipes(meal);
    this.#recipes.set(meal, found);
    return found;
  }

  #listRecipes(meal: MealType): BaseMeal<CatalogueEntry>[] {
    return listCookable(this.#catalogue.entries).flatMap(({ recipe, parts }) => {
      const dish = this.#catalogue.find(catalogueId({ source: RECIPE_SOURCE, sourceCode: recipe.slug }));
      if (DIARY_MEALS[recipe.meal] !== meal || !dish || dish.calories === null) return [];
      return [
        recipeIdea(
          dish,
          parts.map(({ food }) => food),
        ),
      ];
    });
  }
}

const cache = new WeakMap<Catalogue, SuggestionPool>();

function loadIdeas(catalogue: Catalogue): SuggestionPool {
  const ideas = cache.get(catalogue) ?? new SuggestionPool(catalogue);
  cache.set(catalogue, ideas);
  return ideas;
}
