import { and, desc, eq, gte, lte, max, sql } from "drizzle-orm";
import { DAY_MS } from "#core/domain/calendar/durations.ts";
import { diaryEntries } from "#server/db/tables/diary.ts";
import { foods } from "#server/db/tables/foods.ts";
import type { Db } from "#server/platform/storage/database.ts";

const WEEK_MS = 7 * DAY_MS;
const MAX_FOODS = 100;

/** The foods of the user's last seven days that contain a major allergen, each once, the latest first. */
export async function listLoggedAllergens(db: Db, userId: string) {
  const now = new Date();
  const { foodId, loggedAt } = diaryEntries;
  const rows = await db
    .select({ foodId, name: foods.name, allergens: foods.allergens })
    .from(diaryEntries)
    .innerJoin(foods, eq(foods.id, foodId))
    .where(
      and(
        eq(diaryEntries.userId, userId),
        gte(loggedAt, new Date(now.getTime() - WEEK_MS)),
        lte(loggedAt, now),
        sql`jsonb_array_length(${foods.allergens}->'contains') > 0`,
      ),
    )
    .groupBy(foodId, foods.id)
    .orderBy(desc(max(loggedAt)), foodId)
    .limit(MAX_FOODS);
  return rows.flatMap(({ allergens, ...food }) => (allergens ? [{ ...food, allergens }] : []));
}
