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
/** Each pattern is bounded or excludes its own first character, so that matching takes linear time on any text. */
const ENTITY = /&(#\d{1,6}|#x[0-9a-f]{1,5}|[a-z0-9]{2,8});/gi;
const TAG = /<[^<>]*>/g;
const UNSEEN = /[\p{Cc}\p{Cs}]/gu;

function entity(whole: string, name: string): string {
  if (!name.startsWith("#")) return Object.hasOwn(ENTITIES, name.toLowerCase()) ? (ENTITIES[name.toLowerCase()] ?? whole) : whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
}

/** The visible text of a string that may contain HTML, on one line. Returns an empty string for anything but a string. */
export function plainText(value: unknown, maxCharacters: number): string {
  if (typeof value !== "string") return "";
  // Cut first, so that the patterns never run on an oversized text.
  return value
    .slice(0, 4 * maxCharacters)
    .replace(TAG, " ")
    .replace(ENTITY, entity)
    .replace(UNSEEN, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, maxCharacters)
    .trim();
}

/** Like `plainText` for several lines: a break in the HTML also starts a new line. */
export const plainLines = (value: unknown, maxLines: number, maxCharacters: number): string[] =>
  typeof value !== "string"
    ? []
    : value
        .slice(0, 4 * maxLines * maxCharacters)
        .replace(/<(?:br|\/p|\/li|\/div)\b[^<>]*>/gi, "\n")
        .split(/\r\n|\r|\n/)
        .map((line) => plainText(line, maxCharacters))
        .filter((line) => line !== "")
        .slice(0, maxLines);
