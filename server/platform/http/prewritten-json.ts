/** JSON that is written already, in pieces: they are bytes, and are copied once, when the answer is sent. */
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

/** An object, written up to its end, with one more field. */
export const withJsonField = (object: string, name: string, value: WrittenJson): WrittenJson => [
  Buffer.from(`${object.slice(0, -1)},"${name}":`),
  ...value,
  END,
];
