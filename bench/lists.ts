import { MAX_SESSIONS } from "#core/domain/accounts/limits.ts";
import { addDays, dayAt } from "#core/domain/calendar/calendar-day.ts";
import { MAX_ENTRIES_A_DAY, MAX_FOODS_IN_A_MEAL, MAX_SAVED_MEALS } from "#core/domain/diary/limits.ts";
import { MAX_OWN_FOODS, MAX_STARRED_FOODS } from "#core/domain/foods/limits.ts";
import { MAX_OWN_RECIPES, MAX_PLANNED_RECIPES_PER_DAY } from "#core/domain/recipes/limits.ts";
import { MAX_FAQS } from "#core/domain/site/limits.ts";
import { startPostgres } from "#server/testing/database/postgres-server.ts";
import { start, startAppOn } from "./support/app.ts";
import { databaseCpu, withClient } from "./support/database-cpu.ts";
import { fillLists, fillOldYear } from "./support/fill-lists.ts";
import { compare, type Load } from "./support/load.ts";
import { register } from "./support/sign-up.ts";

/** No list may make a response larger than this, or cost more than this many times its floor. */
const MAX_BYTES = 1_000_000;
const MAX_TIMES_FLOOR = 10;
const REQUESTS = 30;
/**
 * One connection, because several pages of full lists at once would overload the server, which then rejects requests or skips rendering.
 */
const CONNECTIONS = 1;
const ENTRIES_A_DAY = 20;
const today = dayAt(new Date(), "UTC");

const postgres = await startPostgres();
const databaseUrl = postgres.url("postgres");
const app = await startAppOn(databaseUrl);
const bare = await start("bench/support/bare-server.ts", { DATABASE_URL: databaseUrl });
const [full, empty, old] = [await register(app.url, "full"), await register(app.url, "empty"), await register(app.url, "old")];
await withClient(databaseUrl, async (client) => {
  await fillLists(client, full.user.id, today);
  await fillOldYear(client, old.user.id, today, ENTRIES_A_DAY);
});

const inUtc = ({ headers }: typeof full) => ({ cookie: `${headers.cookie}; time-zone=UTC` });
const databaseCpuMs = await databaseCpu(databaseUrl);
const programs = { app, databaseCpuMs, requests: REQUESTS, connections: CONNECTIONS };
const rows: { list: string; kB: number; "app µs": number; "floor µs": number; times: number }[] = [];

async function measure(list: string, load: Load, measureFloor: (bytes: string) => Promise<Load & { isApp?: boolean }>): Promise<void> {
  const { headers = {} } = load;
  const answer = await fetch(app.url + load.path, { headers });
  if (!answer.ok) throw new Error(`${load.path} answered ${answer.status}`);
  const text = await answer.text();
  const { isApp, ...floorLoad } = await measureFloor(text);
  const { appUs, floorUs, times } = await compare({ ...programs, floor: isApp ? app : bare }, load, floorLoad);
  rows.push({
    list,
    kB: Math.round(Buffer.byteLength(text) / 1000),
    "app µs": Math.round(appUs),
    "floor µs": Math.round(floorUs),
    times: Number(times.toFixed(1)),
  });
}

/** A bare route that sends the same bytes. */
async function sameBytes(text: string): Promise<Load> {
  const body = JSON.stringify({ text });
  await fetch(`${bare.url}/bytes`, { method: "PUT", headers: { "content-type": "application/json" }, body });
  return { path: "/bytes" };
}

/** A bare route that reads the same entries. */
const sameEntries = (userId: string, from: string) => async (): Promise<Load> => ({
  path: `/day?${new URLSearchParams({ userId, start: `${from}T00:00:00.000Z`, end: `${addDays(today, 1)}T00:00:00.000Z` })}`,
});

/** A bare route that reads the same foods. */
async function sameFoods(text: string): Promise<Load> {
  // Safe to cast: both lists measured this way are lists of foods.
  const foods = JSON.parse(text) as { id: string }[];
  return { path: `/foods?ids=${foods.map(({ id }) => id).join(",")}` };
}

/** A bare route that reads the same rows. */
const sameRows = (path: string) => async (): Promise<Load> => ({ path });

/** A bare route that reads the same input as the questions and sends as many bytes. */
async function sameQuestions(text: string): Promise<Load> {
  await sameBytes(text);
  return { path: `/learn?${new URLSearchParams({ userId: full.user.id, since: addDays(today, -30), of: "" })}` };
}

/** The same page of a user whose lists are empty. */
const emptyPage = (path: string) => async () => ({ path, headers: inUtc(empty), isApp: true });

const get = (path: string, person = full): Load => ({ path, headers: inUtc(person) });
const quarter = addDays(today, -91);

await measure(`a day of ${MAX_ENTRIES_A_DAY} entries`, get(`/api/diary?date=${today}&tz=UTC`), sameEntries(full.user.id, today));
await measure("the newest entries", get("/api/diary"), sameEntries(full.user.id, today));
await measure("sums of 92 full days", get(`/api/diary/days?from=${quarter}&to=${today}&tz=UTC`), sameEntries(full.user.id, quarter));
await measure("usual foods of 90 full days", get("/api/diary/usual"), sameEntries(full.user.id, quarter));
await measure(`a search with ${MAX_OWN_FOODS} own foods`, get("/api/foods/search?q=soup"), sameFoods);
await measure(`${MAX_STARRED_FOODS} starred foods, a page`, get("/api/foods/starred"), sameFoods);
await measure(`${MAX_SAVED_MEALS} saved meals of ${MAX_FOODS_IN_A_MEAL} foods, a page`, get("/api/meals"), sameBytes);
await measure(`${MAX_SESSIONS} sessions`, get("/api/user/sessions"), sameRows(`/sessions?userId=${full.user.id}`));
await measure(`${MAX_FAQS} FAQs, a page`, get("/api/faqs/public"), sameBytes);
await measure("site texts", get("/api/admin/settings/public"), sameBytes);
await measure("a day of 20 old entries", get(`/api/diary?date=${today}&tz=UTC`, old), sameEntries(old.user.id, today));
await measure(
  "sums of 92 days of old entries",
  get(`/api/diary/days?from=${quarter}&to=${today}&tz=UTC`, old),
  sameEntries(old.user.id, quarter),
);
await measure("today's questions, with every fact answered", get("/api/learn/me/review?tz=UTC"), sameQuestions);
await measure("learning progress, with every stored answer", get("/api/learn/me?tz=UTC"), sameRows(`/answers?userId=${full.user.id}`));
await measure(`${MAX_OWN_RECIPES} own recipes`, get("/api/own-recipes"), sameRows(`/own-recipes?userId=${full.user.id}`));
await measure(
  `a week of ${MAX_PLANNED_RECIPES_PER_DAY} planned recipes a day`,
  get(`/api/meal-plan?from=${today}`),
  sameRows(`/planned?userId=${full.user.id}&from=${today}`),
);
for (const path of ["/diary", "/", "/trends", "/search", "/profile", "/learn", "/recipes/mine", "/recipes/plan"]) {
  await measure(`page ${path}, compared with the same page for a user without data`, get(path), emptyPage(path));
}
await app.stop();
await bare.stop();
await postgres.stop();

console.log(`\nEvery list at its limit: at most ${MAX_BYTES / 1000} kB, at most ${MAX_TIMES_FLOOR} times the floor`);
console.table(rows);
const broken = rows.filter(({ kB, times }) => kB * 1000 > MAX_BYTES || times > MAX_TIMES_FLOOR);
if (broken.length > 0) {
  console.log(`Above the limit: ${broken.map(({ list }) => list).join("; ")}`);
  process.exitCode = 1;
}
