import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { parseSync } from "vite";

/** Words that only this project used, and what the field says. They must not come back in identifiers; prose is free. */
const DIALECT = new Map([
  ["figure", "value, amount, nutrient"],
  ["figures", "nutrients, values, amounts"],
  ["shown", "visible; EntryResponse; entryColumns"],
  ["known", "cached, stored, existing"],
  ["kept", "stored, cached, saved"],
  ["asked", "requested"],
  ["wanted", "expected, requested"],
  ["told", "mentioned, notified"],
  ["given", "input, overrides"],
  ["taken", "used"],
  ["meant", "intended, matched"],
  ["proven", "verified"],
  ["prove", "verify"],
  ["proof", "assertion, second factor"],
  ["moment", "instant, timestamp"],
  ["moments", "instants"],
  ["eater", "food profile"],
  ["doubt", "warning"],
  ["doubts", "warnings"],
  ["doubtful", "uncertain"],
  ["written", "serialized"],
]);

const WIRE = "a field of the API; open tabs and stored responses have it";
const EXPORT = "a field of the own export";
const COLUMN = "a column or stored JSON";
const RATE_LIMIT = "the name of a stored rate limit";
const CODE = "a stored or sent code";

/** Identifiers that may contain such a word, with the reason. Remove a name here once nothing uses it. */
export const EXCEPTIONS = {
  areAllergensKnown: EXPORT,
  doubts: EXPORT,
  isKnown: EXPORT,
  figures: COLUMN,
  asked: WIRE,
  askedAgain: WIRE,
  dietDoubts: WIRE,
  given: WIRE,
  isKept: WIRE,
  known: WIRE,
  knownFacts: WIRE,
  meant: WIRE,
  shown: WIRE,
  shownFoods: WIRE,
  given_name: "a claim of OpenID Connect",
  given_up: CODE,
  impossible_figure: CODE,
  missing_figures: CODE,
  account_taken_over: CODE,
  address_taken: CODE,
  admin_given: CODE,
  admin_given_by_school: CODE,
  admin_taken: CODE,
  admin_taken_by_school: CODE,
  taken: CODE,
  loginInKnownNetworks: RATE_LIMIT,
  loginOnKnownDevices: RATE_LIMIT,
  resetMailWhereKnown: RATE_LIMIT,
  figure: "an HTML element",
};

/** JavaScript's, its libraries' and its types' own names. */
const OF_OTHERS =
  /^(indexOf|lastIndexOf|valueOf|anyOf|allOf|someOf|oneOf|noneOf|typeOf|instanceOf|supportedValuesOf|isPrototypeOf|getPrototypeOf|setPrototypeOf|toBeInstanceOf|toBeTypeOf|toBeOneOf|expectTypeOf)$/;

export const MAX_LINE_LENGTH = 200;
/** Catalogs, content and legal texts: a message is one literal, however long, so that its type knows its values. */
const TEXTS = /^(?:core\/content|core\/domain\/site\/legal|(?:core|server\/platform|web)\/texts\/en)\//;
/** Most are classes. May only become smaller. */
export const MAX_LONG_LINES = 34;
export const MAX_FUNCTION_LINES = 80;

const DECLARES = /^(?:VariableDeclarator|(?:TS)?(?:Function|Class|Interface|TypeAlias|Enum)\w*)$/;
const SOURCES = /^(?:bench|core|e2e|scripts|server|web)\/.*\.(?:tsx?|mjs)$/;
const PRODUCT = /^(?:core|server|web)\/(?!.*\.test\.tsx?$)/;

/**
 * @typedef {{ identifiers: Set<string>, declared: Set<string>, comparators: number, longFunctions: { name: string, lines: number }[] }} Names
 * @typedef {{ type: string, start: number, end: number, [key: string]: unknown }} Node
 */

/**
 * The identifiers that a file declares or uses, and its long functions.
 *
 * @param {string} file
 * @param {string} source
 * @returns {Names}
 */
export function readNames(file, source) {
  const identifiers = new Set();
  const declared = new Set();
  const longFunctions = /** @type {Names["longFunctions"]} */ ([]);
  let comparators = 0;
  const lineAt = lineFinder(source);

  /** @param {unknown} value @param {string} name of the variable or property that holds it */
  const visit = (value, name) => {
    if (Array.isArray(value)) for (const item of value) visit(item, name);
    if (!isNode(value)) return;
    if (isName(value)) identifiers.add(value.name);
    if (DECLARES.test(value.type) && isName(value.id)) declared.add(value.id.name);
    if (Array.isArray(value.params)) {
      for (const parameter of value.params) if (isName(parameter)) declared.add(parameter.name);
      if (value.params.map(nameOrNothing).join() === "one,other") comparators += 1;
      const lines = lineAt(value.end) - lineAt(value.start) + 1;
      if (lines > MAX_FUNCTION_LINES) longFunctions.push({ name: nameOrNothing(value.id) || name, lines });
    }
    const own = nameOrNothing(value.id) || nameOrNothing(value.key) || name;
    for (const [key, child] of Object.entries(value)) if (key !== "type") visit(child, own);
  };
  visit(parseSync(file, source).program, file);
  return { identifiers, declared, comparators, longFunctions };
}

/**
 * The names and sizes of all tracked sources: what must be fixed, and a line of counts.
 *
 * @returns {{ problems: string[], counts: string }}
 */
export function checkWords() {
  const files = execFileSync("git", ["ls-files"], { encoding: "utf8" }).split("\n");
  const problems = [];
  const long = /** @type {Names["longFunctions"]} */ ([]);
  let [lines, longLines, words] = [0, 0, 0];
  for (const file of files.filter((path) => SOURCES.test(path))) {
    const source = readFileSync(file, "utf8");
    const { identifiers, declared, comparators, longFunctions } = readNames(file, source);
    for (const identifier of identifiers) {
      const advice = judgeName(identifier, declared.has(identifier));
      if (advice) problems.push(`${file}: ${identifier}: ${advice}`);
      else if (Object.hasOwn(EXCEPTIONS, identifier)) words += 1;
    }
    if (comparators > 0) problems.push(`${file}: a comparator's parameters are a and b, not one and other`);
    if (!PRODUCT.test(file)) continue;
    lines += source.split("\n").length;
    if (!TEXTS.test(file)) longLines += countLongLines(source);
    long.push(...longFunctions.map(({ name, lines: length }) => ({ name: `${name} in ${file}`, lines: length })));
  }
  if (longLines > MAX_LONG_LINES)
    problems.push(`${longLines} lines are longer than ${MAX_LINE_LENGTH} characters; at most ${MAX_LONG_LINES} may be`);
  return {
    problems,
    counts: [
      `${lines.toLocaleString("en-US")} lines of product code`,
      `${longLines} past ${MAX_LINE_LENGTH} characters`,
      `${long.length} functions past ${MAX_FUNCTION_LINES} lines`,
      `${words} uses of excepted names`,
    ].join(", "),
  };
}

/**
 * An exception of one word is only for the property: a variable or function needs a name that says more.
 *
 * @param {string} identifier
 * @param {boolean} [isDeclared] whether a variable, a function, a parameter or a type has this name
 * @returns {string | undefined} what is wrong with it, and what to use instead
 */
export function judgeName(identifier, isDeclared = false) {
  if (Object.hasOwn(EXCEPTIONS, identifier) && !(isDeclared && /^[a-z]+$/.test(identifier))) return undefined;
  if (/^[a-z]\w*Of$/.test(identifier) && !OF_OTHERS.test(identifier)) return "use a verb (sumCalories, findUnit, toRow) or a noun";
  const words = identifier
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[ _]/);
  const word = words.find((part) => DIALECT.has(part));
  return word && `'${word}': use ${DIALECT.get(word)}`;
}

/** @param {string} source @returns {number} */
export const countLongLines = (source) => source.split("\n").filter((line) => line.length > MAX_LINE_LENGTH).length;

/** @param {unknown} value @returns {value is Node} */
const isNode = (value) => typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

/** @param {unknown} value @returns {value is Node & { name: string }} */
const isName = (value) => isNode(value) && /^(JSX|Private)?Identifier$/.test(value.type) && typeof value.name === "string";

/** @param {unknown} value */
const nameOrNothing = (value) => (isName(value) ? value.name : "");

/** @param {string} source @returns {(offset: number) => number} */
function lineFinder(source) {
  const ends = [...source.matchAll(/\n/g)].map(({ index }) => index);
  return (offset) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}
