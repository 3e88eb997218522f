import { type AccountExport, FULL_DAYS_SHOWN, type ImportSummary } from "#core/contracts/imports.ts";
import { MAX_ENTRIES_A_DAY, MAX_OWN_FOODS } from "#core/domain/constants.ts";
import type { Catalogue } from "#server/catalogue/catalogue.ts";
import type { ImportRow } from "#server/db/tables/imports.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { lockUser } from "#server/platform/storage/user-lock.ts";
import { type DraftHead, keptUntil } from "./confirm-import.ts";
import type { ExportContent } from "./import-own-export.ts";
import { type MatchedFoods, matchFoods } from "./match-foods.ts";
import { countByDay, countOwnFoods, insertDraft, insertPart, listKnownKeys } from "./queries.ts";
import type { ReadDiary } from "./read/imported-row.ts";

const NOTHING_TO_MATCH: MatchedFoods = { sure: {}, counts: { sure: 0, unsure: 0, own: 0 }, shown: [] };

/** Stores the content of a file until the user confirms it. The diary stays unchanged. */
export async function createDraft(db: Db, catalogue: Catalogue, userId: string, read: ReadDiary, timeZone: string): Promise<ImportRow> {
  // An export of this app already says which food each entry means.
  const matched = read.whole ? NOTHING_TO_MATCH : await matchFoods(catalogue, read.foods);
  const summary = await summarize(db, userId, read, matched, timeZone);
  const head: DraftHead = { timeZone, sure: matched.sure, ...(read.whole && { whole: read.whole }) };
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const draft = await insertDraft(tx, { userId, state: "draft", summary, expiresAt: keptUntil() });
    for (const [part, json] of [JSON.stringify(head), ...read.parts].entries()) await insertPart(tx, userId, draft.id, part, json);
    return draft;
  });
}

async function summarize(
  db: Db,
  userId: string,
  { app, kind, entries, days, notUnderstood, notes, keys, foods, whole }: ReadDiary,
  { counts, shown }: MatchedFoods,
  timeZone: string,
): Promise<ImportSummary> {
  let alreadyHere = 0;
  for (const some of keys) alreadyHere += (await listKnownKeys(db, userId, some, app)).size;
  const [first, last] = [days[0]?.day ?? null, days.at(-1)?.day ?? null];
  const byDay = first && last ? await countByDay(db, userId, first, last, timeZone) : new Map<string, number>();
  // If the whole file was imported before, its entries already exist and take no more room.
  const full = alreadyHere === entries ? [] : days.filter((day) => day.entries + (byDay.get(day.day) ?? 0) > MAX_ENTRIES_A_DAY);
  const beyond = full.map((day) => day.entries + (byDay.get(day.day) ?? 0) - MAX_ENTRIES_A_DAY);
  const room = MAX_OWN_FOODS - (await countOwnFoods(db, userId));
  const toKeep = whole ? whole.foods.length - whole.recipes.length : foods.filter((food) => food.kind === "food").length - counts.sure;
  return {
    app,
    kind,
    entries,
    alreadyHere,
    firstDay: first,
    lastDay: last,
    days: days.length,
    foods: counts,
    shownFoods: kind === "food" ? shown : [],
    notUnderstood,
    fullDays: {
      days: full.length,
      entries: beyond.reduce((sum, count) => sum + count, 0),
      shown: full.slice(0, FULL_DAYS_SHOWN).map(({ day }) => day),
    },
    foodsWithoutRoom: Math.max(0, toKeep - room),
    notes,
    whole: whole ? countWhole(whole) : null,
    added: null,
    removed: null,
  };
}

function countWhole(whole: ExportContent): AccountExport {
  const { foods, recipes, starredFoods, savedMeals, water, learnAnswers, mealPlan, preferences, account } = whole;
  const { view, ...profile } = account;
  return {
    foods: Math.max(0, foods.length - recipes.length),
    stars: starredFoods.length,
    savedMeals: savedMeals.length,
    recipes: recipes.length,
    waterDays: water.length,
    answers: learnAnswers.length,
    plannedRecipes: mealPlan.length,
    profile: preferences !== null || view.habits.length > 0 || Object.values(profile).some((value) => value !== null),
  };
}
