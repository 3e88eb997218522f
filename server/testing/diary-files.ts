import { deflateRawSync } from "node:zlib";
import { expect } from "vitest";
import type { Import } from "#core/contracts/imports.ts";
import { startWithPantry } from "#server/testing/suggestions/pantry.ts";
import { type Send, type SignedIn, signInAs, type TestParts } from "#server/testing/test-app.ts";

export const FILE = { "content-type": "application/octet-stream" };
export const sendFile = (by: SignedIn, file: Buffer | string): ReturnType<Send> =>
  by.send("POST", "/api/imports?tz=UTC", Buffer.from(file), FILE);

export async function startWithMaya(parts: TestParts = {}) {
  const testApp = await startWithPantry(parts);
  return { ...testApp, maya: await signInAs(testApp.app) };
}

export async function uploadDraft(by: SignedIn, file: Buffer | string): Promise<Import> {
  const response = await sendFile(by, file);
  expect(response.statusCode, response.body).toBe(201);
  return response.json();
}

/** Confirms a draft, again until it is imported: a large import goes on after its first response. */
export async function confirm(by: SignedIn, { id }: { id: string }): ReturnType<Send> {
  for (;;) {
    const response = await by.send("POST", `/api/imports/${id}/confirm`);
    if (response.json().state !== "importing") return response;
  }
}
export const readDiary = async (by: SignedIn, day: string) => (await by.send("GET", `/api/diary?date=${day}&tz=UTC`)).json();

/** Creates a ZIP with one file in it. */
export function zipFile(name: string, content: Buffer): Buffer {
  const packed = deflateRawSync(content);
  const sizes = Buffer.alloc(8);
  sizes.writeUInt32LE(packed.length, 0);
  sizes.writeUInt32LE(content.length, 4);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  sizes.copy(local, 18);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  sizes.copy(entry, 20);
  entry.writeUInt16LE(name.length, 28);
  const files = Buffer.concat([local, Buffer.from(name), packed]);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length + name.length, 12);
  end.writeUInt32LE(files.length, 16);
  return Buffer.concat([files, entry, Buffer.from(name), end]);
}
