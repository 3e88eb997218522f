import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from "vitest";
import { sampleRows } from "#server/db/sample-rows.ts";
import { openEmbedded, openPostgres, wrapPglite } from "#server/platform/storage/database.ts";
import { lockFolder } from "#server/platform/storage/folder-lock.ts";
import { createTestPostgres } from "#server/testing/database/test-database.ts";
import { compareRows, moveToPostgres } from "./move-to-postgres.ts";
import { readSnapshot } from "./rows.ts";
import { listSchemas, listTables } from "./schema.ts";

// Creating an embedded database takes seconds, and much longer on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const source = inject("databaseSource");
const tables = listTables();

async function emptyTarget(): Promise<string> {
  if (source.kind !== "postgres") throw new Error("These tests need a PostgreSQL.");
  const { url, drop } = await createTestPostgres(source);
  onTestFinished(drop);
  return url;
}

/** A hash of every file in a folder. */
function fingerprint(folder: string): string {
  const hash = createHash("sha256");
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((found) => path.join(found.parentPath, found.name))
    .sort()) {
    hash.update(entry);
    if (!readdirSafe(entry)) hash.update(readFileSync(entry));
  }
  return hash.digest("hex");
}
const readdirSafe = (entry: string): boolean => {
  try {
    readdirSync(entry);
    return true;
  } catch {
    return false;
  }
};

describe.runIf(source.kind === "postgres")("moving the embedded database to PostgreSQL", () => {
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "bitebright-move-"));
    await (await openEmbedded(folder)).close();
    const client = await PGlite.create(path.join(folder, "database"));
    await client.exec(sampleRows(listSchemas().length));
    await client.close();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test("every row of every table arrives unchanged, and the source is not touched", async () => {
    const url = await emptyTarget();
    const before = fingerprint(folder);
    const rows = await moveToPostgres(folder, url);
    expect(rows).toBeGreaterThan(15);
    expect(fingerprint(folder)).toBe(before);

    const target = await openPostgres(url);
    onTestFinished(target.close);
    const original = await wrapPglite(await PGlite.create(path.join(folder, "database")));
    onTestFinished(original.close);
    const compare = () =>
      readSnapshot(original.db, (from) =>
        readSnapshot(target.db, async (to) => {
          let found = 0;
          for (const table of tables) found += await compareRows(from, to, table);
          return found;
        }),
      );
    expect(await compare()).toBe(rows);

    for (const spoil of [
      sql`update diary_entries set quantity = quantity + 1e-13 where meal_type = 'snack'`,
      sql`delete from water_intake where date = '2026-03-01'`,
      sql`insert into rate_limits (key, points) values ('z', 1)`,
    ]) {
      await target.db.execute(spoil);
      await expect(compare()).rejects.toThrow("differs from the original after copying");
      await target.db.execute(sql`update diary_entries set quantity = 33.3 where meal_type = 'snack'`);
    }
  });

  test("a target with users in it is rejected and keeps them", async () => {
    const url = await emptyTarget();
    const target = await openPostgres(url);
    onTestFinished(target.close);
    await target.db.execute(sql`insert into users (email, password) values ('liam@example.com', 'x')`);
    await expect(moveToPostgres(folder, url)).rejects.toThrow("The database at DATABASE_URL already contains users");
    expect(await target.db.execute(sql`select email from users`)).toMatchObject({ rows: [{ email: "liam@example.com" }] });
    expect(existsSync(path.join(folder, "database.moving"))).toBe(false);
  });

  test("a folder that a server is using is rejected", async () => {
    const lock = lockFolder(folder);
    onTestFinished(lock.release);
    await expect(moveToPostgres(folder, "postgresql://nobody@127.0.0.1:1/nothing")).rejects.toThrow("is in use by process");
  });
});
