import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { expect, onTestFinished, test } from "vitest";
import { wrapPglite } from "#server/platform/database.ts";

const FOLDER = "server/db/migrations";

/** A database as a release left it, `migrations` steps in. */
async function databaseAfter(migrations: number): Promise<PGlite> {
  const folder = mkdtempSync(path.join(tmpdir(), "bitebright-migrations-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(FOLDER, folder, { recursive: true });
  const journal = JSON.parse(readFileSync(path.join(FOLDER, "meta/_journal.json"), "utf8"));
  writeFileSync(path.join(folder, "meta/_journal.json"), JSON.stringify({ ...journal, entries: journal.entries.slice(0, migrations) }));
  const client = await PGlite.create();
  onTestFinished(() => client.close());
  await migrate(drizzle(client), { migrationsFolder: folder });
  return client;
}

test("a diary from before figures were kept once still has the figures it was logged with", async () => {
  const client = await databaseAfter(3);
  await client.exec(`
    insert into users (id, email, password) values ('00000000-0000-4000-8000-000000000001', 'maya@example.com', 'x');
    insert into foods (id, name, calories) values ('00000000-0000-4000-8000-000000000002', 'Banana', 89);
    insert into diary_entries (user_id, food_id, quantity, meal_type, nutrition) values
      ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002', 33.3, 'snack', '{"name": "Banana", "calories": 88}'),
      ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002', 118, 'snack', '{"name": "Banana", "calories": 88}'),
      ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002', 100, 'lunch', '{"name": "Banana", "calories": 89}');`);
  await wrapPglite(client);
  const { rows } = await client.query(`
    select quantity, figures->>'calories' as calories from diary_entries
    join food_versions using (food_id) where version = food_version order by quantity`);
  expect(rows).toEqual([
    { quantity: 33.3, calories: "88" },
    { quantity: 100, calories: "89" },
    { quantity: 118, calories: "88" },
  ]);
  expect((await client.query("select 1 from food_versions")).rows).toHaveLength(2);
});
