import { inflateRawSync } from "node:zlib";
import { IMPORT_MAX_BYTES, IMPORT_MAX_MB } from "#core/domain/imports/import-choices.ts";
import { FileProblem } from "./file-problem.ts";

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_LENGTH = 22;
const MAX_COMMENT_LENGTH = 0xffff;
const MAX_FILES = 2000;
const STORED = 0;
const DEFLATED = 8;

const damaged = () => new FileProblem("imports.damagedZip");

interface ZipEntry {
  name: string;
  method: number;
  packed: number;
  unpacked: number;
  offset: number;
}

export const isZip = (bytes: Buffer): boolean => bytes.length > END_LENGTH && bytes.readUInt32LE(0) === LOCAL;

/** Lists the files in the archive without unpacking them. */
export function listZip(bytes: Buffer): ZipEntry[] {
  try {
    const end = findEnd(bytes);
    const count = bytes.readUInt16LE(end + 10);
    if (count > MAX_FILES) throw new FileProblem("imports.manyFiles");
    const entries: ZipEntry[] = [];
    let at = bytes.readUInt32LE(end + 16);
    for (let nth = 0; nth < count; nth += 1) {
      if (bytes.readUInt32LE(at) !== ENTRY) throw damaged();
      const nameLength = bytes.readUInt16LE(at + 28);
      entries.push({
        name: bytes.toString("utf8", at + 46, at + 46 + nameLength),
        method: bytes.readUInt16LE(at + 10),
        packed: bytes.readUInt32LE(at + 20),
        unpacked: bytes.readUInt32LE(at + 24),
        offset: bytes.readUInt32LE(at + 42),
      });
      at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    }
    return entries;
  } catch (error) {
    throw error instanceof FileProblem ? error : damaged();
  }
}

/** Unpacks one file, up to the size limit. The size that the ZIP header states is not trusted. */
export function readZipEntry(bytes: Buffer, { method, packed, offset }: ZipEntry): Buffer {
  try {
    if (bytes.readUInt32LE(offset) !== LOCAL) throw damaged();
    const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
    const content = bytes.subarray(start, start + packed);
    if (content.length !== packed) throw damaged();
    if (method === STORED) return content;
    if (method !== DEFLATED) throw new FileProblem("imports.lockedZip");
    return inflateRawSync(content, { maxOutputLength: IMPORT_MAX_BYTES });
  } catch (error) {
    if (error instanceof FileProblem) throw error;
    const isTooLarge = error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
    throw isTooLarge ? new FileProblem("imports.largeZip", { max: IMPORT_MAX_MB }) : damaged();
  }
}

function findEnd(bytes: Buffer): number {
  for (let at = bytes.length - END_LENGTH; at >= Math.max(0, bytes.length - END_LENGTH - MAX_COMMENT_LENGTH); at -= 1) {
    if (bytes.readUInt32LE(at) === END) return at;
  }
  throw damaged();
}
