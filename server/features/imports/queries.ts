import { and, count, eq, inArray, isNull, like, sql } from "drizzle-orm";
import type { ImportApp } from "#core/domain/imports/import-choices.ts";
import { MAIN_NUTRIENT_NAMES } from "#core/domain/nutrients/nutrients.ts";
import { OWN_RECIPE_SOURCE } from "#core/domain/recipes/own-recipe.ts";
import { diaryEntries } from "#server/db/tables/diary.ts";
import { type FoodRow, foods, starredFoods } from "#server/db/tables/foods.ts";
import { ownRecipes } from "#server/db/tables/own-recipes.ts";
import { savedMeals } from "#server/db/tables/saved-meals.ts";
import { toColumnName, toColumns } from "#server/platform/storage/column-name.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { IMPORT_KEY } from "./read/imported-row.ts";

/** Returns which of these lines were imported before. In an export of this app, the keys are the ids of the entries. */
export async function listExistingKeys(db: Db, userId: string, keys: readonly string[], app: ImportApp): Promise<Set<string>> {
  const { id, idempotencyKey } = diaryEntries;
  const [column, type] = app === "bitebright" ? [id, sql`uuid[]`] : [idempotencyKey, sql`text[]`];
  const rows = await db
    .select({ key: column })
    .from(diaryEntries)
    .where(and(eq(diaryEntries.userId, userId), sql`${column} = any(${sql.param(keys)}::${type})`));
  return new Set(rows.map(({ key }) => key ?? ""));
}

/** Whether any line can have been imported before. If not, checking line by line is unnecessary. */
export async function hasComparableEntries(db: Db, userId: string, app: ImportApp): Promise<boolean> {
  const isComparable = app === "bitebright" ? undefined : like(diaryEntries.idempotencyKey, `${IMPORT_KEY}%`);
  const found = await db
    .select({ id: diaryEntries.id })
    .from(diaryEntries)
    .where(and(eq(diaryEntries.userId, userId), isComparable))
    .limit(1);
  return found.length > 0;
}

/** The number of existing entries for each of these days. */
export async function countByDay(db: Db, userId: string, days: readonly string[], timeZone: string): Promise<Map<string, number>> {
  const startOfDay = (offset: number) => sql`((days.day + ${offset}::int)::timestamp at time zone ${timeZone}::text)`;
  const { loggedAt } = diaryEntries;
  const rows = await db
    .select({ day: sql<string>`days.day::text`.as("local_day"), entries: count() })
    .from(diaryEntries)
    .innerJoin(
      sql`unnest(${sql.param(days)}::date[]) as days (day)`,
      and(eq(diaryEntries.userId, userId), sql`${loggedAt} >= ${startOfDay(0)}`, sql`${loggedAt} < ${startOfDay(1)}`),
    )
    .groupBy(sql`days.day`);
  return new Map(rows.map((row) => [row.day, row.entries]));
}

const isNoDish = sql`${foods.source} is distinct from ${OWN_RECIPE_SOURCE}`;

/** The dishes of recipes count toward the limit of recipes, not of foods. */
export async function countOwnFoods(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ own: count() })
    .from(foods)
    .where(and(eq(foods.ownerId, userId), isNull(foods.deletedAt), isNoDish));
  return row?.own ?? 0;
}

/** Own foods with these names, in lower case. Foods that exist only for the diary are included only if they have the same source. */
export function listFoodsNamed(tx: Db, userId: string, names: readonly string[], source: string): Promise<FoodRow[]> {
  return tx
    .select()
    .from(foods)
    .where(
      and(
        eq(foods.ownerId, userId),
        inArray(sql`lower(${foods.name})`, [...names]),
        isNoDish,
        sql`(${foods.deletedAt} is null or ${foods.source} = ${source})`,
      ),
    );
}

export interface NewEntryRow {
  id: string;
  food_id: string;
  food_version: number;
  quantity: number;
  portion: string | null;
  meal_type: string;
  custom_time: string | null;
  idempotency_key: string | null;
  logged_at: string;
}

const IMPORTED_FIELDS = [
  ...["name", ...MAIN_NUTRIENT_NAMES, "vitamins", "minerals", "otherNutrients"],
  ...["portions", "imageUrl", "category", "source", "createdAt", "updatedAt", "deletedAt"],
];
const IMPORTED_COLUMNS = sql.raw(IMPORTED_FIELDS.map(toColumnName).join(", "));

/** Passes all rows as one parameter, because a file may add a food per line, and thirty parameters for each would be slow. */
export async function insertFoods(tx: Db, userId: string, rows: readonly FoodRow[]): Promise<void> {
  await tx.execute(sql`
    insert into ${foods} (id, owner_id, ${IMPORTED_COLUMNS})
    select id, ${userId}::uuid, ${IMPORTED_COLUMNS}
    from jsonb_populate_recordset(null::${foods}, ${JSON.stringify(rows.map(toColumns))}::jsonb)`);
}

/** Entries of the same moment keep their order, which is determined by their creation time. */
export async function insertEntries(tx: Db, userId: string, rows: readonly NewEntryRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into ${diaryEntries} (
      id, user_id, food_id, food_version, quantity, portion, meal_type, custom_time, idempotency_key, logged_at, created_at)
    select id, ${userId}::uuid, food_id, food_version, quantity, portion, meal_type, custom_time, idempotency_key, logged_at,
      statement_timestamp() + place * interval '1 microsecond'
    from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (
      id uuid, food_id uuid, food_version bigint, quantity double precision, portion text, meal_type text, custom_time text,
      idempotency_key text, logged_at timestamptz)) with ordinality as imported (
      id, food_id, food_version, quantity, portion, meal_type, custom_time, idempotency_key, logged_at, place)`);
}

export type ImportedEntry = Pick<NewEntryRow, "id" | "quantity" | "portion" | "meal_type" | "logged_at">;

/** Deletes only entries that are unchanged since the import. Entries that the user has changed are kept. */
export async function deleteUnchanged(tx: Db, userId: string, imported: readonly ImportedEntry[]): Promise<number> {
  if (imported.length === 0) return 0;
  const deleted = await tx
    .delete(diaryEntries)
    .where(
      and(
        eq(diaryEntries.userId, userId),
        sql`exists (select from jsonb_to_recordset(${JSON.stringify(imported)}::jsonb) as imported (
          id uuid, quantity double precision, portion text, meal_type text, logged_at timestamptz)
          where imported.id = ${diaryEntries.id} and imported.quantity = ${diaryEntries.quantity}
            and imported.portion is not distinct from ${diaryEntries.portion}
            and imported.meal_type = ${diaryEntries.mealType} and imported.logged_at = ${diaryEntries.loggedAt})`,
      ),
    )
    .returning({ id: diaryEntries.id });
  return deleted.length;
}

/** Deletes the foods that a part of an import created and that nothing uses. */
export async function deleteUnusedFoods(tx: Db, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(foods).where(
    and(
      eq(foods.ownerId, userId),
      inArray(foods.id, [...ids]),
      sql`not exists (select from ${diaryEntries} where ${diaryEntries.foodId} = ${foods.id})`,
      sql`not exists (select from ${starredFoods} where ${starredFoods.foodId} = ${foods.id})`,
      sql`not exists (select from ${ownRecipes} where ${ownRecipes.foodId} = ${foods.id})`,
      sql`not exists (select from ${savedMeals} where ${savedMeals.userId} = ${userId}
        and ${savedMeals.items} @> jsonb_build_array(jsonb_build_object('foodId', ${foods.id}::text)))`,
    ),
  );
}
