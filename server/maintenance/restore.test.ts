import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sampleRows } from "#server/db/sample-rows.ts";
import type { Database, Db } from "#server/platform/storage/database.ts";
import { openTestDatabase } from "#server/testing/database/test-database.ts";
import { checkBackup, listBackedUpTables, writeBackup } from "./backup-file.ts";
import { describeBackup, restore } from "./restore.ts";
import { readRows, readSnapshot } from "./rows.ts";
import { applyMigrations, dropSchema, listSchemas, listTables, resultRows } from "./schema.ts";

let database: Database;
let file: string;
const schemas = listSchemas();
const LEFT_OUT = ["sessions", "rate_limits", "products", "product_lookups", "product_imports", "mails", "account_links", "backups"];

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async (context) => {
  const folder = mkdtempSync(path.join(tmpdir(), "bitebright-backup-"));
  context.onTestFinished(() => rmSync(folder, { recursive: true }));
  file = path.join(folder, "one.jsonl.gz");
  await database.db.transaction((tx) => fill(tx, schemas.length));
});

/** Fills every table of the schema after the first `migrations` steps with sample rows, and removes all others. */
async function fill(tx: Db, migrations: number): Promise<void> {
  const tables = resultRows(await tx.execute(sql`select tablename as name from pg_tables where schemaname = 'public'`));
  // Deleting is faster than TRUNCATE, which creates new files for every table. In the role of a replica, PostgreSQL checks no foreign keys,
  // so the tables can be emptied in any order.
  const deletions = tables.map(({ name }) => `delete from ${name};`).join(" ");
  const statements = `set local session_replication_role = replica; ${deletions} set local session_replication_role = origin;`;
  await tx.execute(sql.raw(`do $$ begin ${statements} end $$`));
  for (const statement of sampleRows(migrations).split(";\n")) if (statement.trim()) await tx.execute(sql.raw(statement));
}

/** Every row of every table, as the database itself serializes it. */
const contents = () =>
  readSnapshot(database.db, async (tx) => {
    const found: Record<string, string[]> = {};
    for (const table of listTables()) {
      found[table.name] = [];
      for await (const lines of readRows(tx, table, { sorted: true })) found[table.name]?.push(...lines);
    }
    return found;
  });

const without = (found: Record<string, string[]>, names: string[]) => ({
  ...found,
  ...Object.fromEntries(names.map((name) => [name, []])),
});

const sha256Hex = (text: string) => createHash("sha256").update(text).digest("hex");

const deleteEverybody = () => database.db.execute(sql`delete from users`);

test("a restored backup has every row exactly as it was, and no session", async () => {
  const before = await contents();
  expect(Object.values(before).every(({ length }) => length > 0)).toBe(true);
  await writeBackup(database.db, file);
  await deleteEverybody();
  await restore(database.db, file, { replace: false });
  expect(await contents()).toEqual(without(before, LEFT_OUT));
});

test("a database with users in it is replaced only on request", async () => {
  await writeBackup(database.db, file);
  await database.db.execute(sql`update users set first_name = 'Later'`);
  const before = await contents();
  await expect(restore(database.db, file, { replace: false })).rejects.toThrow("This database already contains users");
  expect(await contents()).toEqual(before);

  await restore(database.db, file, { replace: true });
  expect(JSON.stringify((await contents()).users)).not.toContain("Later");
});

test("a backup file is readable by its owner only, and appears complete or not at all", async () => {
  await writeBackup(database.db, file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(path.dirname(file))).toEqual(["one.jsonl.gz"]);
  await expect(writeBackup(database.db, path.join(file, "impossible"))).rejects.toThrow("cannot be written (ENOTDIR)");
});

const KEY = { key: Buffer.alloc(32, 5) };
const PASSPHRASE = { passphrase: "apples and pears, café" };

test.each([
  ["a key", KEY],
  ["a passphrase", PASSPHRASE],
])("a backup encrypted with %s contains nothing readable, and is restored whole", async (_, secret) => {
  const before = await contents();
  await writeBackup(database.db, file, secret);
  expect(() => gunzipSync(readFileSync(file))).toThrow();
  await deleteEverybody();
  await restore(database.db, file, { replace: false, secret });
  expect(await contents()).toEqual(without(before, LEFT_OUT));
});

test("an encrypted backup is restored only with its own passphrase or key", async () => {
  await writeBackup(database.db, file, PASSPHRASE);
  const before = await contents();
  const tryWith = (secret?: typeof KEY | typeof PASSPHRASE) => restore(database.db, file, { replace: true, secret });
  await expect(tryWith()).rejects.toThrow("is encrypted with a passphrase. Set BACKUP_PASSPHRASE");
  await expect(tryWith(KEY)).rejects.toThrow("BACKUP_PASSPHRASE is not set");
  await expect(tryWith({ passphrase: "apples and plums, café" })).rejects.toThrow("the passphrase or key is another one");
  expect(await contents()).toEqual(before);
  // An accent may be typed in two ways.
  expect((await checkBackup(file, { passphrase: PASSPHRASE.passphrase.normalize("NFD") })).rows.users).toBe(1);
});

test("a file names the program and the tables, and a check says so without a database", async () => {
  await writeBackup(database.db, file);
  const backup = await checkBackup(file);
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(backup.program).toEqual({ version, commit: "unknown" });
  const [line = "", ...others] = describeBackup(backup);
  expect(line).toContain(`by BiteBright ${version} (commit unknown) with schema ${schemas.at(-1)}`);
  expect(line).toContain("users: 1");
  expect(others).toEqual([]);
});

test("while a newer version has migrated the database, this one writes no backup, because tables would be missing", async () => {
  await database.db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 99999999999999)`);
  try {
    await expect(writeBackup(database.db, file)).rejects.toThrow("A newer version of BiteBright has used this database");
    expect(readdirSync(path.dirname(file))).toEqual([]);
  } finally {
    await database.db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'x'`);
  }
});

test("a backup is a consistent snapshot, whatever is written while it runs", async () => {
  const [backup] = await Promise.all([writeBackup(database.db, file), deleteEverybody()]);
  const isBefore = backup.rows.users === 1;
  expect(backup.rows).toMatchObject(isBefore ? { users: 1, diary_entries: 2 } : { users: 0, diary_entries: 0 });
  expect((await checkBackup(file)).rows).toEqual(backup.rows);
});

describe("a file that is not what was written is rejected, and nothing changes", () => {
  const change = (edit: (text: string) => string) => writeFileSync(file, gzipSync(edit(gunzipSync(readFileSync(file)).toString())));

  test.each<[string, string, () => void]>([
    ["cut off", "is damaged: it cannot be unpacked", () => writeFileSync(file, readFileSync(file).subarray(0, -20))],
    ["without its end", "is damaged: its end is missing", () => change((text) => text.slice(0, text.indexOf('["end"')))],
    [
      "with another name in it",
      "is damaged: its checksum is wrong",
      () => change((text) => text.replace("maya@example.com", "liam@example.com")),
    ],
    ["with a row taken out", "is damaged: its checksum is wrong", () => change((text) => text.replace(/^\{.*"snack".*\n/m, ""))],
    ["with something after the end", "is damaged: there is data after its end", () => change((text) => `${text}{}\n`)],
    ["of something else", "is not a backup of BiteBright", () => writeFileSync(file, gzipSync('{"hello": "world"}\n'))],
    ["not packed at all", "is not a backup of BiteBright", () => writeFileSync(file, "hello")],
    ["empty", "is not a backup of BiteBright", () => writeFileSync(file, "")],
    ["missing", "cannot be read (ENOENT)", () => rmSync(file)],
    ["of a newer format", "was made by a newer version", () => change((text) => text.replace('"version":1', '"version":2'))],
  ])("%s", async (_how, message, spoil) => {
    await writeBackup(database.db, file);
    const before = await contents();
    spoil();
    await expect(restore(database.db, file, { replace: true })).rejects.toThrow(message);
    expect(await contents()).toEqual(before);
  });

  test("of a schema that this version does not know", async () => {
    await writeBackup(database.db, file);
    change((text) => {
      const body = text.slice(0, text.indexOf('["end"')).replace(String(schemas.at(-1)), "9999_from_the_future");
      return body + text.slice(text.indexOf('["end"')).replace(/"sha256":"\w+"/, `"sha256":"${sha256Hex(body)}"`);
    });
    await expect(restore(database.db, file, { replace: true })).rejects.toThrow("was made by a newer version");
  });
});

test("a failure in the middle leaves everything as it was", async () => {
  await writeBackup(database.db, file);
  const before = await contents();
  await database.db.execute(sql`create view watched as select * from users`);
  await database.db.execute(
    sql`create function stop() returns event_trigger language plpgsql as $$ begin raise exception 'stopped'; end $$`,
  );
  await database.db.execute(sql`create event trigger stop on ddl_command_end when tag in ('CREATE INDEX') execute function stop()`);
  try {
    await expect(restore(database.db, file, { replace: true })).rejects.toThrow();
    expect(await contents()).toEqual(before);
  } finally {
    await database.db.execute(sql`drop event trigger stop`);
    await database.db.execute(sql`drop function stop()`);
    await database.db.execute(sql`drop view watched`);
  }
});

describe("a backup of an older schema is brought up to date", () => {
  const backups = new Map<string, { rows: Record<string, number>; packed: Buffer }>();

  // Simulates a backup by the version with each schema: it contains the tables that existed then.
  beforeAll(async () => {
    await database.db.transaction(async (tx) => {
      await dropSchema(tx);
      for (const [index, schema] of schemas.slice(0, -1).entries()) {
        await applyMigrations(tx, index, index + 1);
        await fill(tx, index + 1);
        backups.set(schema, await packTables(tx, schema));
      }
      await applyMigrations(tx, schemas.length - 1, schemas.length);
    });
  });

  async function packTables(tx: Db, schema: string) {
    const lines = [JSON.stringify({ format: "bitebright-backup", version: 1, schema, createdAt: new Date().toISOString() })];
    const rows: Record<string, number> = {};
    for (const { name } of listTables().filter((table) => !LEFT_OUT.includes(table.name))) {
      if (!resultRows(await tx.execute(sql`select to_regclass(${name}) is not null as exists`))[0]?.exists) continue;
      const found = resultRows(await tx.execute(sql`select row_to_json(t)::text as line from ${sql.identifier(name)} t`));
      lines.push(JSON.stringify(["table", name]), ...found.map(({ line }) => String(line)));
      rows[name] = found.length;
    }
    const body = `${lines.join("\n")}\n`;
    return { rows, packed: gzipSync(`${body}${JSON.stringify(["end", { rows, sha256: sha256Hex(body) }])}\n`) };
  }

  test.each(schemas.slice(0, -1))("from %s", async (schema) => {
    const { rows, packed } = backups.get(schema) ?? expect.fail();
    expect(Object.values(rows)).not.toContain(0);
    writeFileSync(file, packed);
    const [made, missing = ""] = describeBackup(await restore(database.db, file, { replace: true }));
    // Before 1.1.0, a version could back up a database that a newer one had used.
    expect(made).toContain("by a version of BiteBright before 1.1.0");
    const absent = listBackedUpTables().filter(({ name }) => !(name in rows));
    expect(missing).toBe(
      absent.length === 0 ? "" : `Not in it, because its version did not have them: ${absent.map(({ name }) => name).join(", ")}.`,
    );
    const after = await contents();
    for (const [name, count] of Object.entries(rows)) expect([name, after[name]?.length]).toEqual([name, count]);
    expect(after.food_versions).toHaveLength(1);
  });
});
