/** JSON that is already serialized, as pieces of bytes that are copied only once, when the response is sent. */
export type SerializedJson = readonly Buffer[];

const OPEN = Buffer.from("[");
const COMMA = Buffer.from(",");
const CLOSE = Buffer.from("]");
const END = Buffer.from("}");

export const writeJson = (value: unknown): SerializedJson => [Buffer.from(JSON.stringify(value))];

export function joinJson(items: readonly SerializedJson[]): SerializedJson {
  const pieces: Buffer[] = [OPEN];
  items.forEach((item, index) => {
    if (index > 0) pieces.push(COMMA);
    pieces.push(...item);
  });
  pieces.push(CLOSE);
  return pieces;
}

/** An object whose last field is already serialized. */
export function appendJsonField(fields: Readonly<Record<string, unknown>>, name: string, value: SerializedJson): SerializedJson {
  const start = JSON.stringify(fields).slice(0, -1);
  return [Buffer.from(`${start}${start === "{" ? "" : ","}${JSON.stringify(name)}:`), ...value, END];
}

/** Fields as bytes that `closeObject` puts at the end of objects, so that they are serialized once. At least one. */
export const writeLastFields = (fields: Readonly<Record<string, unknown>>): Buffer => Buffer.from(JSON.stringify(fields).replace("{", ","));

/** The object with further fields. It has at least one of its own. */
export const closeObject = (object: Buffer, lastFields: Buffer): SerializedJson => [object.subarray(0, -1), lastFields];

/**
 * Leaves out the fields from one to before another. Neither name is the object's first field or within its values; a string cannot imitate
 * them, because JSON escapes its quotes. Without the first, nothing is left out.
 */
export function dropFields([object = Buffer.alloc(0), ...rest]: SerializedJson, first: string, next: string): SerializedJson {
  const start = object.indexOf(`,${JSON.stringify(first)}:`);
  if (start === -1) return [object, ...rest];
  const end = object.indexOf(`,${JSON.stringify(next)}:`, start);
  return [object.subarray(0, start), ...(end === -1 ? [] : [object.subarray(end)]), ...rest];
}
