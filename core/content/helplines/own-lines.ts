import { type CountryHelplines, dialed, type Helpline } from "./helpline.ts";

/** A line of the text that an administrator can edit: 'School nurse | 555-0134 | School days, 8 to 3 | https://school.example'. */
export const OWN_LINES_EXPLAINED = `# One line each: Name | number | hours | https://website
# What you don't have stays empty. The name of a line in the list replaces that line.`;

const COMMENT = "#";
const MAX_QUOTED_LENGTH = 60;
export const MAX_OWN_LINES = 20;
const NUMBER = /^\+?[\d ()./-]{3,30}$/;
const WEBSITE = /^https:\/\/[\w.-]+(?::\d+)?(?:\/\S*)?$/;

/** Returns only the lines that can be parsed, because the text may be older than these rules. */
export const readOwnLines = (text: string): Helpline[] =>
  linesIn(text)
    .slice(0, MAX_OWN_LINES)
    .flatMap((line) => readLine(line) ?? []);

/** Lines beyond the limit would be left out. */
export const hasTooManyLines = (text: string): boolean => linesIn(text).length > MAX_OWN_LINES;

/** The first line that cannot be parsed and would be left out. */
export const findWrongLine = (text: string): string | undefined =>
  linesIn(text)
    .find((line) => !readLine(line))
    ?.slice(0, MAX_QUOTED_LENGTH);

/** The operator's lines come first; one with the name of a built-in line replaces it. */
export function withOwnLines(country: CountryHelplines, own: readonly Helpline[]): readonly Helpline[] {
  const replaced = new Set(own.map(({ name }) => name.toLowerCase()));
  return [...own, ...country.lines.filter(({ name }) => !replaced.has(name.toLowerCase()))];
}

const linesIn = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith(COMMENT));

function readLine(line: string): Helpline | undefined {
  const [name = "", number = "", hours = "", url = "", ...rest] = line.split("|").map((part) => part.trim());
  const isNumberFine = number === "" || (NUMBER.test(number) && dialed(number) !== "");
  const isUrlFine = url === "" || WEBSITE.test(url);
  if (!name || (!number && !url) || !isNumberFine || !isUrlFine || rest.length > 0) return undefined;
  return { name, about: "", number: number || null, hours: hours || null, url, lastChecked: null };
}
