import * as z from "zod";
import { EXPORT_FORMAT, EXPORT_VERSION, PersonalExport } from "#core/contracts/export-format.ts";
import { dayAt } from "#core/domain/calendar/calendar-day.ts";
import { MEDICAL_CONDITIONS } from "#core/domain/needs/medical-conditions.ts";
import { PRODUCT_NAME } from "#core/domain/site/brand.ts";
import { DiaryCollector } from "./diary-collector.ts";
import { countExport, splitExport } from "./draft-parts.ts";
import { FileProblem } from "./file-problem.ts";
import type { ReadDiary } from "./imported-row.ts";
import { packJson } from "./packed-json.ts";
import { type DiaryCalendar, readName } from "./read-values.ts";
import { keepAnswers } from "./select-answers.ts";

const CONDITIONS = new Set<string>(MEDICAL_CONDITIONS);
const CONDITIONS_NAMED = 5;

export const isOwnExport = (value: unknown): boolean => z.object({ format: z.literal(EXPORT_FORMAT) }).safeParse(value).success;

/** A NUL character or an unpaired surrogate, as JSON.stringify escapes them. It does not escape surrogate pairs. */
const UNSTORABLE = /\\u0000|\\ud[89a-f]/i;

type ExportedPreferences = NonNullable<PersonalExport["preferences"]>;

/** A condition counts in warnings, so one that no warning covers must not look as if it did. */
function withValidConditions(preferences: ExportedPreferences, collector: DiaryCollector): ExportedPreferences {
  const unknown = preferences.medicalConditions.filter((condition) => !CONDITIONS.has(condition));
  if (unknown.length > 0) {
    collector.note(`Left out of your health conditions, because we don't know them: ${unknown.slice(0, CONDITIONS_NAMED).join(", ")}.`);
  }
  return { ...preferences, medicalConditions: preferences.medicalConditions.filter((condition) => CONDITIONS.has(condition)) };
}

/** Reads an export that was downloaded from this server or another one. */
export function readOwnExport(file: unknown, calendar: DiaryCalendar, timeZone: string): ReadDiary {
  const version = z.object({ version: z.int() }).safeParse(file).data?.version;
  if (version !== undefined && version > EXPORT_VERSION) throw new FileProblem("imports.newerVersion", { product: PRODUCT_NAME });
  const parsed = PersonalExport.safeParse(file);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const field = issue?.path.join(".");
    throw field ? new FileProblem("imports.changedFile", { field }) : new FileProblem("imports.changedElsewhere");
  }
  const json = JSON.stringify(parsed.data).replaceAll("\\\\", "");
  if (UNSTORABLE.test(json)) throw new FileProblem("imports.untypeable");
  const { diary, ...rest } = parsed.data;
  const collector = new DiaryCollector("bitebright");
  const whole = {
    ...rest,
    learnAnswers: keepAnswers(rest.learnAnswers),
    preferences: rest.preferences && withValidConditions(rest.preferences, collector),
  };
  const ids = new Set<string>();
  diary.forEach(({ id, foodId, quantity, portion, mealType, customTime, loggedAt, nutrition }, index) => {
    const day = dayAt(new Date(loggedAt), timeZone);
    if (!calendar.has(day)) {
      collector.skip(index + 1, "The day is too long ago or too far ahead.");
      return;
    }
    const key = id.toLowerCase();
    if (ids.has(key)) {
      collector.skip(index + 1, "This entry is in the file twice.");
      return;
    }
    ids.add(key);
    const entry = {
      day,
      at: new Date(loggedAt).toISOString(),
      time: customTime,
      meal: mealType,
      kind: "food" as const,
      name: readName(nutrition.name) || "Food",
      grams: quantity,
      units: 1,
      portion,
      figures: {},
      logged: { foodId, quantity, version: { ...nutrition, otherNutrients: nutrition.otherNutrients ?? null } },
    };
    collector.add(entry, key);
  });
  return {
    ...collector.finish(true),
    whole: { parts: splitExport(whole).map(packJson), counts: countExport(whole) },
  };
}
