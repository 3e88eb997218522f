import { ALLERGENS } from "#core/domain/allergens/allergens.ts";
import { DishDictionary } from "#core/domain/allergens/dishes/dish-dictionary.ts";
import { readName } from "#core/domain/allergens/read-name.ts";
import { wordAllergens } from "./allergen-words.ts";
import { DISH_COLUMNS, parseDishes } from "./load-dishes.ts";

const SOURCES = ["usual recipe", "ingredient", "way of cooking", "typical part"];
const NAME = /^[a-z0-9*]+(?:[ &][a-z0-9*]+)*$/;
/** A star with a space on both sides stands for any word. */
const ANY_WORD = /(?<=^| )\*(?= |$)/g;

interface Row {
  name: string;
  cuisine: string;
  contains: string[];
  mayContain: string[];
  source: string;
}

/** What is wrong with the table of dishes, one problem a line; empty if nothing is. */
export function lintDishes(table: string): string[] {
  const [header, ...lines] = table.trimEnd().split("\n");
  if (header !== DISH_COLUMNS.join("\t")) return [`the first line names other columns than ${DISH_COLUMNS.join(", ")}`];
  const malformed = lines.filter((line) => line.split("\t").length !== DISH_COLUMNS.length);
  if (malformed.length > 0) return malformed.map((line) => `'${line}' does not have ${DISH_COLUMNS.length} columns`);
  const rows = lines.map(readRow);
  const problems = [...rows.flatMap(lintCells), ...lintOrder(rows)];
  // Allergens that nobody knows would stop the dictionary.
  return problems.length > 0 ? problems : [...rows.flatMap(lintWords), ...lintLookups(table)];
}

function readRow(line: string): Row {
  const [name = "", cuisine = "", contains = "", mayContain = "", source = ""] = line.split("\t");
  return { name, cuisine, contains: readList(contains), mayContain: readList(mayContain), source };
}

const readList = (cell: string): string[] => (cell === "" ? [] : cell.split(", "));

function lintCells({ name, cuisine, contains, mayContain, source }: Row): string[] {
  const problems: string[] = [];
  if (!NAME.test(name)) problems.push(`'${name}' is not in lower-case words without accents`);
  if (cuisine === "") problems.push(`'${name}' has no cuisine`);
  if (!SOURCES.includes(source)) problems.push(`'${name}' has an unknown source: '${source}'`);
  for (const allergens of [contains, mayContain]) {
    const inOrder = ALLERGENS.filter((allergen) => allergens.includes(allergen));
    if (inOrder.join() !== allergens.join())
      problems.push(`'${name}' lists unknown, repeated or unsorted allergens: ${allergens.join(", ")}`);
  }
  const twice = contains.filter((allergen) => mayContain.includes(allergen));
  if (twice.length > 0) problems.push(`'${name}' contains and may contain ${twice.join(", ")}`);
  return problems;
}

function lintOrder(rows: readonly Row[]): string[] {
  return rows.slice(1).flatMap(({ name }, index) => {
    const previous = rows[index]?.name ?? "";
    if (name === previous) return [`'${name}' is in the table twice`];
    return name < previous ? [`'${name}' stands after '${previous}'`] : [];
  });
}

function lintWords({ name, contains, mayContain }: Row): string[] {
  const listed = new Set([...contains, ...mayContain]);
  if (listed.has("gluten")) listed.add("wheat");
  return wordAllergens(name.replaceAll("*", "")).flatMap((allergen) =>
    listed.has(allergen) ? [] : [`'${name}' names ${allergen} and does not list it`],
  );
}

function lintLookups(table: string): string[] {
  const dishes = parseDishes(table);
  const dictionary = new DishDictionary(dishes);
  return dishes.flatMap(({ name }) => {
    const lookedUp = name.replace(ANY_WORD, "something").replaceAll("*", "");
    const isFound = dictionary.findAsSpoken(readName(lookedUp)).some((dish) => dish.name === name);
    return isFound ? [] : [`'${name}' is not found by its own name`];
  });
}
