import { sql } from "drizzle-orm";
import { getTableConfig } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { signInAs, startTestApp } from "#server/testing/test-app.ts";
import { PERSONAL_TABLES, tableName } from "./personal-data.ts";

interface ForeignKey {
  table: string;
  column: string;
  /** PostgreSQL's code: c for cascade, n for set null. */
  onDelete: string;
}

test("the registry declares every column that points to a user, with what deletion does to its rows", async () => {
  const { database } = await startTestApp();
  const found = await database.db.execute(sql`
    select conrelid::regclass::text as "table", attname as "column", confdeltype as "onDelete"
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'users'::regclass`);
  // Safe to cast: both drivers return the rows of a raw statement.
  const foreignKeys = (found as unknown as { rows: ForeignKey[] }).rows;
  const declared = PERSONAL_TABLES.flatMap(({ table, owner, otherUsers = [], onDeletion }) =>
    [owner, ...otherUsers].map((column) => ({
      table: getTableConfig(table).name,
      column: column.name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      onDelete: onDeletion === "deleted" ? "c" : "n",
    })),
  );
  const byName = (a: ForeignKey, b: ForeignKey) => (a.table + a.column < b.table + b.column ? -1 : 1);
  expect(declared.toSorted(byName)).toEqual(foreignKeys.toSorted(byName));
});

test("every declared table except the audit log and the keys of repeated requests is in the download, under a unique name", async () => {
  const { app } = await startTestApp();
  const maya = await signInAs(app);
  const data = (await maya.send("GET", "/api/user/export")).json();
  const exported = PERSONAL_TABLES.filter((table) => table.export);
  expect(PERSONAL_TABLES.filter((table) => !table.export).map(tableName)).toEqual(["idempotency_keys", "audit_log"]);
  expect(Object.keys(data)).toEqual(["format", "version", "exportedAt", "account", ...exported.map((table) => table.export?.name)]);
  expect(data.devices).toHaveLength(1);
});
