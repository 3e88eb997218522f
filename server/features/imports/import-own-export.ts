import { and, count, eq, inArray, sql } from "drizzle-orm";
import { MAX_PLANNED_RECIPES_PER_DAY, MAX_SAVED_MEALS, MAX_STARRED_FOODS, NEWEST_ANSWERS_KEPT } from "#core/domain/constants.ts";
import { findFact } from "#core/domain/questions/facts.ts";
import { starredFoods } from "#server/db/tables/foods.ts";
import { learnAnswers, learnFacts } from "#server/db/tables/learn.ts";
import { plannedRecipes } from "#server/db/tables/meal-plan.ts";
import { ownRecipes } from "#server/db/tables/own-recipes.ts";
import { userPreferences } from "#server/db/tables/preferences.ts";
import { savedMeals } from "#server/db/tables/saved-meals.ts";
import { type UserRow, users } from "#server/db/tables/users.ts";
import { waterIntake } from "#server/db/tables/water.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { type ImportContext, importOwnFoods, localFoodId } from "./import-own-foods.ts";
import { inBatches } from "./in-batches.ts";
import type { ReadDiary } from "./read/imported-row.ts";
import { toQuestion } from "./read/keep-answers.ts";

export type ExportContent = NonNullable<ReadDiary["whole"]>;

/** The first answer to a question, and the newest ones. */
const ANSWERS_KEPT = 1 + NEWEST_ANSWERS_KEPT;

const PROFILE_FIELDS = [
  "firstName",
  "lastName",
  "age",
  "height",
  "weight",
  "gender",
  "activityLevel",
  "weightGoal",
  "calorieGoal",
] as const;
/** The default values of these columns. All other columns default to null. */
const NOT_CHOSEN: Partial<UserRow> = { habits: [], bodyOfferClosed: false };

/** The ids of what was created, needed for undoing. */
export interface ImportedExport {
  foods: string[];
  stars: string[];
  meals: string[];
  recipes: string[];
  water: string[];
  answers: string[];
  facts: string[];
  planned: { day: string; recipe: string }[];
  preferences: boolean;
  /** The profile fields that were filled in. */
  profile: Partial<UserRow>;
}

/** Imports everything in an export of this app except the diary. Existing data stays unchanged. */
export async function importOwnExport(
  parts: Pick<ImportContext, "tx" | "catalogue" | "userId">,
  whole: ExportContent,
  room: number,
): Promise<{ foodIds: Map<string, string>; imported: ImportedExport }> {
  const context: ImportContext = { ...parts, foodIds: new Map(), recipeIds: new Map() };
  const made = await importOwnFoods(context, whole, room);
  return {
    foodIds: context.foodIds,
    imported: {
      ...made,
      stars: await importStars(context, whole),
      meals: await importMeals(context, whole),
      water: await importWater(context, whole),
      ...(await importLessons(context, whole)),
      planned: await importPlan(context, whole),
      preferences: await importPreferences(context, whole),
      profile: await importProfile(context, whole),
    },
  };
}

async function importStars(context: ImportContext, { starredFoods: given }: ExportContent): Promise<string[]> {
  const { tx, userId } = context;
  const [row] = await tx.select({ stars: count() }).from(starredFoods).where(eq(starredFoods.userId, userId));
  const ids = given
    .flatMap(({ foodId }) => localFoodId(context, foodId) ?? [])
    .slice(0, Math.max(0, MAX_STARRED_FOODS - (row?.stars ?? 0)));
  const rows = [...new Set(ids)].map((foodId) => ({ userId, foodId }));
  const inserted = rows.length === 0 ? [] : await tx.insert(starredFoods).values(rows).onConflictDoNothing().returning();
  return inserted.map(({ foodId }) => foodId);
}

async function importMeals(context: ImportContext, { savedMeals: given }: ExportContent): Promise<string[]> {
  const { tx, userId } = context;
  const [row] = await tx.select({ meals: count() }).from(savedMeals).where(eq(savedMeals.userId, userId));
  const meals = given
    .map(({ name, items }) => ({
      userId,
      name,
      items: items.flatMap((item) => {
        const foodId = localFoodId(context, item.foodId);
        return foodId === undefined ? [] : [{ ...item, foodId }];
      }),
    }))
    .filter(({ items }) => items.length > 0)
    .slice(0, Math.max(0, MAX_SAVED_MEALS - (row?.meals ?? 0)));
  const inserted = meals.length === 0 ? [] : await tx.insert(savedMeals).values(meals).onConflictDoNothing().returning();
  return inserted.map(({ id }) => id);
}

async function importWater({ tx, userId }: ImportContext, { water }: ExportContent): Promise<string[]> {
  const days: string[] = [];
  await inBatches(water, async (some) => {
    const rows = some.map((day) => ({ ...day, userId }));
    days.push(...(await tx.insert(waterIntake).values(rows).onConflictDoNothing().returning()).map(({ date }) => date));
  });
  return days;
}

async function importLessons({ tx, userId }: ImportContext, { learnAnswers: answers, learnFacts: facts }: ExportContent) {
  const imported = { answers: [] as string[], facts: [] as string[] };
  const scored = answers.filter(({ fact, lesson }) => findFact(fact)?.isScored && findFact(fact)?.lesson.slug === lesson);
  const room = await readAnswerRoom(tx, userId);
  const fitting = scored.filter((answer) => {
    const left = room.get(toQuestion(answer)) ?? ANSWERS_KEPT;
    room.set(toQuestion(answer), left - 1);
    return left > 0;
  });
  await inBatches(fitting, async (some) => {
    const rows = some.map((answer) => ({ ...answer, userId, answeredAt: new Date(answer.answeredAt) }));
    imported.answers.push(...(await tx.insert(learnAnswers).values(rows).onConflictDoNothing().returning()).map(({ id }) => id));
  });
  const asked = facts.filter(({ fact }) => findFact(fact)?.isScored);
  await inBatches(asked, async (some) => {
    const rows = some.map((fact) => ({ ...fact, userId, dueAt: new Date(fact.dueAt), answeredAt: new Date(fact.answeredAt) }));
    imported.facts.push(...(await tx.insert(learnFacts).values(rows).onConflictDoNothing().returning()).map(({ fact }) => fact));
  });
  return imported;
}

/** How many more answers to a question this account keeps. Those that it has already stay. */
async function readAnswerRoom(tx: Db, userId: string): Promise<Map<string, number>> {
  const { fact, phase } = learnAnswers;
  const rows = await tx
    .select({ fact, phase, answers: count() })
    .from(learnAnswers)
    .where(eq(learnAnswers.userId, userId))
    .groupBy(fact, phase);
  return new Map(rows.map((row) => [toQuestion(row), ANSWERS_KEPT - row.answers]));
}

async function importPlan({ tx, userId, recipeIds }: ImportContext, { mealPlan }: ExportContent): Promise<ImportedExport["planned"]> {
  const known = await tx.select({ day: plannedRecipes.day }).from(plannedRecipes).where(eq(plannedRecipes.userId, userId));
  const byDay = new Map<string, number>();
  for (const { day } of known) byDay.set(day, (byDay.get(day) ?? 0) + 1);
  const fitting = mealPlan.filter(({ day }) => {
    byDay.set(day, (byDay.get(day) ?? 0) + 1);
    return (byDay.get(day) ?? 0) <= MAX_PLANNED_RECIPES_PER_DAY;
  });
  const planned: ImportedExport["planned"] = [];
  await inBatches(fitting, async (some) => {
    const rows = some.map((one) => ({ ...one, recipe: recipeIds.get(one.recipe) ?? one.recipe, userId }));
    const inserted = await tx.insert(plannedRecipes).values(rows).onConflictDoNothing().returning();
    planned.push(...inserted.map(({ day, recipe }) => ({ day, recipe })));
  });
  return planned;
}

async function importPreferences({ tx, userId }: ImportContext, { preferences }: ExportContent): Promise<boolean> {
  if (!preferences) return false;
  const inserted = await tx
    .insert(userPreferences)
    .values({ ...preferences, userId })
    .onConflictDoNothing()
    .returning();
  return inserted.length > 0;
}

/** Fills in only the fields that are empty in this account. */
async function importProfile({ tx, userId }: ImportContext, { account }: ExportContent): Promise<Partial<UserRow>> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!user) return {};
  const { foodDisplay, habits, pausedSince, bodyOfferClosed } = account.view;
  const empty = PROFILE_FIELDS.filter((field) => user[field] === null && (account[field] ?? null) !== null);
  const set: Partial<UserRow> = {
    ...Object.fromEntries(empty.map((field) => [field, account[field]])),
    ...(user.foodDisplay === null && foodDisplay !== null && { foodDisplay }),
    ...(user.habits.length === 0 && habits.length > 0 && { habits }),
    ...(user.pausedSince === null && pausedSince && { pausedSince: new Date(pausedSince) }),
    ...(!user.bodyOfferClosed && bodyOfferClosed && { bodyOfferClosed }),
  };
  if (Object.keys(set).length > 0) await tx.update(users).set(set).where(eq(users.id, userId));
  return set;
}

/** Removes what was imported, except for foods, which are removed together with the diary's foods. */
export async function removeOwnExport(tx: Db, userId: string, imported: ImportedExport): Promise<void> {
  const { stars, meals, recipes, water, answers, facts, planned } = imported;
  await inBatches(stars, (ids) => tx.delete(starredFoods).where(and(eq(starredFoods.userId, userId), inArray(starredFoods.foodId, ids))));
  await inBatches(meals, (ids) => tx.delete(savedMeals).where(and(eq(savedMeals.userId, userId), inArray(savedMeals.id, ids))));
  await inBatches(recipes, (ids) => tx.delete(ownRecipes).where(and(eq(ownRecipes.userId, userId), inArray(ownRecipes.id, ids))));
  const isUntouched = sql`${waterIntake.updatedAt} = ${waterIntake.createdAt}`;
  await inBatches(water, (days) =>
    tx.delete(waterIntake).where(and(eq(waterIntake.userId, userId), inArray(waterIntake.date, days), isUntouched)),
  );
  await inBatches(answers, (ids) => tx.delete(learnAnswers).where(and(eq(learnAnswers.userId, userId), inArray(learnAnswers.id, ids))));
  await inBatches(facts, (names) => tx.delete(learnFacts).where(and(eq(learnFacts.userId, userId), inArray(learnFacts.fact, names))));
  const isPlanned = sql`(${plannedRecipes.day}, ${plannedRecipes.recipe}) in
    (select day, recipe from jsonb_to_recordset(${JSON.stringify(planned)}::jsonb) as planned (day date, recipe text))`;
  await tx.delete(plannedRecipes).where(and(eq(plannedRecipes.userId, userId), isPlanned));
  const areUntouched = sql`${userPreferences.updatedAt} = ${userPreferences.createdAt}`;
  if (imported.preferences) await tx.delete(userPreferences).where(and(eq(userPreferences.userId, userId), areUntouched));
  await emptyProfile(tx, userId, imported.profile);
}

async function emptyProfile(tx: Db, userId: string, imported: Partial<UserRow>): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!user) return;
  // Safe to cast: the keys of a partial user are keys of a user. Compared as JSON, because the imported values were stored as JSON.
  const unchanged = (Object.keys(imported) as (keyof UserRow)[]).filter(
    (field) => JSON.stringify(user[field]) === JSON.stringify(imported[field]),
  );
  const emptied = Object.fromEntries(unchanged.map((field) => [field, NOT_CHOSEN[field] ?? null]));
  if (unchanged.length > 0) await tx.update(users).set(emptied).where(eq(users.id, userId));
}
