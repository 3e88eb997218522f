import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, type ScryptOptions, scrypt } from "node:crypto";
import * as z from "zod";
import { PRODUCT_NAME } from "#core/domain/site/brand.ts";
import { type BackupSecret, ConfigError } from "#server/platform/config.ts";

const FORMAT = "bitebright-encrypted-backup";
const VERSION = 1;
const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
const SALT_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const CHUNK_BYTES = 65_536;
/** 128 MB of memory and some tenths of a second for each passphrase that somebody tries. */
const SCRYPT: ScryptOptions = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };
/** A header is a line of some 150 characters. */
const MAX_HEADER_BYTES = 1_000;
const LINE_FEED = 10;

const Header = z.object({
  format: z.literal(FORMAT),
  version: z.int(),
  secret: z.enum(["passphrase", "key"]),
  salt: z.base64().refine((text) => Buffer.from(text, "base64").length === SALT_BYTES),
});

/** Encrypts a stream: a header line, then chunks that can neither be changed, moved, repeated nor left out. docs/backup-format.md */
export async function* encryptBackup(source: AsyncIterable<Buffer>, secret: BackupSecret): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const kind = "passphrase" in secret ? "passphrase" : "key";
  const header = Buffer.from(`${JSON.stringify({ format: FORMAT, version: VERSION, secret: kind, salt: salt.toString("base64") })}\n`);
  const key = await deriveKey(secret, salt, header);
  yield header;
  let index = 0;
  for await (const { bytes, isLast } of splitChunks(source, CHUNK_BYTES)) {
    const cipher = createCipheriv(CIPHER, key, makeNonce(index, isLast));
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    index += 1;
  }
}

/** Passes on a stream that is not encrypted. Throws at the first chunk that is not exactly what was written. */
export async function* decryptBackup(
  file: string,
  source: AsyncIterable<Buffer>,
  secret: BackupSecret | undefined,
): AsyncGenerator<Buffer> {
  const reader = source[Symbol.asyncIterator]();
  const { start, rest } = await readHeader(reader);
  if (!start) return yield* prepend(rest, reader);
  const header = parseHeader(file, start);
  if (secret === undefined) throw new ConfigError(`${file} is encrypted with a ${header.secret}. Set BACKUP_PASSPHRASE or BACKUP_KEY.`);
  if (!(header.secret in secret))
    throw new ConfigError(`${file} is encrypted with a ${header.secret}, and BACKUP_${header.secret.toUpperCase()} is not set.`);
  const key = await deriveKey(secret, Buffer.from(header.salt, "base64"), start);
  let index = 0;
  for await (const { bytes, isLast } of splitChunks(prepend(rest, reader), CHUNK_BYTES + TAG_BYTES)) {
    const end = bytes.length - TAG_BYTES;
    if (end < 0) throw cannotDecrypt(file, index);
    const decipher = createDecipheriv(CIPHER, key, makeNonce(index, isLast)).setAuthTag(bytes.subarray(end));
    let text: Buffer;
    try {
      text = Buffer.concat([decipher.update(bytes.subarray(0, end)), decipher.final()]);
    } catch {
      throw cannotDecrypt(file, index);
    }
    yield text;
    index += 1;
  }
}

/** The whole header is part of the key, so that a changed one decrypts nothing. */
async function deriveKey(secret: BackupSecret, salt: Buffer, header: Buffer): Promise<Buffer> {
  const secretKey = "key" in secret ? secret.key : await stretch(secret.passphrase, salt);
  return Buffer.from(hkdfSync("sha256", secretKey, salt, header, KEY_BYTES));
}

function stretch(passphrase: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(passphrase.normalize("NFKC"), salt, KEY_BYTES, SCRYPT, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

/** Each key encrypts one file, so a counter is a nonce. Its last byte marks the last chunk. */
function makeNonce(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUInt32BE(index, NONCE_BYTES - 5);
  nonce[NONCE_BYTES - 1] = isLast ? 1 : 0;
  return nonce;
}

/** Chunks of exactly this size, except the last one, which may be shorter or empty. */
async function* splitChunks(source: AsyncIterable<Buffer>, size: number): AsyncGenerator<{ bytes: Buffer; isLast: boolean }> {
  let waiting: Buffer = Buffer.alloc(0);
  for await (const piece of source) {
    waiting = waiting.length === 0 ? piece : Buffer.concat([waiting, piece]);
    let from = 0;
    for (; waiting.length - from > size; from += size) yield { bytes: waiting.subarray(from, from + size), isLast: false };
    waiting = waiting.subarray(from);
  }
  yield { bytes: waiting, isLast: true };
}

/** The header of an encrypted file with its line feed, if it has one, and what was read beyond it. */
async function readHeader(reader: AsyncIterator<Buffer>): Promise<{ start?: Buffer; rest: Buffer }> {
  let read: Buffer = Buffer.alloc(0);
  while (read.length < MAX_HEADER_BYTES) {
    const { value, done } = await reader.next();
    if (done) return { rest: read };
    read = Buffer.concat([read, value]);
    if (read[0] !== "{".charCodeAt(0)) return { rest: read };
    const end = read.indexOf(LINE_FEED);
    if (end !== -1) return { start: read.subarray(0, end + 1), rest: read.subarray(end + 1) };
  }
  return { rest: read };
}

function parseHeader(file: string, start: Buffer): z.infer<typeof Header> {
  try {
    const header = Header.parse(JSON.parse(start.toString()));
    if (header.version === VERSION) return header;
  } catch {
    throw new ConfigError(`${file} is not a backup of ${PRODUCT_NAME}.`);
  }
  throw new ConfigError(`${file} was made by a newer version of ${PRODUCT_NAME}. Update this installation, then restore.`);
}

async function* prepend(first: Buffer, reader: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  for (let next = await reader.next(); !next.done; next = await reader.next()) yield next.value;
}

/** With another secret, already the first chunk fails. */
const cannotDecrypt = (file: string, index: number): ConfigError =>
  new ConfigError(
    index === 0
      ? `${file} cannot be decrypted: the passphrase or key is another one, or the file is damaged.`
      : `${file} is damaged: it cannot be decrypted. Use another backup.`,
  );
