import { randomUUID } from "node:crypto";
import pg from "pg";
import type { Food } from "#core/contracts/foods.ts";
import type { Review } from "#core/contracts/learn/learn.ts";
import { DAY_MS, HOUR_MS } from "#core/domain/calendar/durations.ts";
import { startPostgres } from "#server/testing/database/postgres-server.ts";
import { start, startAppOn } from "./support/app.ts";
import { databaseCpu } from "./support/database-cpu.ts";
import { compare } from "./support/load.ts";
import { signUp } from "./support/sign-up.ts";

const DAYS = 365;
/** Logged every day: more foods than most people eat. */
const FOODS = 10;
/** The product's promise: at most this many times the cost of its statements. */
const LIMIT = 2;
const PATH = "/api/learn/me/review?tz=UTC";

const postgres = await startPostgres();
const databaseUrl = postgres.url("postgres");
const app = await startAppOn(databaseUrl);
const bare = await start("bench/support/bare-server.ts", { DATABASE_URL: databaseUrl });
const { user, send, headers } = await signUp(app.url);

const foods = (await send("GET", "/api/foods/browse")) as Food[];
const entries = foods.slice(0, FOODS).map(({ id }, meal) => ({
  foodId: id,
  quantity: 100,
  mealType: "lunch",
  loggedAt: new Date(Date.now() - meal * HOUR_MS).toISOString(),
}));
await send("POST", "/api/diary/batch", { entries });
const client = new pg.Client({ connectionString: databaseUrl });
await client.connect();
await client.query(
  `insert into diary_entries (user_id, food_id, food_version, quantity, meal_type, logged_at)
   select user_id, food_id, food_version, quantity, meal_type, logged_at - n * interval '1 day'
   from diary_entries cross join generate_series(1, $1::int) n`,
  [DAYS - 1],
);
await client.query("analyze");
await client.end();
/** A few rounds of answers, so that there are both due and new facts. */
for (let round = 0; round < 5; round += 1) {
  const { questions } = (await send("GET", PATH)) as Review;
  const answeredAt = new Date(Date.now() - (60 - round) * DAY_MS).toISOString();
  const answers = questions.map(({ fact }) => ({ id: randomUUID().replaceAll("-", ""), fact, phase: "review", isRight: true, answeredAt }));
  await send("POST", "/api/learn/me/answers?tz=UTC", { answers });
}

const of = "review";
await fetch(`${bare.url}/bytes?of=${of}`, {
  method: "PUT",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ text: JSON.stringify(await send("GET", PATH)) }),
});
const since = new Date(Date.now() - 30 * DAY_MS).toISOString();
const floor = `/learn?${new URLSearchParams({ userId: user.id, since, of })}`;
const { appUs, floorUs, databaseUs, times } = await compare(
  { app, floor: bare, databaseCpuMs: await databaseCpu(databaseUrl) },
  { path: PATH, headers },
  { path: floor },
);
await app.stop();
await bare.stop();
await postgres.stop();

console.log(`\nToday's three review questions and seven later ones, for a diary of ${DAYS} days with ${FOODS} entries each`);
console.table({
  "app µs": Math.round(appUs),
  "floor µs": Math.round(floorUs),
  "PostgreSQL µs": Math.round(databaseUs),
  times: Number(times.toFixed(2)),
  "at most": LIMIT,
});
if (times > LIMIT) {
  console.log("Above the limit.");
  process.exitCode = 1;
}
