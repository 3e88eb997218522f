import { cpSync } from "node:fs";
import { sql } from "drizzle-orm";
import { expect, inject, test } from "vitest";
import { makeDataFolder } from "#server/testing/server-process.ts";
import { openEmbedded } from "./database.ts";

test("the embedded database takes 16 MB for its buffers and keeps PGlite's own parameters", async () => {
  const folder = makeDataFolder();
  const source = inject("databaseSource");
  if (source.kind === "pglite") cpSync(source.dataFolder, folder, { recursive: true });
  const { db, close } = await openEmbedded(folder);
  const show = async (name: string) =>
    ((await db.execute(sql.raw(`show ${name}`))) as unknown as { rows: Record<string, string>[] }).rows[0]?.[name];
  expect(await show("shared_buffers")).toBe("16MB");
  // Without its own parameters, PGlite's single process would wait for worker processes that are never started.
  expect(await show("max_worker_processes")).toBe("0");
  expect(await show("io_method")).toBe("sync");
  await close();
});
