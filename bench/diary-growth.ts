import { readdirSync, readFileSync } from "node:fs";
import pg from "pg";
import { startPostgres } from "#server/testing/postgres-server.ts";
import { startAppOn } from "./support/app.ts";
import { cpuMs, type Load } from "./support/load.ts";
import { type Person, signUp } from "./support/sign-up.ts";

/** How much a day costs to read when the diary holds a few rows, and when it holds very many: BENCH_ROWS of them. */
const FEW = 10_000;
const MANY = Number(process.env.BENCH_ROWS ?? 1_000_000);
const LIMIT = 1.5;
const ENTRIES_A_DAY = 20;
const ROWS_A_PERSON = 1_000;
const ROUNDS = 5;
const REQUESTS = 2_000;
const DAY = "2026-03-01";

const postgres = await startPostgres({ ownServer: true });
const worlds = [await makeWorld("few", FEW), await makeWorld("many", MANY)] as const;
const costs = worlds.map(() => [] as { server: number; database: number }[]);
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [index, world] of worlds.entries()) {
    const before = databaseCpuMs();
    const server = await cpuMs(world.app, world.load, REQUESTS);
    costs[index]?.push({ server, database: (databaseCpuMs() - before) / REQUESTS });
  }
}
for (const { app } of worlds) await app.stop();
await postgres.stop();

const middle = (values: number[]) => (values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN) * 1000;
const rows = worlds.map(({ rows: held }, index) => ({
  "rows in the diary": held.toLocaleString("en-US"),
  "server µs": Math.round(middle((costs[index] ?? []).map(({ server }) => server))),
  "database µs": Math.round(middle((costs[index] ?? []).map(({ database }) => database))),
}));
const total = (row: (typeof rows)[number] | undefined) => (row?.["server µs"] ?? 0) + (row?.["database µs"] ?? 0);
const times = total(rows[1]) / total(rows[0]);
console.log(`\nReading a day of ${ENTRIES_A_DAY} entries: processor time a request`);
console.table(rows);
console.log(`${times.toFixed(2)} times, at most ${LIMIT}`);
if (times > LIMIT) process.exitCode = 1;

/** An app on a database of its own, with so many rows of other people beside the one whose day is read. */
async function makeWorld(name: string, rows: number) {
  const client = new pg.Client({ connectionString: postgres.url("postgres") });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = postgres.url(name);
  const app = await startAppOn(url);
  const person = await signUp(app.url);
  await logDay(person);
  await fillUp(url, rows);
  const load: Load = { path: `/api/diary?date=${DAY}&tz=UTC`, headers: person.headers };
  await cpuMs(app, load, REQUESTS);
  return { app, rows, load };
}

async function logDay({ send }: Person): Promise<void> {
  const foods = (await send("GET", "/api/foods/browse")) as { id: string }[];
  const entries = foods.slice(0, ENTRIES_A_DAY).map(({ id }, index) => ({
    foodId: id,
    quantity: 100,
    mealType: "lunch",
    loggedAt: `${DAY}T12:${String(index).padStart(2, "0")}:00Z`,
  }));
  await send("POST", "/api/diary/batch", { entries });
}

async function fillUp(url: string, rows: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Millions of rows that are known to be right need no check each.
  await client.query("set session_replication_role = replica");
  const people = Math.ceil(rows / ROWS_A_PERSON);
  await client.query("insert into users (email, password) select 'other' || n || '@example.com', 'x' from generate_series(1, $1::int) n", [
    people,
  ]);
  await client.query(`
    with eaten as (select food_id, version, row_number() over () - 1 as nth from food_versions),
         others as (select id, row_number() over () as nth from users where email like 'other%')
    insert into diary_entries (user_id, food_id, food_version, quantity, meal_type, logged_at)
    select others.id, eaten.food_id, eaten.version, 50 + n % 200, 'snack', timestamptz '2026-03-02' - n * interval '1 hour'
    from others cross join generate_series(1, ${ROWS_A_PERSON}) n join eaten on eaten.nth = (n + others.nth) % ${ENTRIES_A_DAY}`);
  await client.query("vacuum analyze diary_entries");
  await client.end();
}

/** Of all of PostgreSQL's processes, from the kernel's own books. */
function databaseCpuMs(): number {
  const MS_A_TICK = 10;
  let ticks = 0;
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      if (!readFileSync(`/proc/${pid}/comm`, "utf8").startsWith("postgres")) continue;
      const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
      ticks += Number(fields[11]) + Number(fields[12]);
    } catch {
      // It ended while we looked.
    }
  }
  return ticks * MS_A_TICK;
}
