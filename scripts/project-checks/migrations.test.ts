import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const FOLDER = "server/db/migrations";
/** The last one of 1.0.1. Versions before that did not run side by side. */
const LAST_WITHOUT_RULE = "0024";

/** Migrations that may remove something, each with the reason why no process of the version before misses it. */
const REASONS: Record<string, string> = {};

/** While versions change over, processes of the version before read and write the migrated tables. */
const BREAKING: [what: string, pattern: RegExp][] = [
  ["drops what the version before uses", /\bDROP (TABLE|COLUMN|FUNCTION|TYPE|SCHEMA|VIEW)\b/i],
  ["renames what the version before uses", /\bRENAME\b/i],
  ["requires a value that the version before does not write", /\bSET NOT NULL\b/i],
  ["adds a column that the version before does not write", /\bADD COLUMN\b(?!.*\b(DEFAULT|GENERATED)\b).*\bNOT NULL\b/i],
  ["changes the type of a column", /\bSET DATA TYPE\b|\bALTER COLUMN \S+ TYPE\b/i],
];

const findProblems = (sql: string): string[] =>
  BREAKING.filter(([, pattern]) =>
    sql.split("--> statement-breakpoint").some((statement) => pattern.test(statement.replaceAll(/\s+/g, " "))),
  ).map(([what]) => what);

test("a migration only adds, so that processes of the version before can serve on", () => {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith(".sql") && name.slice(0, 4) > LAST_WITHOUT_RULE);
  expect(names.length).toBeGreaterThan(0);
  const problems = names.flatMap((name) => findProblems(readFileSync(`${FOLDER}/${name}`, "utf8")).map((what) => `${name} ${what}`));
  expect(problems.filter((problem) => !Object.keys(REASONS).some((name) => problem.startsWith(name)))).toEqual([]);
});

test("the check finds what would break the version before, and nothing else", () => {
  for (const sql of [
    'ALTER TABLE "foods" DROP COLUMN "name";',
    'CREATE TABLE "a" ("id" integer);\n--> statement-breakpoint\nDROP TABLE "foods" CASCADE;',
    'ALTER TABLE "foods" RENAME COLUMN "name" TO "title";',
    'ALTER TABLE "foods" ALTER COLUMN "name" SET NOT NULL;',
    'ALTER TABLE "foods" ADD COLUMN "brand" text NOT NULL;',
    'ALTER TABLE "foods" ALTER COLUMN "name" SET DATA TYPE varchar(10);',
    "drop function claim_diary_room(uuid);",
  ]) {
    expect([sql, findProblems(sql).length]).toEqual([sql, 1]);
  }
  for (const sql of [
    'CREATE TABLE "notes" ("user_id" uuid PRIMARY KEY NOT NULL, "text" text NOT NULL);',
    'ALTER TABLE "foods" ADD COLUMN "brand" text;',
    `ALTER TABLE "foods" ADD COLUMN "brand" text DEFAULT '' NOT NULL;`,
    'ALTER TABLE "foods" ALTER COLUMN "name" DROP NOT NULL;',
    'DROP INDEX "foods_name_index";',
  ]) {
    expect([sql, findProblems(sql)]).toEqual([sql, []]);
  }
});
