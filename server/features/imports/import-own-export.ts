import { and, count, eq, inArray, sql } from "drizzle-orm";
import { MAX_SAVED_MEALS } from "#core/domain/diary/limits.ts";
import { MAX_STARRED_FOODS } from "#core/domain/foods/limits.ts";
import { findFact } from "#core/domain/questions/facts.ts";
import { MAX_STORED_ANSWERS } from "#core/domain/questions/limits.ts";
import { MAX_PLANNED_RECIPES_PER_DAY } from "#core/domain/recipes/limits.ts";
import { markAnswersAgain, markRepeatedAnswers } from "#server/db/repeated-answers.ts";
import { starredFoods } from "#server/db/tables/foods.ts";
import { learnAnswers, learnFacts } from "#server/db/tables/learn.ts";
import { plannedRecipes } from "#server/db/tables/meal-plan.ts";
import { ownRecipes } from "#server/db/tables/own-recipes.ts";
import { userPreferences } from "#server/db/tables/preferences.ts";
import { savedMeals } from "#server/db/tables/saved-meals.ts";
import { type UserRow, users } from "#server/db/tables/users.ts";
import { waterIntake } from "#server/db/tables/water.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { type ImportContext, importOwnFoods, importOwnRecipes, localFoodId } from "./import-own-foods.ts";
import type { DraftPart, ImportedAccount } from "./read/draft-parts.ts";
import { toQuestion } from "./read/select-answers.ts";

type PartOf<K extends DraftPart["kind"]> = Extract<DraftPart, { kind: K }>;

/** The first answer to a question, and the newest ones. */
const STORED_ANSWERS = 1 + MAX_STORED_ANSWERS;

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

/** The ids of what was created, needed for undoing, and those of foods and recipes in the file, needed for continuing. */
export interface ImportedExport {
  foods?: string[];
  foodIds?: [inFile: string, here: string][];
  recipes?: string[];
  recipeIds?: [inFile: string, here: string][];
  stars?: string[];
  meals?: string[];
  water?: string[];
  answers?: string[];
  facts?: string[];
  planned?: { day: string; recipe: string }[];
  preferences?: boolean;
  /** The profile fields that were filled in. */
  profile?: Partial<UserRow>;
}

/** Imports a part of an export of this app other than the diary. Existing data stays unchanged. */
export async function importExportPart(context: ImportContext, part: Exclude<DraftPart, { kind: "rows" }>): Promise<ImportedExport> {
  switch (part.kind) {
    case "foods":
      return importOwnFoods(context, part.foods);
    case "recipes":
      return importOwnRecipes(context, part.recipes);
    case "account":
      return {
        stars: await importStars(context, part),
        meals: await importMeals(context, part),
        preferences: await importPreferences(context, part),
        profile: await importProfile(context, part),
      };
    case "water":
      return { water: await importWater(context, part.water) };
    case "answers":
      return { answers: await importAnswers(context, part.answers) };
    case "facts":
      return { facts: await importFacts(context, part.facts) };
    case "plan":
      return { planned: await importPlan(context, part.plan) };
  }
}

async function importStars(context: ImportContext, { starredFoods: stored }: ImportedAccount): Promise<string[]> {
  const { tx, userId } = context;
  const [row] = await tx.select({ stars: count() }).from(starredFoods).where(eq(starredFoods.userId, userId));
  const ids = stored
    .flatMap(({ foodId }) => localFoodId(context, foodId) ?? [])
    .slice(0, Math.max(0, MAX_STARRED_FOODS - (row?.stars ?? 0)));
  const rows = [...new Set(ids)].map((foodId) => ({ userId, foodId }));
  const inserted = rows.length === 0 ? [] : await tx.insert(starredFoods).values(rows).onConflictDoNothing().returning();
  return inserted.map(({ foodId }) => foodId);
}

async function importMeals(context: ImportContext, { savedMeals: stored }: ImportedAccount): Promise<string[]> {
  const { tx, userId } = context;
  const [row] = await tx.select({ meals: count() }).from(savedMeals).where(eq(savedMeals.userId, userId));
  const meals = stored
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

async function importWater({ tx, userId }: ImportContext, water: PartOf<"water">["water"]): Promise<string[]> {
  const rows = water.map((day) => ({ ...day, userId }));
  return (await tx.insert(waterIntake).values(rows).onConflictDoNothing().returning()).map(({ date }) => date);
}

async function importAnswers({ tx, userId }: ImportContext, answers: PartOf<"answers">["answers"]): Promise<string[]> {
  const scored = answers.filter(({ fact, lesson }) => findFact(fact)?.isScored && findFact(fact)?.lesson.slug === lesson);
  const room = await readAnswerRoom(tx, userId);
  const fitting = scored.filter((answer) => {
    const left = room.get(toQuestion(answer)) ?? STORED_ANSWERS;
    room.set(toQuestion(answer), left - 1);
    return left > 0;
  });
  if (fitting.length === 0) return [];
  const rows = fitting.map((answer) => ({ ...answer, userId, answeredAt: new Date(answer.answeredAt) }));
  const imported = await tx.insert(learnAnswers).values(rows).onConflictDoNothing().returning({ id: learnAnswers.id });
  await markRepeatedAnswers(tx, userId, [...new Set(rows.map(({ fact }) => fact))]);
  return imported.map(({ id }) => id);
}

async function importFacts({ tx, userId }: ImportContext, facts: PartOf<"facts">["facts"]): Promise<string[]> {
  const scored = facts.filter(({ fact }) => findFact(fact)?.isScored);
  if (scored.length === 0) return [];
  const rows = scored.map((fact) => ({ ...fact, userId, dueAt: new Date(fact.dueAt), answeredAt: new Date(fact.answeredAt) }));
  return (await tx.insert(learnFacts).values(rows).onConflictDoNothing().returning()).map(({ fact }) => fact);
}

/** How many more answers to a question this account keeps. Those that it has already stay. */
async function readAnswerRoom(tx: Db, userId: string): Promise<Map<string, number>> {
  const { fact, phase } = learnAnswers;
  const rows = await tx
    .select({ fact, phase, answers: count() })
    .from(learnAnswers)
    .where(eq(learnAnswers.userId, userId))
    .groupBy(fact, phase);
  return new Map(rows.map((row) => [toQuestion(row), STORED_ANSWERS - row.answers]));
}

async function importPlan(
  { tx, userId, recipeIds }: ImportContext,
  plan: PartOf<"plan">["plan"],
): Promise<{ day: string; recipe: string }[]> {
  const { day, recipe } = plannedRecipes;
  const planned = await tx.select({ day, recipes: count() }).from(plannedRecipes).where(eq(plannedRecipes.userId, userId)).groupBy(day);
  const byDay = new Map(planned.map((row) => [row.day, row.recipes]));
  const fitting = plan.filter((one) => {
    byDay.set(one.day, (byDay.get(one.day) ?? 0) + 1);
    return (byDay.get(one.day) ?? 0) <= MAX_PLANNED_RECIPES_PER_DAY;
  });
  if (fitting.length === 0) return [];
  const rows = fitting.map((one) => ({ ...one, recipe: recipeIds.get(one.recipe) ?? one.recipe, userId }));
  return tx.insert(plannedRecipes).values(rows).onConflictDoNothing().returning({ day, recipe });
}

async function importPreferences({ tx, userId }: ImportContext, { preferences }: ImportedAccount): Promise<boolean> {
  if (!preferences) return false;
  const inserted = await tx
    .insert(userPreferences)
    .values({ ...preferences, userId })
    .onConflictDoNothing()
    .returning();
  return inserted.length > 0;
}

/** Fills in only the fields that are empty in this account. */
async function importProfile({ tx, userId }: ImportContext, { account }: ImportedAccount): Promise<Partial<UserRow>> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!user) return {};
  const { foodDisplay, habits, pausedSince, bodyOfferClosed, region } = account.view;
  const empty = PROFILE_FIELDS.filter((field) => user[field] === null && (account[field] ?? null) !== null);
  const set: Partial<UserRow> = {
    ...Object.fromEntries(empty.map((field) => [field, account[field]])),
    ...(user.foodDisplay === null && foodDisplay !== null && { foodDisplay }),
    ...(user.habits.length === 0 && habits.length > 0 && { habits }),
    ...(user.pausedSince === null && pausedSince && { pausedSince: new Date(pausedSince) }),
    ...(!user.bodyOfferClosed && bodyOfferClosed && { bodyOfferClosed }),
    ...(user.region === null && region && { region }),
  };
  if (Object.keys(set).length > 0) await tx.update(users).set(set).where(eq(users.id, userId));
  return set;
}

/** Removes what a part brought, except for foods, which are removed after the entries that use them. */
export async function removeExportPart(tx: Db, userId: string, part: ImportedExport): Promise<void> {
  const { stars = [], meals = [], recipes = [], water = [], answers = [], facts = [], planned = [] } = part;
  const isUntouched = sql`${waterIntake.updatedAt} = ${waterIntake.createdAt}`;
  const areUntouched = sql`${userPreferences.updatedAt} = ${userPreferences.createdAt}`;
  if (stars.length > 0) await tx.delete(starredFoods).where(and(eq(starredFoods.userId, userId), inArray(starredFoods.foodId, stars)));
  if (meals.length > 0) await tx.delete(savedMeals).where(and(eq(savedMeals.userId, userId), inArray(savedMeals.id, meals)));
  if (recipes.length > 0) await tx.delete(ownRecipes).where(and(eq(ownRecipes.userId, userId), inArray(ownRecipes.id, recipes)));
  if (water.length > 0) {
    await tx.delete(waterIntake).where(and(eq(waterIntake.userId, userId), inArray(waterIntake.date, water), isUntouched));
  }
  if (answers.length > 0) await removeAnswers(tx, userId, answers);
  if (facts.length > 0) await tx.delete(learnFacts).where(and(eq(learnFacts.userId, userId), inArray(learnFacts.fact, facts)));
  if (planned.length > 0) {
    const isPlanned = sql`(${plannedRecipes.day}, ${plannedRecipes.recipe}) in
      (select day, recipe from jsonb_to_recordset(${JSON.stringify(planned)}::jsonb) as planned (day date, recipe text))`;
    await tx.delete(plannedRecipes).where(and(eq(plannedRecipes.userId, userId), isPlanned));
  }
  if (part.preferences) await tx.delete(userPreferences).where(and(eq(userPreferences.userId, userId), areUntouched));
  if (part.profile) await emptyProfile(tx, userId, part.profile);
}

async function removeAnswers(tx: Db, userId: string, ids: readonly string[]): Promise<void> {
  const { id, fact } = learnAnswers;
  const removed = await tx
    .delete(learnAnswers)
    .where(and(eq(learnAnswers.userId, userId), inArray(id, [...ids])))
    .returning({ fact });
  if (removed.length > 0) await markAnswersAgain(tx, userId, [...new Set(removed.map((one) => one.fact))]);
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
