export type Values = Readonly<Record<string, unknown>>;
export type Tags = Readonly<Record<string, (content: unknown[]) => unknown>>;

/** The next argument, start of a plural or select, tag, end of a case, number sign or doubled apostrophe. */
const TOKEN = /\{(\w+)(?:, (number)(, percent)?)?\}|\{(\w+), (plural|select),|<(\/?)(\w+)>|\}|#|''/g;
const CASE = /\s*(?:(?:=(\d+)|(\w+))\s*\{|\})/y;

/**
 * Fills in a message in ICU syntax: `{name}`, `{n, number}`, `{share, number, percent}`, plural, select, `#`, `''` and `<tag>`. Returns
 * parts, because a value or a tag may stand for an element. `npm run check` refuses all other syntax, so this does not handle it.
 */
export function formatMessage(message: string, language: string, values: Values = {}, tags: Tags = {}): unknown[] {
  let position = 0;

  /** Reads up to the end of the message, of a case or of a tag. */
  function read(count?: unknown): unknown[] {
    const parts: unknown[] = [];
    for (;;) {
      TOKEN.lastIndex = position;
      const token = TOKEN.exec(message);
      parts.push(message.slice(position, token?.index));
      position = token ? TOKEN.lastIndex : message.length;
      if (!token) return parts;
      const [all, name = "", isNumber, isPercent, choice = "", kind, isEnd, tag] = token;
      if (all === "}" || isEnd) return parts;
      if (tag) {
        const content = read(count);
        parts.push(tags[tag] ? tags[tag](content) : content);
      } else if (choice) parts.push(...readCases(values[choice], kind === "plural", count));
      else if (name) parts.push(isNumber ? formatNumber(values[name], language, isPercent) : values[name]);
      else if (all === "#" && count !== undefined) parts.push(formatNumber(count, language));
      else parts.push(all === "''" ? "'" : all);
    }
  }

  /** The first case that fits. Exact numbers come before the other cases, and 'other' is the last. */
  function readCases(value: unknown, isPlural: boolean, count: unknown): unknown[] {
    const requested = isPlural ? pluralRules(language).select(Number(value)) : value;
    let chosen: unknown[] | undefined;
    for (;;) {
      CASE.lastIndex = position;
      const [, exact, label] = CASE.exec(message) ?? [];
      position = CASE.lastIndex;
      if (!exact && !label) return chosen ?? [];
      const content = read(isPlural ? value : count);
      if (exact ? Number(exact) === value : label === requested || label === "other") chosen ??= content;
    }
  }

  return read();
}

const numberFormats = new Map<string, Intl.NumberFormat>();
const rules = new Map<string, Intl.PluralRules>();

function formatNumber(value: unknown, language: string, isPercent?: string): string {
  const key = `${language}${isPercent ?? ""}`;
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(language, isPercent ? { style: "percent" } : {});
  numberFormats.set(key, format);
  return format.format(Number(value));
}

function pluralRules(language: string): Intl.PluralRules {
  const found = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, found);
  return found;
}
