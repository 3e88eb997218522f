/** JSON that is already serialized, as pieces of bytes that are copied only once, when the response is sent. */
export type WrittenJson = readonly Buffer[];

const OPEN = Buffer.from("[");
const COMMA = Buffer.from(",");
const CLOSE = Buffer.from("]");
const END = Buffer.from("}");

export const writeJson = (value: unknown): WrittenJson => [Buffer.from(JSON.stringify(value))];

export function joinJson(items: readonly WrittenJson[]): WrittenJson {
  const pieces: Buffer[] = [OPEN];
  items.forEach((item, index) => {
    if (index > 0) pieces.push(COMMA);
    pieces.push(...item);
  });
  pieces.push(CLOSE);
  return pieces;
}

/** Adds a field to an object that is already serialized. */
export const withJsonField = (object: string, name: string, value: WrittenJson): WrittenJson => [
  Buffer.from(`${object.slice(0, -1)},"${name}":`),
  ...value,
  END,
];
