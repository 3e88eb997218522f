/** JSON that is written already: as bytes, so that an answer of many kilobytes is copied and not encoded again. */
export type WrittenJson = Buffer;

const OPEN = Buffer.from("[");
const COMMA = Buffer.from(",");
const CLOSE = Buffer.from("]");
const END = Buffer.from("}");

export const writeJson = (value: unknown): WrittenJson => Buffer.from(JSON.stringify(value));

export function joinJson(items: readonly WrittenJson[]): WrittenJson {
  const parts: Buffer[] = [OPEN];
  items.forEach((item, index) => {
    if (index > 0) parts.push(COMMA);
    parts.push(item);
  });
  parts.push(CLOSE);
  return Buffer.concat(parts);
}

/** An object with one more field, which is written already. */
export function withJsonField(fields: object, name: string, value: WrittenJson): WrittenJson {
  return Buffer.concat([Buffer.from(`${JSON.stringify(fields).slice(0, -1)},"${name}":`), value, END]);
}
