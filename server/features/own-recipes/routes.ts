import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type * as z from "zod";
import * as contracts from "#core/contracts/recipes/own-recipes.ts";
import { type Catalogue, toFood } from "#server/catalogue/catalogue.ts";
import { IngredientMatcher } from "#server/catalogue/ingredients/match-ingredient.ts";
import { ingredientsToBuy } from "#server/catalogue/ingredients/own-ingredients.ts";
import type { FoodRow } from "#server/db/tables/foods.ts";
import type { StoredLine } from "#server/db/tables/own-recipes.ts";
import type { Deps } from "#server/platform/deps.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { offerSupport } from "#server/platform/http/offer-support.ts";
import { route } from "#server/platform/http/route.ts";
import { makeDish, nutrientsPerServing } from "./make-dish.ts";
import { deleteOwnRecipe, findOwnRecipe, insertOwnRecipe, listOwnRecipes, type RecipeWithDish, updateOwnRecipe } from "./queries.ts";
import { type ReadLine, readLines } from "./read-lines.ts";

type RecipeInput = Omit<z.output<typeof contracts.NewOwnRecipe>, "id">;

const UNNAMED = "My recipe";

const listTexts = ({ name, ingredients, steps }: RecipeInput) => [name, ingredients, steps];

export function ownRecipesRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, catalogue, limits } = deps;
  /** Created when the first line is read, because building it goes through the whole catalogue. */
  let made: IngredientMatcher | undefined;
  const matcher = () => {
    made ??= new IngredientMatcher(catalogue);
    return made;
  };

  const answer = (found: RecipeWithDish) => toAnswer(catalogue, found);

  route(app, contracts.listOwnRecipes, async ({ user }) => {
    const rows = await listOwnRecipes(db, user.id);
    return rows.map((row) => ({ ...row, ...nutrientsPerServing(row) }));
  });

  route(app, contracts.readOwnRecipe, async ({ user, params }) => {
    const found = await findOwnRecipe(db, user.id, params.id);
    if (!found) throw recipeNotFound();
    return answer(found);
  });

  route(app, contracts.readRecipeLines, async ({ user, body }) => {
    const { lines, dish } = await read(user.id, { ...body, name: UNNAMED });
    return {
      lines: lines.map((line) => ({ ...toStoredLine(line), offered: line.offered.map(toLineFood) })),
      serving: nutrientsPerServing(dish),
      openLines: countOpen(lines),
      allergens: dish.allergens ?? { contains: [], mayContain: [] },
      imageUrl: dish.imageUrl ?? "",
    };
  });

  route(app, contracts.createOwnRecipe, async ({ user, body: { id = randomUUID(), ...body }, reply }) => {
    offerSupport(reply, listTexts(body));
    const { columns, dish } = await understand(user.id, body);
    return answer(await insertOwnRecipe(db, user.id, id, columns, dish));
  });

  route(app, contracts.updateOwnRecipe, async ({ user, params, body, reply }) => {
    offerSupport(reply, listTexts(body));
    const { columns, dish } = await understand(user.id, body);
    const changed = await updateOwnRecipe(db, user.id, params.id, columns, dish);
    if (!changed) throw recipeNotFound();
    return answer(changed);
  });

  route(app, contracts.deleteOwnRecipe, async ({ user, params }) => {
    if (!(await deleteOwnRecipe(db, user.id, params.id))) throw recipeNotFound();
  });

  async function read(userId: string, body: Omit<RecipeInput, "steps">): Promise<{ lines: ReadLine[]; dish: FoodRow }> {
    await limits.count("recipeReadingsPerPerson", userId);
    const lines = await readLines({ db, catalogue, matcher: matcher() }, userId, body);
    return { lines, dish: makeDish(catalogue, userId, { ...body, lines }) };
  }

  async function understand(userId: string, body: RecipeInput) {
    const { lines, dish } = await read(userId, body);
    return { columns: { ...body, lines: lines.map(toStoredLine) }, dish };
  }
}

const countOpen = (lines: readonly Pick<StoredLine, "certainty">[]): number =>
  lines.filter(({ certainty }) => certainty === "unknown").length;

const toLineFood = ({ id, name, imageUrl }: FoodRow) => ({ id, name, imageUrl });

const toStoredLine = ({ text, certainty, food, grams, note }: ReadLine): StoredLine => ({
  ...{ text, certainty },
  food: food ? toLineFood(food) : null,
  grams: grams ?? null,
  note: note ?? null,
});

const toAnswer = (catalogue: Catalogue, { recipe, food }: RecipeWithDish) => ({
  ...recipe,
  ...nutrientsPerServing(food),
  imageUrl: food.imageUrl,
  category: food.category,
  allergens: food.allergens,
  openLines: countOpen(recipe.lines),
  food: toFood(food),
  toBuy: ingredientsToBuy(catalogue, recipe.lines),
});

const recipeNotFound = () => new AppError("not_found", "recipes.notFound");
