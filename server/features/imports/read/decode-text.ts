import { isUtf8 } from "node:buffer";
import { FileProblem } from "./file-problem.ts";

/** Old spreadsheet formats contain these characters. Tabs and line ends are excluded, because text files have them too. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern searches for control characters.
const BINARY = /[\u0000-\u0008\u000E-\u001A\u001C-\u001F]/;
const LOOKED_AT = 64 * 1024;

/** Decodes a file in any of the common encodings: UTF-8, UTF-16 or Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  const text = new TextDecoder(detectEncoding(bytes)).decode(bytes);
  if (BINARY.test(text)) throw new FileProblem("imports.notText");
  return text;
}

function detectEncoding(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const start = bytes.subarray(0, LOOKED_AT);
  const isZeroAt = (parity: number) => start.some((byte, place) => place % 2 === parity && byte === 0);
  if (isZeroAt(1) !== isZeroAt(0)) return isZeroAt(1) ? "utf-16le" : "utf-16be";
  return isUtf8(bytes) ? "utf-8" : "windows-1252";
}
