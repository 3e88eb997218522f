import { parse } from "csv-parse/sync";
import type { MealType } from "#core/domain/diary/meals.ts";
import { MAX_NUTRIENT_AMOUNT } from "#core/domain/foods/limits.ts";
import { IMPORT_APPS, IMPORT_MAX_ROWS, type ImportApp, type ImportRowKind } from "#core/domain/imports/import-choices.ts";
import { DEFAULT_LANGUAGE } from "#core/texts/languages.ts";
import { mealTextsIn } from "#core/texts/meal-texts.ts";
import { DiaryCollector, tooManyRows } from "./diary-collector.ts";
import { FileProblem } from "./file-problem.ts";
import type { EatenNutrients, ReadDiary } from "./imported-row.ts";
import {
  type Amount,
  type DateOrder,
  type DiaryCalendar,
  findDateOrder,
  parseAmount,
  readAmount,
  readDay,
  readMeal,
  readName,
  readNumber,
  readTime,
} from "./read-values.ts";
import { type Place, readColumns, type TableColumns } from "./table-columns.ts";

const MAX_LINE_LENGTH = 64 * 1024;
const MAX_COLUMNS = 400;
const MAX_CELL_LENGTH = 2000;
const DELIMITERS = [",", ";", "\t"];
/** More than anybody eats at once, so a larger value means that the column was misunderstood. */
const MAX_KCAL_PER_LINE = 20_000;

interface Context {
  columns: TableColumns;
  calendar: DiaryCalendar;
  order: DateOrder;
  hasDecimalComma: boolean;
}

/** Reads a diary in table form, with one line per food, meal or day. */
export function readTable(text: string, calendar: DiaryCalendar): ReadDiary {
  const content = text.replace(/^\uFEFF?(?:sep=.\r?\n)?/, "");
  const delimiter = findDelimiter(content);
  const { order, isCertain } = findDateOrder(content);
  let context: Context | undefined;
  let collector: DiaryCollector | undefined;
  let lines = 0;
  eachLine(content, delimiter, (cells) => {
    lines += 1;
    if (lines > IMPORT_MAX_ROWS + 1) throw tooManyRows();
    if (!context || !collector) {
      const columns = readColumns(cells);
      if (!columns) throw new FileProblem("imports.noDiaryTable");
      context = { columns, calendar, order, hasDecimalComma: delimiter === ";" };
      collector = new DiaryCollector(columns.app);
      if (!isCertain) collector.note("Dates such as 3/4/2026 are read with the month first. Please check the days below.");
      return;
    }
    readLine(cells, lines, context, collector);
  });
  if (!collector) throw new FileProblem("imports.noDiaryTable");
  return collector.finish();
}

function findDelimiter(text: string): string {
  const header = text.slice(0, Math.max(text.search(/[\r\n]/), 0) || MAX_LINE_LENGTH);
  return DELIMITERS.toSorted((a, b) => header.split(b).length - header.split(a).length)[0] ?? ",";
}

function eachLine(text: string, delimiter: string, read: (cells: readonly string[]) => void): void {
  try {
    parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: MAX_LINE_LENGTH,
      on_record: (cells: string[]) => {
        if (cells.length > MAX_COLUMNS) throw new FileProblem("imports.manyColumns", { max: MAX_COLUMNS });
        if (cells.some(({ length }) => length > MAX_CELL_LENGTH)) throw new FileProblem("imports.longCell");
        read(cells);
        // The parser must not keep the lines: two hundred thousand of them would fill the memory.
        return null;
      },
    });
  } catch (error) {
    if (error instanceof FileProblem) throw error;
    throw new FileProblem("imports.noTable");
  }
}

function readLine(cells: readonly string[], line: number, context: Context, into: DiaryCollector): void {
  const { columns, calendar, order } = context;
  const cell = (place: Place): string => {
    const column = columns.places[place];
    return column === undefined ? "" : (cells[column] ?? "");
  };
  if (/^(1|true|yes)$/i.test(cell("deleted").trim())) return;
  const isSum = [cell("date"), cell("meal")].some((text) => /^totals?$/i.test(text.trim()));
  if (isSum || /^exercise$/i.test(cell("meal").trim())) return;
  const day = readDay(cell("date"), order);
  if (day === undefined) {
    into.skip(line, "There is no date that we can read.");
    return;
  }
  if (!calendar.has(day)) {
    into.skip(line, "The day is too long ago or too far ahead.");
    return;
  }

  const time = readTime(cell("time")) ?? readTime(cell("date").replace(/^\S+?(?=[T ])/, ""));
  const meal = readMeal(cell("meal"), time);
  const food = readName(cell("food"), cell("brand"));
  const kind: ImportRowKind = food !== "" ? "food" : columns.places.meal === undefined ? "day" : "meal";
  const amount = kind === "food" ? readRowAmount(cell, context) : { grams: null, units: 1, portion: `whole ${kind}` };
  const nutrients = readNutrients(cells, amount.grams, context);
  if (nutrients === undefined) {
    into.skip(line, "A figure is below zero or far too large.");
    return;
  }
  // Some apps write a line for every day, even if nothing was logged on it.
  if (kind !== "food" && !Object.values(nutrients).some((value) => value > 0)) return;
  into.add({
    day,
    at: calendar.parseInstant(day, time, meal),
    time,
    meal,
    kind,
    name: food || nameOfSum(columns.app, kind, meal),
    ...amount,
    figures: nutrients,
  });
}

/** In English, because it is stored as the name of the entry. */
const nameOfSum = (app: ImportApp, kind: ImportRowKind, meal: MealType): string =>
  mealTextsIn(DEFAULT_LANGUAGE).importedTotal(kind === "day" ? "day" : meal, IMPORT_APPS[app]);

function readRowAmount(cell: (place: Place) => string, { columns, hasDecimalComma }: Context): Amount {
  const unit = cell("unit") || columns.amountUnit;
  return unit === "" ? readAmount(cell("amount"), hasDecimalComma) : parseAmount(readNumber(cell("amount"), hasDecimalComma), unit);
}

/** Returns undefined if a figure is impossible. */
function readNutrients(cells: readonly string[], grams: number | null, { columns, hasDecimalComma }: Context): EatenNutrients | undefined {
  const nutrients: EatenNutrients = {};
  for (const { column, nutrient, factor, isPer100G } of columns.nutrients) {
    const value = readNumber(cells[column] ?? "", hasDecimalComma);
    if (value === undefined || nutrient in nutrients) continue;
    const share = isPer100G ? (grams ?? 100) / 100 : 1;
    const eaten = Math.round(value * factor * share * 1e4) / 1e4;
    if (eaten < 0 || eaten > (nutrient === "calories" ? MAX_KCAL_PER_LINE : MAX_NUTRIENT_AMOUNT)) return undefined;
    nutrients[nutrient] = eaten;
  }
  return nutrients;
}
