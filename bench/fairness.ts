import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { DAY_MS } from "#core/domain/calendar/durations.ts";
import { startPostgres } from "#server/testing/database/postgres-server.ts";
import { type RunningProgram, startApp, startAppOn } from "./support/app.ts";
import { median } from "./support/median.ts";
import { type Person, register } from "./support/sign-up.ts";

/** What somebody may notice while two others do the costliest things they can. */
const MAX_MEDIAN_RATIO = 2;
const MAX_WAIT_MS = 1_000;

const QUIET_MS = 10_000;
const BUSY_MS = 60_000;
const PAUSE_MS = 50;
const AT_ONCE = 3;
const FOODS = 2_000;
const RECIPES = 200;
const DAYS = 3 * 365;
const MEALS_A_DAY = 10;
const LONG_LINE = 198;
const LINES = 60;

interface Row {
  id: string;
}
interface OwnExport {
  foods: (Row & { name: string })[];
  recipes: (Row & { foodId: string })[];
  diary: (Row & { foodId: string; loggedAt: string })[];
}

const letters = Array.from({ length: LONG_LINE / 2 }, (_, nth) => "ahovcjqxelsz"[nth % 12]).join(" ");
const WORST_RECIPE = { ingredients: Array(LINES).fill(letters).join("\n"), servings: 2 };
const WORST_TASTES = {
  foodPreferences: Array.from({ length: 50 }, (_, line) =>
    Array.from({ length: 24 }, (_, word) => `${String.fromCharCode(98 + (word % 24))}${String.fromCharCode(98 + (line % 24))}b`).join(","),
  ),
};

const send = (app: RunningProgram, { headers }: Person, method: string, path: string, body?: object | string) =>
  fetch(app.url + path, {
    method,
    headers: {
      ...headers,
      ...(body !== undefined && { "content-type": typeof body === "string" ? "application/octet-stream" : "application/json" }),
    },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });

/** Fills an account up to its limits, by importing an own export in which everything is there many times. */
async function fillAccount(app: RunningProgram, person: Person): Promise<void> {
  await person.send("POST", "/api/own-recipes", { name: "Stew", ingredients: "2 bananas\n1 cup lentils", servings: 2 });
  const food = (await person.send("POST", "/api/foods", { name: "Soup", calories: 60, protein: 3, carbs: 8, fat: 2 })) as Row;
  await person.send("POST", "/api/diary", { foodId: food.id, quantity: 100, mealType: "lunch" });
  const own = (await person.send("GET", "/api/user/export")) as OwnExport;
  const [recipe] = own.recipes;
  const [entry] = own.diary;
  const dish = own.foods.find(({ id }) => id === recipe?.foodId);
  const soup = own.foods.find(({ id }) => id === food.id);
  if (!recipe || !entry || !dish || !soup) throw new Error("The export lacks something.");
  const dishes = Array.from({ length: RECIPES - 1 }, (_, nth) => ({ ...dish, id: randomUUID(), name: `Stew ${nth}` }));
  const soups = Array.from({ length: FOODS - RECIPES - 2 }, (_, nth) => ({ ...soup, id: randomUUID(), name: `Soup ${nth}` }));
  const file = {
    ...own,
    foods: [...dishes, ...soups],
    recipes: dishes.map(({ id, name }) => ({ ...recipe, id: randomUUID(), foodId: id, name })),
    diary: Array.from({ length: DAYS * MEALS_A_DAY }, (_, nth) => ({
      ...entry,
      id: randomUUID(),
      foodId: soups[nth % soups.length]?.id,
      loggedAt: new Date(Date.now() - (1 + Math.floor(nth / MEALS_A_DAY)) * DAY_MS).toISOString(),
    })),
  };
  const uploaded = await send(app, person, "POST", "/api/imports?tz=UTC", JSON.stringify(file));
  if (!uploaded.ok) throw new Error(`The upload answered ${uploaded.status}: ${await uploaded.text()}`);
  const draft = (await uploaded.json()) as Row;
  await person.send("POST", `/api/imports/${draft.id}/confirm`);
  await expectImported(person);
  await person.send("PUT", "/api/user/preferences", WORST_TASTES);
}

/** A large import goes on after its confirmation has been answered. */
async function expectImported(person: Person): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const [latest] = (await person.send("GET", "/api/imports")) as { state: string }[];
    if (latest?.state === "imported") return;
    await sleep(PAUSE_MS * 4);
  }
  throw new Error("The import did not end.");
}

/** The costliest things that a member can do: see `npm run bench -- worst-inputs`. */
const table = (lines: number) =>
  ["Date,Meal,Food,Amount,Calories", ...Array.from({ length: lines }, (_, nth) => `2026-03-01,Lunch,Dish ${nth},100 g,${nth % 300}`)].join(
    "\n",
  );

const COSTLY: ((app: RunningProgram, person: Person) => Promise<unknown>)[] = [
  (app, person) => send(app, person, "POST", "/api/suggestions", { mealType: "lunch", tz: "UTC" }),
  (app, person) => send(app, person, "POST", "/api/own-recipes/reading", WORST_RECIPE),
  (app, person) => send(app, person, "GET", "/api/user/export").then((response) => response.text()),
  (app, person) => send(app, person, "GET", "/api/user/export/diary.csv").then((response) => response.text()),
  (app, person) => send(app, person, "GET", `/api/diary/days?from=${day(92)}&to=${day(1)}&tz=UTC`),
  (app, person) => send(app, person, "GET", "/api/own-recipes"),
  (app, person) => send(app, person, "GET", "/api/foods/search?q=a%20b%20c%20d%20e%20f%20g%20h"),
  (app, person) => send(app, person, "POST", "/api/foods", { name: `Soup ${randomUUID()}`, calories: 60, protein: 3, carbs: 8, fat: 2 }),
  (app, person) => send(app, person, "PUT", "/api/user/preferences", WORST_TASTES),
  async (app, person) => {
    const draft = (await (await send(app, person, "POST", "/api/imports?tz=UTC", table(5_000))).json()) as Partial<Row>;
    if (draft.id) await send(app, person, "POST", `/api/imports/${draft.id}/confirm`);
    if (draft.id) await send(app, person, "DELETE", `/api/imports/${draft.id}`);
  },
];

const day = (ago: number): string => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);

/** What an ordinary user does. Returns how long each request took. */
async function browse(app: RunningProgram, person: Person, forMs: number): Promise<{ times: number[]; refused: number }> {
  const paths = ["/api/user", `/api/diary?date=${day(0)}&tz=UTC`, "/api/foods/search?q=banana", `/api/water/${day(0)}`];
  const times: number[] = [];
  let refused = 0;
  const until = performance.now() + forMs;
  for (let nth = 0; performance.now() < until; nth += 1) {
    const start = performance.now();
    const response = await send(app, person, "GET", paths[nth % paths.length] ?? "");
    await response.arrayBuffer();
    times.push(performance.now() - start);
    if (!response.ok) refused += 1;
    await sleep(PAUSE_MS);
  }
  return { times, refused };
}

async function makeBusy(app: RunningProgram, person: Person, first: number, isOver: () => boolean): Promise<void> {
  for (let nth = first; !isOver(); nth += 1) {
    await COSTLY[nth % COSTLY.length]?.(app, person).catch(() => {});
    // Refusals cost nothing, so an attacker would not stop there.
    await sleep(1);
  }
}

async function measureFairness(name: string, app: RunningProgram) {
  const [maya, noah, third] = [await register(app.url, "maya"), await register(app.url, "noah"), await register(app.url, "third")];
  for (const person of [maya, noah]) await fillAccount(app, person);
  await browse(app, third, QUIET_MS / 5);
  const quiet = await browse(app, third, QUIET_MS);
  const until = performance.now() + BUSY_MS;
  const isOver = () => performance.now() > until;
  const attackers = [maya, noah].flatMap((person) =>
    Array.from({ length: AT_ONCE }, (_, nth) => makeBusy(app, person, nth * Math.floor(COSTLY.length / AT_ONCE), isOver)),
  );
  const busy = await browse(app, third, BUSY_MS);
  await Promise.all(attackers);
  return {
    database: name,
    "median quiet ms": Number(median(quiet.times).toFixed(1)),
    "median busy ms": Number(median(busy.times).toFixed(1)),
    times: Number((median(busy.times) / median(quiet.times)).toFixed(2)),
    "worst ms": Math.round(Math.max(...busy.times)),
    requests: busy.times.length,
    refused: busy.refused,
  };
}

const embedded = await startApp();
const results = [await measureFairness("PGlite", embedded)];
await embedded.stop();
const postgres = await startPostgres();
const onPostgres = await startAppOn(postgres.url("postgres"));
results.push(await measureFairness("PostgreSQL", onPostgres));
await onPostgres.stop();
await postgres.stop();

console.log("\nSomebody's requests while two members with full accounts do the costliest things they can");
console.table(results);
if (results.some(({ times, refused, "worst ms": worst }) => times > MAX_MEDIAN_RATIO || worst > MAX_WAIT_MS || refused > 0)) {
  console.log(`The median may be ${MAX_MEDIAN_RATIO} times as long, the worst ${MAX_WAIT_MS} ms, and no request may be refused.`);
  process.exitCode = 1;
}
