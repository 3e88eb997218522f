import { expect, test } from "vitest";
import type { ImportRow } from "#server/db/tables/imports.ts";
import { ImportWriter } from "./import-writer.ts";

const ROW: ImportRow = JSON.parse("{}");

test("two imports are written at a time, a third is told to wait, and identical ones are shared", async () => {
  const writer = new ImportWriter();
  let resolve: (row: ImportRow) => void = () => {};
  const promise = new Promise<ImportRow>((fulfill) => {
    resolve = fulfill;
  });
  let written = 0;
  const write = () => {
    written += 1;
    return promise;
  };
  const under = [writer.once("one", write), writer.once("two", write), writer.once("one", write)];
  await expect(writer.once("three", write)).rejects.toMatchObject({ code: "import_queue_full" });
  resolve(ROW);
  expect(await Promise.all(under)).toEqual([ROW, ROW, ROW]);
  await writer.once("three", write);
  expect(written).toBe(3);
});

test("an import that failed makes room for the next", async () => {
  const writer = new ImportWriter();
  const fail = () => Promise.reject(new Error("no database"));
  for (const key of ["one", "two", "three"]) await expect(writer.once(key, fail)).rejects.toThrow("no database");
});
