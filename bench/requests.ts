import pg from "pg";
import type { DiaryEntry } from "#core/contracts/diary.ts";
import type { Food } from "#core/contracts/foods.ts";
import { startPostgres } from "#server/testing/postgres-server.ts";
import { start, startAppOn } from "./support/app.ts";
import { compare, type Load, type Ratio } from "./support/load.ts";
import { signUp } from "./support/sign-up.ts";

/** What the product promises: at most so many times the floor. */
const LIMITS = { user: 4, search: 2.5, add: 3, day: 2 };
const DAY = "2026-03-01";
const ENTRIES = 20;

const postgres = await startPostgres();
const databaseUrl = postgres.url("postgres");
const app = await startAppOn(databaseUrl);
const bare = await start("bench/support/bare-server.ts", { DATABASE_URL: databaseUrl });
const { user, send, headers } = await signUp(app.url);

const foods = (await send("GET", "/api/foods/browse")) as Food[];
const entries = foods.slice(0, ENTRIES).map(({ id }, index) => ({
  foodId: id,
  quantity: 100 + index,
  mealType: "lunch",
  loggedAt: `${DAY}T12:${String(index).padStart(2, "0")}:00Z`,
}));
const [entry] = (await send("POST", "/api/diary/batch", { entries })) as DiaryEntry[];
if (!entry) throw new Error("The entries were not added.");
const client = new pg.Client({ connectionString: databaseUrl });
await client.connect();
const { rows } = await client.query("select food_version from diary_entries where id = $1", [entry.id]);
await client.end();

const search = "/api/foods/search?q=banana";
const found = JSON.stringify(await send("GET", search));
await fetch(`${bare.url}/bytes`, { method: "PUT", headers: { "content-type": "application/json" }, body: JSON.stringify({ text: found }) });

const get = (path: string): Load => ({ path, headers });
const json = { "content-type": "application/json" };
const post = (path: string, body: object, more: Record<string, string> = {}): Load => ({
  path,
  method: "POST",
  headers: { ...json, ...more },
  body: JSON.stringify(body),
});
const bounds = new URLSearchParams({ userId: user.id, start: `${DAY}T00:00:00.000Z`, end: "2026-03-02T00:00:00.000Z" });
const serving = { foodId: entry.foodId, quantity: 120, mealType: "snack" };
const floorServing = { ...serving, userId: user.id, foodVersion: rows[0].food_version };

const measured: [name: string, ratio: Ratio, limit: number][] = [
  ["GET /api/user · a bare route", await compare(app, get("/api/user"), bare, { path: "/" }), LIMITS.user],
  ["GET /api/foods/search · a bare route with the same bytes", await compare(app, get(search), bare, { path: "/bytes" }), LIMITS.search],
  [
    `GET /api/diary, ${ENTRIES} entries · a bare route with the same statement`,
    await compare(app, get(`/api/diary?date=${DAY}&tz=UTC`), bare, { path: `/day?${bounds}` }),
    LIMITS.day,
  ],
  [
    "POST /api/diary · a bare route with the same statement",
    await compare(app, post("/api/diary", serving, headers), bare, post("/entry", floorServing)),
    LIMITS.add,
  ],
];
await app.stop();
await bare.stop();
await postgres.stop();

console.log("\nServer processor time a request on PostgreSQL, and how many times its floor");
console.table(
  measured.map(([request, { appUs, floorUs, times }, limit]) => ({
    request,
    "app µs": Math.round(appUs),
    "floor µs": Math.round(floorUs),
    times: Number(times.toFixed(2)),
    "at most": limit,
  })),
);
const broken = measured.filter(([, { times }, limit]) => times > limit);
if (broken.length > 0) {
  console.log(`Above the limit: ${broken.map(([name]) => name).join("; ")}`);
  process.exitCode = 1;
}
