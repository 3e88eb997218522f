import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { formatMessage } from "#core/texts/format-message.ts";

const SAMPLES = [0, 1, 2, 1234.5];
/** An apostrophe before these starts a quotation in ICU syntax, which our reader does not know. */
const QUOTATION = /(?<!')'(?=[{}<#])/;

/** What is wrong with a message; undefined if our reader understands it just as the ICU syntax means it. */
export function findProblem(message: string): string | undefined {
  if (message.trim() !== message || message === "") return "is empty or starts or ends with a space";
  if (QUOTATION.test(message)) return "has an apostrophe before a brace, tag or #; double it";
  let elements: MessageFormatElement[];
  try {
    elements = parse(message);
  } catch (error) {
    return `is not in ICU syntax: ${error instanceof Error ? error.message : error}`;
  }
  const unsupported = findUnsupported(elements);
  if (unsupported) return unsupported;
  for (const [index, number] of SAMPLES.entries()) {
    const values = sampleValues(elements, number, index);
    const read = formatMessage(message, "en", values).flat(99).join("");
    const expected = evaluate(elements, values);
    if (read !== expected) return `is not written as the others, such as '{name}' or '{n, number}': we read '${read}', not '${expected}'`;
  }
  return undefined;
}

function findUnsupported(elements: readonly MessageFormatElement[]): string | undefined {
  for (const element of elements) {
    if (element.type === TYPE.date || element.type === TYPE.time) return "formats a date itself; pass it as text";
    if (element.type === TYPE.number && element.style && element.style !== "percent")
      return `has the unknown number style ${element.style}`;
    if (element.type === TYPE.tag) {
      const inside = findUnsupported(element.children);
      if (inside) return inside;
    }
    if (element.type === TYPE.plural && (element.offset || element.pluralType === "ordinal")) return "has an ordinal or an offset";
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      const labels = Object.keys(element.options);
      if (labels.at(-1) !== "other") return "needs 'other' as its last case";
      if (labels.findLastIndex((label) => label.startsWith("=")) > labels.findIndex((label) => !label.startsWith("="))) {
        return "needs exact numbers before the other cases";
      }
      for (const { value } of Object.values(element.options)) {
        const inside = findUnsupported(value);
        if (inside) return inside;
      }
    }
  }
  return undefined;
}

/** The arguments by name, with their type, and the tags: '{count}' and '<b>' of a translation must be those of the English text. */
export function listPlaceholders(message: string): string[] {
  const found = new Set<string>();
  walk(parse(message), (element) => {
    if (element.type === TYPE.tag) found.add(`<${element.value}>`);
    else if (element.type === TYPE.select) found.add(`{${element.value}, select}`);
    else if (element.type === TYPE.argument) found.add(`{${element.value}}`);
    // A translation may write a number where English has a plural, and the other way around.
    else if (element.type === TYPE.number || element.type === TYPE.plural) found.add(`{${element.value}, number}`);
  });
  return [...found].sort();
}

function walk(elements: readonly MessageFormatElement[], visit: (element: MessageFormatElement) => void): void {
  for (const element of elements) {
    visit(element);
    if (element.type === TYPE.tag) walk(element.children, visit);
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const { value } of Object.values(element.options)) walk(value, visit);
  }
}

function sampleValues(elements: readonly MessageFormatElement[], number: number, index: number): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  walk(elements, (element) => {
    if (element.type === TYPE.argument) values[element.value] = `[${element.value}]`;
    if (element.type === TYPE.number || element.type === TYPE.plural) values[element.value] = number;
    if (element.type === TYPE.select) values[element.value] = Object.keys(element.options).at(index % Object.keys(element.options).length);
  });
  return values;
}

function evaluate(elements: readonly MessageFormatElement[], values: Record<string, unknown>, count?: unknown): string {
  const number = (value: unknown, style?: unknown) =>
    new Intl.NumberFormat("en", style === "percent" ? { style } : {}).format(Number(value));
  const parts = elements.map((element) => {
    if (element.type === TYPE.literal) return element.value;
    if (element.type === TYPE.pound) return number(count);
    if (element.type === TYPE.tag) return evaluate(element.children, values, count);
    const value = values[element.value];
    if (element.type === TYPE.number) return number(value, element.style);
    if (element.type === TYPE.select)
      return evaluate((element.options[String(value)] ?? element.options.other)?.value ?? [], values, count);
    if (element.type !== TYPE.plural) return String(value);
    const chosen =
      element.options[`=${value}`] ?? element.options[new Intl.PluralRules("en").select(Number(value))] ?? element.options.other;
    return evaluate(chosen?.value ?? [], values, value);
  });
  return parts.join("");
}
