import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { decryptBackup, encryptBackup } from "./backup-encryption.ts";

const SECRET = { key: Buffer.alloc(32, 5) };
const CHUNK = 65_536;
const SEALED = CHUNK + 16;

async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

async function collect(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece);
  return Buffer.concat(pieces);
}

const encrypt = (bytes: Buffer, size = 10_000) => collect(encryptBackup(inPieces(bytes, size), SECRET));
const decrypt = (bytes: Buffer, size = 10_000) => collect(decryptBackup("one.enc", inPieces(bytes, size), SECRET));

test.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK])(
  "%i bytes come back, whatever the pieces in which they are read",
  async (length) => {
    const bytes = randomBytes(length);
    const file = await encrypt(bytes, 7_777);
    for (const size of [1_000, 65_536, 1_000_000]) expect((await decrypt(file, size)).equals(bytes)).toBe(true);
  },
);

test("the same content is never encrypted to the same file", async () => {
  expect((await encrypt(Buffer.from("hello"))).equals(await encrypt(Buffer.from("hello")))).toBe(false);
});

const file = await encrypt(Buffer.alloc(3 * CHUNK, "x"));
const start = file.indexOf(10) + 1;
const chunk = (index: number) => file.subarray(start + index * SEALED, start + (index + 1) * SEALED);
const header = file.subarray(0, start);
const otherSalt = header.toString().replace(/(?<="salt":")./, (first) => (first === "A" ? "B" : "A"));
const flipped = (at: number) => Buffer.from(file.map((byte, index) => (index === at ? byte ^ 1 : byte)));

test.each<[string, Buffer]>([
  ["a changed byte at the start", flipped(start)],
  ["a changed byte of a check at the end", flipped(file.length - 1)],
  ["another salt in the header", Buffer.concat([Buffer.from(otherSalt), file.subarray(start)])],
  ["its last chunk missing", file.subarray(0, start + 2 * SEALED)],
  ["all chunks missing", header],
  ["two chunks in another order", Buffer.concat([header, chunk(1), chunk(0), chunk(2)])],
  ["a chunk twice", Buffer.concat([header, chunk(0), chunk(0), chunk(1), chunk(2)])],
  ["something after its end", Buffer.concat([file, Buffer.from("x")])],
  ["half a chunk missing", file.subarray(0, file.length - 1_000)],
])("a file with %s is refused", async (_, bytes) => {
  await expect(decrypt(bytes)).rejects.toThrow(/cannot be decrypted/);
});

test("what is not encrypted is passed on as it is", async () => {
  for (const text of ["", "hello", "{hello", `{${"x".repeat(5_000)}`]) expect((await decrypt(Buffer.from(text), 3)).toString()).toBe(text);
});

test("a header of a newer version is named as such", async () => {
  const newer = Buffer.concat([Buffer.from(header.toString().replace('"version":1', '"version":2')), file.subarray(start)]);
  await expect(decrypt(newer)).rejects.toThrow("was made by a newer version");
});
