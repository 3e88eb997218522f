import pg from "pg";
import { MAX_OWN_RECIPES } from "#core/domain/recipes/limits.ts";
import { startPostgres } from "#server/testing/database/postgres-server.ts";
import { start, startAppOn } from "./support/app.ts";
import { databaseCpu } from "./support/database-cpu.ts";
import { compare, type Load, type Ratio } from "./support/load.ts";
import { signUp } from "./support/sign-up.ts";

/** The product's promise: at most this many times the floor. */
const LIMIT = 2;
const SEARCH = "/api/foods/search?q=stew";
const RECIPE = "/api/recipes/shakshuka";

const postgres = await startPostgres();
const databaseUrl = postgres.url("postgres");
const app = await startAppOn(databaseUrl);
const bare = await start("bench/support/bare-server.ts", { DATABASE_URL: databaseUrl });
const { send, headers } = await signUp(app.url);
const database = new pg.Client(databaseUrl);
await database.connect();
for (let recipe = 0; recipe < MAX_OWN_RECIPES; recipe += 1) {
  // Nobody saves so many recipes in a few minutes.
  if (recipe % 100 === 0) await database.query("DELETE FROM rate_limits");
  await send("POST", "/api/own-recipes", {
    name: `Stew ${recipe}`,
    ingredients: "1 cup lentils\n2 carrots\n1 tbsp olive oil",
    servings: 2,
  });
}

await database.end();

const found = (await send("GET", SEARCH)) as { id: string; isOwn: boolean }[];
const own = found.filter(({ isOwn }) => isOwn).map(({ id }) => id);
await fetch(`${bare.url}/bytes?of=recipe`, {
  method: "PUT",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ text: await (await fetch(app.url + RECIPE)).text() }),
});

const programs = { app, floor: bare, databaseCpuMs: await databaseCpu(databaseUrl), requests: Number(process.env.BENCH_REQUESTS ?? 900) };
const measure = (load: Load, floor: string): Promise<Ratio> => compare(programs, load, { path: floor });
const measured: [name: string, ratio: Ratio][] = [
  [
    `a search that finds ${own.length} of ${MAX_OWN_RECIPES} own recipes · a bare route that reads these foods`,
    await measure({ path: SEARCH, headers }, `/foods?ids=${own.join(",")}`),
  ],
  ["a recipe, as a visitor reads it · a bare route with the same bytes", await measure({ path: RECIPE }, "/bytes?of=recipe")],
];
await app.stop();
await bare.stop();
await postgres.stop();

console.table(
  Object.fromEntries(
    measured.map(([name, { appUs, floorUs, databaseUs, times }]) => [
      name,
      {
        "app µs": Math.round(appUs),
        "floor µs": Math.round(floorUs),
        "PostgreSQL µs": Math.round(databaseUs),
        times: Number(times.toFixed(2)),
        "at most": LIMIT,
      },
    ]),
  ),
);
if (measured.some(([, { times }]) => times > LIMIT)) {
  console.log("Above the limit.");
  process.exitCode = 1;
}
