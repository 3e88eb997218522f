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

/** Adds a field to an object that is already serialized. */
export const appendJsonField = (object: string, name: string, value: SerializedJson): SerializedJson => [
  Buffer.from(`${object.slice(0, -1)},"${name}":`),
  ...value,
  END,
];
