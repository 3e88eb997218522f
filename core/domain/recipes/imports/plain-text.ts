const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  deg: "°",
  frac12: "½",
  frac14: "¼",
  frac34: "¾",
  ndash: "–",
  mdash: "—",
  rsquo: "’",
  eacute: "é",
};
/** Each is bounded or stops at its own first sign, so that no text takes longer than its length. */
const ENTITY = /&(#\d{1,6}|#x[0-9a-f]{1,5}|[a-z0-9]{2,8});/gi;
const TAG = /<[^<>]*>/g;
const UNSEEN = /[\p{Cc}\p{Cs}]/gu;

function entity(whole: string, name: string): string {
  if (!name.startsWith("#")) return Object.hasOwn(ENTITIES, name.toLowerCase()) ? (ENTITIES[name.toLowerCase()] ?? whole) : whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
}

/** What a person reads of a text that may hold HTML, on one line. Anything but a text is nothing. */
export function plainText(value: unknown, mostCharacters: number): string {
  if (typeof value !== "string") return "";
  // Cut first: what nobody can keep need not be read.
  return value
    .slice(0, 4 * mostCharacters)
    .replace(TAG, " ")
    .replace(ENTITY, entity)
    .replace(UNSEEN, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, mostCharacters)
    .trim();
}

/** The same for a text of several lines: a break in the HTML is one, too. */
export const plainLines = (value: unknown, mostLines: number, mostCharacters: number): string[] =>
  typeof value !== "string"
    ? []
    : value
        .slice(0, 4 * mostLines * mostCharacters)
        .replace(/<(?:br|\/p|\/li|\/div)\b[^<>]*>/gi, "\n")
        .split(/\r\n|\r|\n/)
        .map((line) => plainText(line, mostCharacters))
        .filter((line) => line !== "")
        .slice(0, mostLines);
