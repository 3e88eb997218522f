import { and, asc, eq, gte, lt, sql } from "drizzle-orm";
import { MAX_ENTRIES_A_DAY } from "#core/domain/diary/limits.ts";
import type { MealType } from "#core/domain/diary/meals.ts";
import { diaryEntries } from "#server/db/tables/diary.ts";
import type { FoodRow, FoodVersion } from "#server/db/tables/foods.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { statements } from "#server/platform/storage/prepared-statements.ts";
import type { Catalogue } from "./catalogue.ts";
import { findFoods } from "./find-foods.ts";
import { contentVersion, listVersions, toFoodVersion, versionKey } from "./food-versions.ts";

export interface EatenFood {
  foodId: string;
  mealType: MealType;
  loggedAt: Date;
  /** In grams. */
  quantity: number;
  /** The figures with which it was logged, even if the food has changed since. */
  food: FoodVersion;
}

export interface Eaten {
  eaten: EatenFood[];
  /** The foods in their current state, by id. */
  foods: Map<string, FoodRow>;
}

/** A quarter of a year of full days. Only a diary from 1.0 can hold more, and then the last ones are omitted from its sums. */
export const MAX_EATEN = 92 * 3 * MAX_ENTRIES_A_DAY;

const { foodId, foodVersion, quantity, mealType, loggedAt, createdAt, userId: ownerId } = diaryEntries;

const prepared = statements((db) =>
  db
    .select({ foodId, foodVersion, quantity, mealType, loggedAt })
    .from(diaryEntries)
    .where(and(eq(ownerId, sql.placeholder("userId")), gte(loggedAt, sql.placeholder("start")), lt(loggedAt, sql.placeholder("end"))))
    .orderBy(asc(loggedAt), asc(createdAt))
    .limit(MAX_EATEN)
    .prepare("eaten_between"),
);

/** What this user ate between two moments, in chronological order. */
export async function listEaten(shelves: { db: Db; catalogue: Catalogue }, userId: string, start: Date, end: Date): Promise<Eaten> {
  const rows = await prepared(shelves.db).execute({ userId, start: start.toISOString(), end: end.toISOString() });
  const foods = await findFoods(
    shelves,
    userId,
    rows.map((row) => row.foodId),
  );
  const current = new Map(
    [...foods.values()].map((food) => [versionKey({ foodId: food.id, foodVersion: contentVersion(food) }), toFoodVersion(food)]),
  );
  const earlier = await listVersions(
    shelves.db,
    rows.filter((row) => !current.has(versionKey(row))),
  );
  const eaten = rows.flatMap((row) => {
    const food = current.get(versionKey(row)) ?? earlier.get(versionKey(row));
    return food ? [{ foodId: row.foodId, mealType: row.mealType, loggedAt: row.loggedAt, quantity: row.quantity, food }] : [];
  });
  return { eaten, foods };
}
