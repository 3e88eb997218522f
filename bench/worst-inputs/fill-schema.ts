import * as z from "zod";
import { addDays } from "#core/domain/calendar/calendar-day.ts";
import { type Shape, writeText } from "./shapes.ts";

type JsonSchema = z.core.JSONSchema.BaseSchema;
type Path = readonly (string | number)[];

/** Where a schema sets no limit. */
const UNLIMITED_TEXT = 1_000;
const UNLIMITED_LIST = 200;
const MAX_REPAIRS = 60;
/** Texts with other formats, such as ids and days, keep the value of the ordinary input. */
const SHORTER_BY = 0.97;

export const readJsonSchema = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any", reused: "inline" });

/** The largest input of this shape that the schema accepts; undefined if there is none. `ordinary` is an input that it accepts. */
export function fillSchema(schema: z.ZodType, ordinary: unknown, shape: Shape, maxItems = Number.POSITIVE_INFINITY): unknown {
  return repair(schema, ordinary, fill(readJsonSchema(schema), ordinary, { shape, number: 0, maxItems, replacesTexts: true }));
}

/** The ordinary input with every field that it leaves out. */
export function completeInput(schema: z.ZodType, ordinary: unknown, shape: Shape): unknown {
  return repair(schema, ordinary, fill(readJsonSchema(schema), ordinary, { shape, number: 0, maxItems: 1, replacesTexts: false }));
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const LONGEST_RANGE_DAYS = 1_100;
const LONGEST_PAGE = 1_000;

/** The same query with the longest range of days and the longest page that the schema accepts, until today. */
export function widenQuery(schema: z.ZodType, ordinary: Readonly<Record<string, unknown>>, today: string): unknown {
  const days = Object.entries(ordinary).filter(([, value]) => DAY.test(String(value)));
  const query = { ...ordinary, ...Object.fromEntries(days.map(([name]) => [name, today])) };
  const widest = (name: string, most: number, valueAt: (count: number) => string) => {
    for (let count = most; count > 1 && name in query; count -= 1) {
      const wider = { ...query, [name]: valueAt(count) };
      if (schema.safeParse(wider).success) return wider;
    }
    return query;
  };
  Object.assign(query, widest("limit", LONGEST_PAGE, String));
  return "to" in query ? widest("from", LONGEST_RANGE_DAYS, (count) => addDays(today, -count)) : query;
}

interface Filling {
  shape: Shape;
  /** The index in a list. */
  number: number;
  maxItems: number;
  /** Whether texts of the ordinary input are replaced too. */
  replacesTexts: boolean;
}

function fill(schema: JsonSchema, ordinary: unknown, filling: Filling): unknown {
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices) {
    const chosen = choices.map(asSchema).find(({ type }) => type !== "null");
    return chosen && fill(chosen, ordinary, filling);
  }
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return ordinary ?? schema.enum[filling.number % schema.enum.length];
  switch (schema.type) {
    case "object":
      return fillObject(schema, ordinary, filling);
    case "array":
      return fillList(schema, ordinary, filling);
    case "string":
      if (!filling.replacesTexts && ordinary !== undefined) return ordinary;
      if (schema.format || schema.pattern) return filling.number === 0 || ordinary !== undefined ? ordinary : undefined;
      return writeText(filling.shape, schema.maxLength ?? UNLIMITED_TEXT, filling.number);
    case "number":
    case "integer":
      return ordinary ?? Math.min(schema.maximum ?? 100, Math.max(schema.minimum ?? 1, schema.exclusiveMinimum === undefined ? 1 : 1.5));
    case "boolean":
      return ordinary ?? false;
    default:
      return ordinary;
  }
}

function fillObject(schema: JsonSchema, ordinary: unknown, filling: Filling): unknown {
  const own = isRecord(ordinary) ? ordinary : {};
  const filled: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const value = fill(asSchema(property), own[name], filling);
    if (value !== undefined) filled[name] = value;
  }
  if (schema.additionalProperties && schema.propertyNames) {
    const { maxLength = UNLIMITED_TEXT } = asSchema(schema.propertyNames);
    for (let number = 0; number < Math.min(UNLIMITED_LIST, filling.maxItems); number += 1) {
      filled[writeText(filling.shape, maxLength, number)] = fill(asSchema(schema.additionalProperties), undefined, filling);
    }
  }
  return filled;
}

function fillList(schema: JsonSchema, ordinary: unknown, filling: Filling): unknown[] {
  const [first] = Array.isArray(ordinary) ? ordinary : [];
  const items = asSchema(Array.isArray(schema.items) ? schema.items[0] : schema.items);
  const length = Math.min(schema.maxItems ?? UNLIMITED_LIST, filling.maxItems);
  return Array.from({ length }, (_, number) => fill(items, first, { ...filling, number })).filter((item) => item !== undefined);
}

const asSchema = (schema: unknown): JsonSchema => (isRecord(schema) ? schema : {});

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

/** Shortens or leaves out what the schema refuses for reasons that its structure does not tell. */
function repair(schema: z.ZodType, ordinary: unknown, filled: unknown): unknown {
  for (let repairs = 0; repairs < MAX_REPAIRS; repairs += 1) {
    const { error } = schema.safeParse(filled);
    if (!error) return filled;
    for (const { path } of error.issues) {
      const wrong = readAt(filled, path as Path);
      const isShortened = typeof wrong === "string" && wrong.length > 20 && repairs < MAX_REPAIRS / 2;
      const better = isShortened ? wrong.slice(0, Math.floor(wrong.length * SHORTER_BY)) : readAt(ordinary, path as Path);
      if (path.length === 0) return ordinary;
      writeAt(filled, path as Path, better);
    }
  }
  return schema.safeParse(ordinary).success ? ordinary : undefined;
}

export const readAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (typeof inner === "object" && inner !== null ? Reflect.get(inner, key) : undefined), value);

export function writeAt(value: unknown, path: Path, replacement: unknown): void {
  const parent = readAt(value, path.slice(0, -1));
  const key = path.at(-1);
  if (typeof parent !== "object" || parent === null || key === undefined) return;
  if (replacement === undefined) Reflect.deleteProperty(parent, key);
  else Reflect.set(parent, key, replacement);
}

const EXTREME_NUMBERS = [0, -1, 5e-324, 1e-300, 1e-30, 0.1, 2 ** 31, 2 ** 40, 1e39, 1e300, Number.MAX_SAFE_INTEGER];
const EXTREME_INSTANTS = ["0000-01-01T00:00:00Z", "0001-01-01T00:00:00Z", "9999-12-31T23:59:59-23:59", "9999-12-31T23:59:59.999Z"];

export interface Extreme {
  path: Path;
  value: unknown;
}

/** Every number and every instant of an input, each at the ends of what its schema accepts. */
export function listExtremes(schema: z.ZodType, input: unknown): Extreme[] {
  const extremes: Extreme[] = [];
  const visit = (inner: JsonSchema, path: Path) => {
    for (const choice of inner.anyOf ?? inner.oneOf ?? []) visit(asSchema(choice), path);
    for (const [name, property] of Object.entries(inner.properties ?? {})) visit(asSchema(property), [...path, name]);
    if (inner.type === "array") visit(asSchema(inner.items), [...path, 0]);
    if (inner.type === "number" || inner.type === "integer") {
      for (const value of [inner.minimum, inner.maximum, ...EXTREME_NUMBERS]) extremes.push({ path, value });
    }
    if (inner.format === "date-time") for (const value of EXTREME_INSTANTS) extremes.push({ path, value });
  };
  visit(readJsonSchema(schema), []);
  return extremes.filter(({ path, value }) => value !== undefined && schema.safeParse(withExtreme(input, { path, value })).success);
}

/** Returns a copy. A path into an empty list or a missing object leads nowhere, so nothing changes there. */
export function withExtreme(input: unknown, { path, value }: Extreme): unknown {
  const copy = structuredClone(input);
  writeAt(copy, path, value);
  return copy;
}
