import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { RECIPES } from "#core/content/recipes/recipes.ts";
import { MAX_PASSKEYS } from "#core/domain/accounts/limits.ts";
import { MAX_SAVED_MEALS } from "#core/domain/diary/limits.ts";
import { MAX_OWN_FOODS, MAX_STARRED_FOODS } from "#core/domain/foods/limits.ts";
import { MAX_OWN_RECIPES, MAX_PLANNED_RECIPES_PER_DAY } from "#core/domain/recipes/limits.ts";
import { apiKeys } from "#server/db/tables/api-keys.ts";
import { foods, starredFoods } from "#server/db/tables/foods.ts";
import { plannedRecipes } from "#server/db/tables/meal-plan.ts";
import { ownRecipes } from "#server/db/tables/own-recipes.ts";
import { passkeys } from "#server/db/tables/passkeys.ts";
import { rateLimits } from "#server/db/tables/rate-limits.ts";
import { savedMeals } from "#server/db/tables/saved-meals.ts";
import { startWithMaya } from "#server/testing/diary-files.ts";
import { addPasskey } from "#server/testing/passkeys.ts";
import { pantryFood } from "#server/testing/suggestions/pantry.ts";

/** How many requests want the last place at the same moment. */
const AT_ONCE = 20;
const BANANA = pantryFood("Banana").id;
const TOAST = { calories: 200, protein: 5, carbs: 30, fat: 3 };

const start = async () => {
  const testApp = await startWithMaya();
  return { ...testApp, me: sql`${testApp.maya.user.id}::uuid` };
};
type Start = Awaited<ReturnType<typeof start>>;

interface Limit {
  most: number;
  table: Parameters<Start["database"]["db"]["$count"]>[0];
  /** Leaves one place. */
  fill: (start: Start, rows: number) => ReturnType<typeof sql>;
  take: (start: Start, nth: number) => ReturnType<Start["maya"]["send"]>;
}

const ownFoods = ({ me }: Start, rows: number) =>
  sql`insert into foods (owner_id, name) select ${me}, 'Food ' || nth from generate_series(1, ${rows}::int) nth`;

const LIMITS: Record<string, Limit> = {
  "own foods": {
    most: MAX_OWN_FOODS,
    table: foods,
    fill: ownFoods,
    take: ({ maya }, nth) => maya.send("POST", "/api/foods", { ...TOAST, name: `Toast ${nth}` }),
  },
  "saved meals": {
    most: MAX_SAVED_MEALS,
    table: savedMeals,
    fill: ({ me }, rows) =>
      sql`insert into saved_meals (user_id, name, items) select ${me}, 'Meal ' || nth, '[]' from generate_series(1, ${rows}::int) nth`,
    take: ({ maya }, nth) => maya.send("POST", "/api/meals", { name: `Lunch ${nth}`, items: [{ foodId: BANANA, quantity: 100 }] }),
  },
  "own recipes": {
    most: MAX_OWN_RECIPES,
    table: ownRecipes,
    fill: (stage, rows) => sql`
      with dish as (insert into foods (owner_id, name) values (${stage.me}, 'Stew') returning id)
      insert into own_recipes (user_id, food_id, name, ingredients, choices, lines, steps, servings, is_heated)
        select ${stage.me}, dish.id, 'Stew', '1 banana', '[]', '[]', '', 1, true from dish, generate_series(1, ${rows}::int)`,
    take: ({ maya }, nth) => maya.send("POST", "/api/own-recipes", { name: `Stew ${nth}`, ingredients: "2 bananas", servings: 2 }),
  },
  "starred foods": {
    most: MAX_STARRED_FOODS,
    table: starredFoods,
    fill: ({ me }, rows) => sql`
      with food as (
        insert into foods (id, owner_id, name) select ('00000000-0000-4000-8000-' || lpad(nth::text, 12, '0'))::uuid, ${me}, 'Food'
          from generate_series(0, ${rows + AT_ONCE - 1}::int) nth returning id)
      insert into starred_foods (user_id, food_id) select ${me}, id from food order by id desc limit ${rows}::int`,
    take: ({ maya }, nth) => maya.send("PUT", `/api/foods/00000000-0000-4000-8000-${String(nth).padStart(12, "0")}/star`),
  },
  "recipes planned for a day": {
    most: MAX_PLANNED_RECIPES_PER_DAY,
    table: plannedRecipes,
    fill: ({ me }, rows) => sql`
      insert into planned_recipes (user_id, day, recipe, servings) select ${me}, '2026-03-01', 'recipe-' || nth, 1 from generate_series(1, ${rows}::int) nth`,
    take: ({ maya }, nth) => maya.send("PUT", "/api/meal-plan/2026-03-01", { recipe: RECIPES[nth]?.slug, servings: 1 }),
  },
  passkeys: {
    most: MAX_PASSKEYS,
    table: passkeys,
    fill: ({ me }, rows) => sql`
      insert into passkeys (user_id, credential_id, public_key, user_handle, rp_id, counter, transports, name, is_synced)
        select ${me}, 'credential-' || nth, 'key', 'handle', 'localhost', 0, '{}', 'Key', false from generate_series(1, ${rows}::int) nth`,
    take: ({ maya }) => addPasskey(maya),
  },
};

test.each(Object.entries(LIMITS))(
  `of ${AT_ONCE} requests at the same moment one gets the last place: %s`,
  async (_, { most, table, fill, take }) => {
    const stage = await start();
    const { db } = stage.database;
    await db.execute(fill(stage, most - 1));
    await db.delete(rateLimits);
    const responses = await Promise.all(Array.from({ length: AT_ONCE }, (_place, nth) => take(stage, nth)));
    const statuses = responses.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status < 300)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(AT_ONCE - 1);
    expect(await db.$count(table, table === foods ? sql`owner_id is not null` : undefined)).toBe(most);
  },
);

test("keys for one AI provider that arrive at the same moment are one key", async () => {
  const { maya, database } = await start();
  const keys = Array.from({ length: AT_ONCE }, (_, nth) => ({ provider: "openai", key: `sk-0123456789-${nth}` }));
  const responses = await Promise.all(keys.map((key) => maya.send("POST", "/api/user/api-keys", key)));
  expect(responses.map(({ statusCode }) => statusCode).filter((status) => status >= 300)).toEqual([]);
  expect(await database.db.$count(apiKeys)).toBe(1);
});
