import pg from "pg";
import { TIME_ZONE_COOKIE } from "#core/contracts/boot.ts";
import type { DiaryEntry } from "#core/contracts/diary.ts";
import type { Food } from "#core/contracts/foods.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { loadCatalogue } from "#server/catalogue/load-catalogue.ts";
import { startPostgres } from "#server/testing/database/postgres-server.ts";
import { start, startAppOn } from "./support/app.ts";
import { databaseCpu } from "./support/database-cpu.ts";
import { compare, type Load, type Ratio } from "./support/load.ts";
import { CREDENTIALS, signUp } from "./support/sign-up.ts";

const DAY = "2026-03-01";
const WEEK_BEGINS = "2026-02-23";
const ENTRIES = 20;
/** The bench logs this many entries a day, about as many as a real user. */
const MAX_ENTRIES_PER_DAY = 20;
/** What the page views show. */
const ENTRIES_TODAY = 8;
/** V8 optimizes what renders pages only after about a thousand views; with fewer, its compiler would be measured too. */
const PAGE_VIEWS = 900;

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
await send("POST", "/api/diary/batch", {
  entries: entries.slice(0, ENTRIES_TODAY).map((one) => ({ ...one, loggedAt: new Date().toISOString() })),
});
const [entry] = (await send("POST", "/api/diary/batch", { entries })) as DiaryEntry[];
if (!entry) throw new Error("The entries were not added.");
const client = new pg.Client({ connectionString: databaseUrl });
await client.connect();
const { rows } = await client.query("select food_version from diary_entries where id = $1", [entry.id]);
await client.end();

const search = "/api/foods/search?q=banana";
const found = JSON.stringify(await send("GET", search));
await fetch(`${bare.url}/bytes`, { method: "PUT", headers: { "content-type": "application/json" }, body: JSON.stringify({ text: found }) });

const pageHeaders = { cookie: `${headers.cookie}; ${TIME_ZONE_COOKIE}=UTC`, accept: "text/html" };
const PAGES = [APP_PATHS.home, APP_PATHS.diary, APP_PATHS.search];
for (const path of PAGES) {
  const text = await (await fetch(app.url + path, { headers: pageHeaders })).text();
  await fetch(`${bare.url}/bytes?of=${path}`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ text }),
  });
}

/** Each food by its name, and none twice. */
const names = loadCatalogue().map(({ name }) => name);
let searched = 0;
const firstTimeSearch: Load = {
  path: search,
  headers,
  requests: [
    {
      setupRequest: (request) => {
        searched += 1;
        return { ...request, path: `/api/foods/search?q=${encodeURIComponent(names[searched % names.length] ?? "")}` };
      },
    },
  ],
};

const get = (path: string): Load => ({ path, headers });
const compressed = (encoding: string): Load => ({ path: search, headers: { ...headers, "accept-encoding": encoding } });
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

let logged = 0;
/** Spread over days, because a day has a maximum number of entries. */
const logging = (load: Load, body: object): Load => ({
  ...load,
  requests: [
    {
      setupRequest: (request) => {
        logged += 1;
        const loggedAt = new Date(Date.UTC(2001, 0, 1 + Math.floor(logged / MAX_ENTRIES_PER_DAY), 12)).toISOString();
        return { ...request, body: JSON.stringify({ ...body, loggedAt }) };
      },
    },
  ],
});

const week = new URLSearchParams({ ...Object.fromEntries(bounds), start: `${WEEK_BEGINS}T00:00:00.000Z` });
const put = (path: string, body: object): Load => ({ ...post(path, body, headers), method: "PUT" });
const glasses = { morningGlasses: 2 };

const programs = { app, floor: bare, databaseCpuMs: await databaseCpu(databaseUrl) };
/** The limit is the product's promise: at most this many times the floor. */
const measured: [name: string, ratio: Ratio, limit?: number][] = [
  ["GET /api/user · a bare route", await compare(programs, get("/api/user"), { path: "/" }), 4],
  ["GET /api/foods/search · a bare route with the same bytes", await compare(programs, get(search), { path: "/bytes" }), 2.5],
  [
    "GET /api/foods/search, not cached · a bare route with the bytes of the one above",
    await compare({ ...programs, requests: 900 }, firstTimeSearch, { path: "/bytes" }),
    2.5,
  ],
  ["GET /api/foods/search, Brotli · the same without", await compare(programs, compressed("br"), { path: "/bytes" })],
  ["GET /api/foods/search, gzip · the same without", await compare(programs, compressed("gzip"), { path: "/bytes" })],
  [
    `GET /api/diary, ${ENTRIES} entries · a bare route with the same statement`,
    await compare(programs, get(`/api/diary?date=${DAY}&tz=UTC`), { path: `/day?${bounds}` }),
    2,
  ],
  [
    "POST /api/diary · a bare route with the same statement",
    await compare(programs, logging(post("/api/diary", serving, headers), serving), logging(post("/entry", floorServing), floorServing)),
    3,
  ],
  [
    "GET /api/diary/days, the dashboard's week · a bare route with the week's entries",
    await compare(programs, get(`/api/diary/days?from=${WEEK_BEGINS}&to=${DAY}&tz=UTC`), { path: `/day?${week}` }),
  ],
  [
    "PUT /api/water · a bare route with the same statement",
    await compare(programs, put(`/api/water/${DAY}`, glasses), {
      ...post("/water", { ...glasses, userId: user.id, day: DAY }),
      method: "PUT",
    }),
  ],
  ...(await measurePages()),
  [
    "POST /api/login · a bare route with the same hash",
    await compare({ ...programs, requests: 90 }, post("/api/login", CREDENTIALS), post("/hash", CREDENTIALS)),
  ],
];
await app.stop();
await bare.stop();
await postgres.stop();

console.log("\nServer CPU time per request on PostgreSQL, and how many times its floor");
console.table(
  measured.map(([request, { appUs, floorUs, databaseUs, times }, limit]) => ({
    request,
    "app µs": Math.round(appUs),
    "floor µs": Math.round(floorUs),
    "PostgreSQL µs": Math.round(databaseUs),
    times: Number(times.toFixed(2)),
    "at most": limit ?? "",
  })),
);
const broken = measured.filter(([, { times }, limit]) => limit !== undefined && times > limit);
if (broken.length > 0) {
  console.log(`Above the limit: ${broken.map(([name]) => name).join("; ")}`);
  process.exitCode = 1;
}

async function measurePages(): Promise<[string, Ratio][]> {
  const pages: [string, Ratio][] = [];
  for (const path of PAGES) {
    const view = { path, headers: pageHeaders };
    const ratio = await compare({ ...programs, requests: PAGE_VIEWS }, view, { path: `/bytes?of=${path}` });
    pages.push([`GET ${path}, a page view · a bare route with the same bytes`, ratio]);
  }
  return pages;
}
