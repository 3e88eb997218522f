import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { hashSync } from "@node-rs/argon2";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { sampleRows } from "#server/db/sample-rows.ts";
import { wrapPglite } from "#server/platform/storage/database.ts";
import { PASSWORD, readCookie, startTestApp } from "#server/testing/test-app.ts";

const FOLDER = "server/db/migrations";
const journal: { entries: { idx: number; tag: string }[] } = JSON.parse(readFileSync(path.join(FOLDER, "meta/_journal.json"), "utf8"));

let client: PGlite;
beforeAll(async () => {
  client = await PGlite.create();
});
afterAll(() => client.close());

/** Creates the database as a release left it, after the first `migrations` steps. */
async function startAfter(migrations: number): Promise<void> {
  await client.exec("drop schema if exists drizzle cascade; drop schema public cascade; create schema public");
  const folder = mkdtempSync(path.join(tmpdir(), "bitebright-migrations-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(FOLDER, folder, { recursive: true, filter: (file) => !file.endsWith("_snapshot.json") });
  writeFileSync(path.join(folder, "meta/_journal.json"), JSON.stringify({ ...journal, entries: journal.entries.slice(0, migrations) }));
  await migrate(drizzle(client), { migrationsFolder: folder });
}

/** Everything about the tables that could differ between two schemas. */
async function readSchema(): Promise<unknown[]> {
  const [columns, constraints, indexes, triggers] = await client.exec(`
    select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
      where table_schema = 'public' order by table_name, column_name;
    select conrelid::regclass::text as name, conname, pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace order by 1, 2;
    select indexdef from pg_indexes where schemaname = 'public' order by 1;
    select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal order by 1;`);
  return [columns, constraints, indexes, triggers].map((answer) => answer?.rows);
}

async function countRows(): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string }>("select tablename as name from pg_tables where schemaname = 'public' order by 1");
  const counts: Record<string, number> = {};
  for (const { name } of rows) counts[name] = (await client.query(`select 1 from ${name}`)).rows.length;
  return counts;
}

describe("an upgrade in place keeps every row and ends in the same tables", () => {
  let schema: unknown[];
  beforeAll(async () => {
    await wrapPglite(client);
    schema = await readSchema();
  });

  test.each(journal.entries.map(({ idx, tag }) => [tag, idx + 1]))("from %s", async (_tag, migrations) => {
    await startAfter(Number(migrations));
    await client.exec(sampleRows(Number(migrations)));
    const before = await countRows();
    expect(Object.values(before)).not.toContain(0);
    await wrapPglite(client);
    expect(await readSchema()).toEqual(schema);
    expect(await countRows()).toMatchObject(before);
    const { rows } = await client.query(`
      select quantity, meal_type, figures->'calories' as calories, encrypted_key, morning_glasses, preferred_llm
      from users u join diary_entries d on d.user_id = u.id join food_versions v on (v.food_id, v.version) = (d.food_id, d.food_version)
      join api_keys a on a.user_id = u.id join water_intake w on w.user_id = u.id join user_preferences p on p.user_id = u.id
      where w.date = '2026-02-28' order by quantity`);
    const values = { calories: 88.1, encrypted_key: "v1.x.y", morning_glasses: 3, preferred_llm: "anthropic" };
    expect(rows).toEqual([
      { quantity: 33.3, meal_type: "snack", ...values },
      { quantity: 118, meal_type: "lunch", ...values },
    ]);
  });
});

test("an upgrade from 1.0 removes deleted accounts' addresses from the audit log, and dates each session's proof of identity to its login", async () => {
  await startAfter(journal.entries.findIndex(({ tag }) => tag === "0007_user_orders") + 1);
  const [ada, leo] = ["00000000-0000-4000-8000-00000000000a", "00000000-0000-4000-8000-00000000000b"];
  await client.exec(`
    insert into users (id, email, password, created_at) values
      ('${ada}', 'ada@example.com', 'x', '2026-01-01'), ('${leo}', 'leo@example.com', 'x', '2026-02-01');
    insert into sessions (sid, user_id, sess, expire, created_at) values ('sid', '${ada}', '{}', '2030-01-01', '2026-03-01 12:00Z');
    insert into audit_log (admin_id, admin_email, action, subject, fields, created_at) values
      ('${ada}', 'ada@example.com', 'user_updated', 'leo@example.com', '{}', '2026-02-02'),
      ('${ada}', 'ada@example.com', 'password_reset', 'gone@example.com', '{}', '2026-02-03'),
      ('${ada}', 'ada@example.com', 'user_deleted', 'leo@example.com', '{}', '2026-01-04'),
      (null, 'former@example.com', 'setting_updated', 'landing_hero_title', '{}', '2026-01-05');`);
  await wrapPglite(client);
  const { rows } = await client.query("select admin_email, subject, subject_id from audit_log order by created_at desc");
  expect(rows).toEqual([
    { admin_email: "ada@example.com", subject: "", subject_id: null },
    { admin_email: "ada@example.com", subject: "leo@example.com", subject_id: leo },
    { admin_email: "", subject: "landing_hero_title", subject_id: null },
    { admin_email: "ada@example.com", subject: "", subject_id: null },
  ]);
  const verified = await client.query("select 1 from sessions where proven_at = created_at");
  expect(verified.rows).toHaveLength(1);
});

test("a user with an account from 1.0 can log in after the upgrade, with the password as 1.0 hashed it", async () => {
  await startAfter(journal.entries.findIndex(({ tag }) => tag === "0007_user_orders") + 1);
  const hash = hashSync(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  await client.query("insert into users (email, password, first_name) values ('ada@example.com', $1, 'Ada')", [hash]);
  const { send } = await startTestApp({ database: await wrapPglite(client) });
  const response = await send("POST", "/api/login", { email: "Ada@example.com", password: PASSWORD });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({ email: "ada@example.com", firstName: "Ada", emailVerified: false, hasPassword: true });
  expect((await send("GET", "/api/user", undefined, { cookie: readCookie(response) })).statusCode).toBe(200);
});

test("the declared tables match the newest migration", async () => {
  const files = readdirSync("server/db/tables").map((name) => path.resolve("server/db/tables", name));
  const tables = Object.assign({}, ...(await Promise.all(files.map((file) => import(file)))));
  const newest = journal.entries.at(-1)?.tag.slice(0, 4);
  const snapshot = JSON.parse(readFileSync(path.join(FOLDER, `meta/${newest}_snapshot.json`), "utf8"));
  expect(await generateMigration(snapshot, generateDrizzleJson(tables, snapshot.id, undefined, "snake_case"))).toEqual([]);
});

/** Indexes for rows that are looked up before their user is known. */
const NOT_BY_PERSON = new Map([
  ["sessions_pkey", "found by the cookie's token"],
  ["account_links_pkey", "found by the link's token"],
  ["mails_pkey", "taken from one queue for everybody; some are to people without an account"],
  ['"passkeys_credentialId_unique"', "found by what the device signs in with"],
  ["school_identities_issuer_subject_unique", "found by who the provider says it is"],
]);

test("every key of a user's rows starts with the user, so that users can be distributed over machines", async () => {
  await startAfter(0);
  await wrapPglite(client);
  const { rows } = await client.query<{ name: string; first: string }>(`
    select i.indexrelid::regclass::text as name, a.attname as first from pg_index i
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
    where i.indisunique and i.indrelid in (
      select attrelid from pg_attribute where attname = 'user_id' and attrelid::regclass::text in (
        select tablename from pg_tables where schemaname = 'public'))`);
  expect(rows.length).toBeGreaterThan(7);
  expect(rows.filter(({ name, first }) => first !== "user_id" && !NOT_BY_PERSON.has(name))).toEqual([]);
});
