import { dayAt, EARLIEST_DAY, endOfTomorrowAnywhere, instantAt, isDay } from "#core/domain/calendar/calendar-day.ts";
import { findMealAt, MEAL_TYPES, MEALS, type MealType } from "#core/domain/diary/meals.ts";
import { FOOD_NAME_MAX_LENGTH } from "#core/domain/foods/limits.ts";
import { parseNumber } from "#core/domain/numbers/parse-number.ts";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const MAX_PORTION_LENGTH = 80;
/** Control characters and unpaired surrogates are invisible, and the database cannot store all of them. */
const UNSEEN = /[\p{Cc}\p{Cs}\u2028\u2029]+/gu;
const plain = (text: string): string => text.replace(UNSEEN, " ").trim();
const GRAMS_PER_UNIT: Readonly<Record<string, number>> = {
  g: 1,
  gr: 1,
  gram: 1,
  grams: 1,
  kg: 1000,
  kilogram: 1000,
  kilograms: 1000,
  oz: 28.3495,
  ounce: 28.3495,
  ounces: 28.3495,
  lb: 453.592,
  lbs: 453.592,
  pound: 453.592,
  pounds: 453.592,
};

/** 09/10/2026 may be in September or in October; only the whole file can tell which. */
export type DateOrder = "month first" | "day first";

/** Returns the day as YYYY-MM-DD, or undefined if the text is not a date. */
export function readDay(text: string, order: DateOrder): string | undefined {
  const trimmed = text.trim();
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:$|[T ])/.exec(trimmed);
  if (iso) return parseDay(iso[1], iso[2], iso[3]);
  const numbers = /^(\d{1,2})([/.-])(\d{1,2})[/.-](\d{4}|\d{2})(?:$|[T ])/.exec(trimmed);
  if (numbers) {
    const [, first, separator, second, year = ""] = numbers;
    const isDayFirst = order === "day first" || separator === ".";
    return parseDay(year.length === 2 ? `20${year}` : year, isDayFirst ? second : first, isDayFirst ? first : second);
  }
  const named = /^([A-Za-z]{3})[a-z]* (\d{1,2}),? (\d{4})$/.exec(trimmed);
  if (!named) return undefined;
  const month = MONTHS.indexOf((named[1] ?? "").toLowerCase()) + 1;
  return parseDay(named[3], String(month), named[2]);
}

function parseDay(year = "", month = "", day = ""): string | undefined {
  const text = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(text) ? text : undefined;
}

/** Uses the first date that is valid in only one order. Defaults to the month first, as apps from the United States write it. */
export function findDateOrder(text: string): { order: DateOrder; isCertain: boolean } {
  let isAmbiguous = false;
  for (const [, first = "", second = ""] of text.matchAll(/(?:^|[,;\t"])(\d{1,2})[/-](\d{1,2})[/-](?:\d{4}|\d{2})(?=[ ,;\t"\r\n]|$)/gm)) {
    isAmbiguous = true;
    if (Number(first) > 12) return { order: "day first", isCertain: true };
    if (Number(second) > 12) return { order: "month first", isCertain: true };
  }
  return { order: "month first", isCertain: !isAmbiguous };
}

/** Returns HH:MM, or null if the text contains no time. */
export function readTime(text: string): string | null {
  const found = /(?:^|[T ])(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*([AaPp])?\.?[Mm]?/.exec(text.trim());
  if (!found) return null;
  const [, hours, minutes = "", half] = found;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === "p" ? 12 : 0) : Number(hours);
  return hour < 24 && Number(minutes) < 60 ? `${String(hour).padStart(2, "0")}:${minutes}` : null;
}

/** Parses a number as people and spreadsheets write it. Returns undefined if the text is not a number. */
export function readNumber(text: string, hasDecimalComma = false): number | undefined {
  const value = parseNumber(text, { decimal: hasDecimalComma ? "," : ".", isSerialized: true });
  return Number.isNaN(value) ? undefined : value;
}

export function readMeal(text: string, time: string | null): MealType {
  const words = text.toLowerCase();
  const named = MEAL_TYPES.find((meal) => MEALS[meal].importWords.test(words));
  return named ?? (time === null ? "snack" : findMealAt(time));
}

export interface Amount {
  grams: number | null;
  units: number;
  portion: string | null;
}

/** '150 g' is a weight, '2 cups' is a number of units. Milliliters count as grams, because the density is unknown. */
export function parseAmount(quantity: number | undefined, said: string): Amount {
  const unit = plain(said).slice(0, MAX_PORTION_LENGTH / 2);
  const name = unit.toLowerCase().replace(/\.$/, "");
  if (quantity === undefined || quantity <= 0) return { grams: null, units: 1, portion: unit.trim().slice(0, MAX_PORTION_LENGTH) || null };
  const factor = GRAMS_PER_UNIT[name];
  const words = `${Math.round(quantity * 100) / 100} ${unit.trim()}`.trim().slice(0, MAX_PORTION_LENGTH);
  if (factor !== undefined) return { grams: quantity * factor, units: quantity, portion: factor === 1 ? null : words };
  if (/^(ml|milliliters?|millilitres?)$/.test(name)) return { grams: quantity, units: quantity, portion: words };
  return { grams: null, units: quantity, portion: unit.trim() === "" ? null : words };
}

/** Parses an amount with its unit in one cell: '150.00 g' or '1 1/2 cups'. */
export function readAmount(text: string, hasDecimalComma: boolean): Amount {
  const found = /^\s*([\d.,]+)\s*(?:x\s*)?(.*)$/.exec(text);
  return parseAmount(found ? readNumber(found[1] ?? "", hasDecimalComma) : undefined, found ? (found[2] ?? "") : text);
}

export function readName(text: string, brand = ""): string {
  const [name, maker] = [text, brand].map((part) => plain(part));
  const isNamed = !maker || maker === "undefined" || name?.toLowerCase().includes(maker.toLowerCase());
  return (isNamed ? (name ?? "") : `${name} (${maker})`).slice(0, FOOD_NAME_MAX_LENGTH).replace(UNSEEN, " ").trim();
}

/** Converts the file's days and times to the user's time zone, and refuses days outside the diary's range. */
export class DiaryCalendar {
  readonly #timeZone: string;
  readonly #latest: string;
  readonly #instants = new Map<string, string>();

  constructor(timeZone: string, now: Date) {
    this.#timeZone = timeZone;
    this.#latest = dayAt(new Date(endOfTomorrowAnywhere(now).getTime() - 1), timeZone);
  }

  has(day: string): boolean {
    return day >= EARLIEST_DAY && day < this.#latest;
  }

  parseInstant(day: string, time: string | null, meal: MealType): string {
    const clock = time ?? MEALS[meal].usualTime;
    const key = `${day} ${clock}`;
    const cached = this.#instants.get(key) ?? instantAt(day, clock, this.#timeZone).toISOString();
    this.#instants.set(key, cached);
    return cached;
  }
}
