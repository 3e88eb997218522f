import { type ImportSummary, MAX_LISTED_DAYS } from "#core/contracts/imports.ts";
import { MAX_ENTRIES_A_DAY } from "#core/domain/diary/limits.ts";
import { MAX_OWN_FOODS } from "#core/domain/foods/limits.ts";
import type { Catalogue } from "#server/catalogue/catalogue.ts";
import type { ImportRow } from "#server/db/tables/imports.ts";
import type { Db } from "#server/platform/storage/database.ts";
import type { DraftHead } from "./import-run.ts";
import { deleteExpiredImports, finishReading, insertReading } from "./import-state.ts";
import { type MatchedFoods, matchFoods } from "./match-foods.ts";
import { HEAD, insertPart } from "./part-queries.ts";
import { countByDay, countOwnFoods, hasComparableEntries, listExistingKeys } from "./queries.ts";
import type { ReadDiary } from "./read/imported-row.ts";
import { unpackText } from "./read/packed-json.ts";

const DAYS_AT_ONCE = 500;
const NOTHING_TO_MATCH: MatchedFoods = { sure: {}, counts: { sure: 0, unsure: 0, own: 0 }, shown: [] };

interface NewDraft {
  userId: string;
  diary: ReadDiary;
  timeZone: string;
  /** Called after every few steps, so that others are served in between. */
  pause: () => Promise<void>;
}

/** Stores the content of a file until the user confirms it. The diary stays unchanged. */
export async function createDraft(db: Db, catalogue: Catalogue, { userId, diary: read, timeZone, pause }: NewDraft): Promise<ImportRow> {
  // An export of this app already says which food each entry means.
  const matched = read.whole ? NOTHING_TO_MATCH : await matchFoods(catalogue, read.foods, pause);
  const summary = await summarize(db, userId, read, matched, timeZone);
  const head: DraftHead = { timeZone, sure: matched.sure };
  const parts = [...(read.whole?.parts ?? []), ...read.parts];
  const reading = await insertReading(db, { userId, summary, parts: parts.length });
  // Not in one transaction, so that other requests are answered in between.
  await insertPart(db, reading, HEAD, JSON.stringify(head));
  for (const [nth, part] of parts.entries()) {
    await insertPart(db, reading, HEAD + 1 + nth, unpackText(part));
    await pause();
  }
  const draft = await finishReading(db, reading);
  await deleteExpiredImports(db, userId);
  return draft;
}

async function summarize(
  db: Db,
  userId: string,
  { app, kind, entries, days, notUnderstood, notes, keys, foods, whole }: ReadDiary,
  { counts, shown: listedFoods }: MatchedFoods,
  timeZone: string,
): Promise<ImportSummary> {
  let alreadyHere = 0;
  if (await hasComparableEntries(db, userId, app)) {
    for (const some of keys) alreadyHere += (await listExistingKeys(db, userId, JSON.parse(unpackText(some)), app)).size;
  }
  const [first, last] = [days[0]?.day ?? null, days.at(-1)?.day ?? null];
  const byDay = new Map<string, number>();
  for (let at = 0; at < days.length; at += DAYS_AT_ONCE) {
    const some = days.slice(at, at + DAYS_AT_ONCE).map(({ day }) => day);
    for (const [day, count] of await countByDay(db, userId, some, timeZone)) byDay.set(day, count);
  }
  // If the whole file was imported before, its entries already exist and take no more room.
  const full = alreadyHere === entries ? [] : days.filter((day) => day.entries + (byDay.get(day.day) ?? 0) > MAX_ENTRIES_A_DAY);
  const beyond = full.map((day) => day.entries + (byDay.get(day.day) ?? 0) - MAX_ENTRIES_A_DAY);
  const room = MAX_OWN_FOODS - (await countOwnFoods(db, userId));
  const toKeep = whole ? whole.counts.foods : foods.filter((food) => food.kind === "food").length - counts.sure;
  return {
    app,
    kind,
    entries,
    alreadyHere,
    firstDay: first,
    lastDay: last,
    days: days.length,
    foods: counts,
    shownFoods: kind === "food" ? listedFoods : [],
    notUnderstood,
    fullDays: {
      days: full.length,
      entries: beyond.reduce((sum, count) => sum + count, 0),
      shown: full.slice(0, MAX_LISTED_DAYS).map(({ day }) => day),
    },
    foodsWithoutRoom: Math.max(0, toKeep - room),
    notes,
    whole: whole?.counts ?? null,
    added: null,
    removed: null,
  };
}
