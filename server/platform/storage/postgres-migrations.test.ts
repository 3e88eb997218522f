import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { expect, inject, onTestFinished, test } from "vitest";
import { administer, createTestPostgres } from "#server/testing/database/test-database.ts";
import { isDatabaseUnavailable, openPostgres } from "./database.ts";

const STATEMENT_TIMEOUT_MS = 500;
/** Several times the statement timeout. */
const SLOW_MIGRATION = "create table slow_index (id int);\n--> statement-breakpoint\nselect pg_sleep(2);";
const AFTER_ALL_OTHERS = 9_000_000_000_000;

/** A release with one more migration, which takes a long time. */
function makeMigrations(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "bitebright-migrations-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(path.join(folder, "meta"));
  const entries = [{ idx: 0, version: "7", when: AFTER_ALL_OTHERS, tag: "0000_slow", breakpoints: true }];
  writeFileSync(path.join(folder, "meta/_journal.json"), JSON.stringify({ version: "7", dialect: "postgresql", entries }));
  writeFileSync(path.join(folder, "0000_slow.sql"), SLOW_MIGRATION);
  return folder;
}

test("a migration may take longer than the statement timeout, and so may waiting for it", async () => {
  const source = inject("databaseSource");
  if (source.kind !== "postgres") throw new Error("This test is PostgreSQL's.");
  const { url, drop } = await createTestPostgres(source);
  onTestFinished(drop);
  // An operator's own limit does not apply to migrations either.
  await administer(source.maintenanceUrl, `alter database ${new URL(url).pathname.slice(1)} set statement_timeout = '500ms'`);

  const settings = { statementTimeoutMs: STATEMENT_TIMEOUT_MS, migrationsFolder: makeMigrations() };
  const databases = await Promise.all([openPostgres(url, settings), openPostgres(url, settings)]);
  for (const { db, close } of databases) {
    const tooLong = await db.execute(sql`select pg_sleep(60)`).catch((error: unknown) => error);
    expect(isDatabaseUnavailable(tooLong)).toBe(true);
    await close();
  }
  await administer(url, "set statement_timeout = 0; drop table slow_index");
});
