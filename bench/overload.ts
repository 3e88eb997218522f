import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import autocannon from "autocannon";
import type { Food } from "#core/contracts/foods.ts";
import { startPostgres } from "#server/testing/database/postgres-server.ts";
import { startAppOn } from "./support/app.ts";
import { median } from "./support/median.ts";
import { type Answered, openLoop, percentile } from "./support/open-loop.ts";
import { signUp } from "./support/sign-up.ts";

/** Clock time on one machine: compare the rows of one run with each other, not with those of another day. */
const LIMITS = { accepted: 5, besideLogins: 2 };
const SECONDS = 10;
/** Runs without and with the load in turn; the median ignores outliers. */
const ROUNDS = 5;
/** After this time, the queue for password hashing is full. */
const SETTLING_S = 4;
/** The first part is the arrival of the crowd; the rest is the steady overload. */
const SETTLING_SHARE = 0.1;
/** This many connections are never rejected. */
const CONNECTIONS = 7;
const CALM_PER_SECOND = 20;
const LOGINS_PER_SECOND = 60;
const DAY = "2026-03-01";
const ENTRIES = 20;

const postgres = await startPostgres();
const app = await startAppOn(postgres.url("postgres"), { TRUST_PROXY: "1" });
const { headers, send } = await signUp(app.url);
await fillDay();
const search = { url: app.url, path: "/api/foods/search?q=banana", headers: () => headers };
const day = { ...search, path: `/api/diary?date=${DAY}&tz=UTC` };

for (const { path } of [search, day]) await autocannon({ url: app.url + path, headers, connections: CONNECTIONS, amount: 2_000 });
const { requests } = await autocannon({ url: app.url + day.path, headers, connections: CONNECTIONS, duration: SECONDS });

const unloaded: Answered[][] = [];
const accepted: Answered[][] = [];
const refused: Answered[][] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  unloaded.push(await openLoop(day, CALM_PER_SECOND, SECONDS));
  const overloaded = await openLoop(day, 2 * requests.average, SECONDS);
  const staying = overloaded.slice(Math.floor(overloaded.length * SETTLING_SHARE));
  accepted.push(staying.filter(({ status }) => status === 200));
  refused.push(staying.filter(({ status }) => status === 503));
  if (staying.some(({ status }) => status !== 200 && status !== 503)) throw new Error("There were answers other than 200 and 503.");
}

const searches: Answered[][] = [];
const besideLogins: Answered[][] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  searches.push(await openLoop(search, CALM_PER_SECOND, SECONDS));
  const crowd = fork(fileURLToPath(new URL("support/logins.ts", import.meta.url)), [
    app.url,
    String(LOGINS_PER_SECOND),
    String(SETTLING_S + SECONDS),
  ]);
  const gone = once(crowd, "exit");
  await setTimeout(SETTLING_S * 1000);
  besideLogins.push(await openLoop(search, CALM_PER_SECOND, SECONDS));
  await gone;
}
await app.stop();
await postgres.stop();

const medianPercentile = (rounds: Answered[][], share: number): number => median(rounds.map((answers) => percentile(answers, share)));
const row = (name: string, ...rounds: Answered[][]) => ({
  requests: name,
  "p95 ms": medianPercentile(rounds, 0.95).toFixed(1),
  "p99 ms": medianPercentile(rounds, 0.99).toFixed(1),
  count: rounds.flat().length,
});
console.log(
  `\nA day of the diary at ${CALM_PER_SECOND} requests per second, and at twice the ${Math.round(requests.average)} that the process can serve`,
);
console.table([
  row("a day, unloaded", ...unloaded),
  row("a day, accepted under overload", ...accepted),
  row("a day, rejected", ...refused),
  row("search, unloaded", ...searches),
  row("search, during logins", ...besideLogins),
]);
const acceptedTimes = medianPercentile(accepted, 0.99) / medianPercentile(unloaded, 0.99);
const besideTimes = medianPercentile(besideLogins, 0.95) / medianPercentile(searches, 0.95);
console.log(`Accepted under overload: p99 is ${acceptedTimes.toFixed(1)} times the unloaded one, the limit is ${LIMITS.accepted}`);
console.log(
  `During ${LOGINS_PER_SECOND} logins per second: p95 is ${besideTimes.toFixed(1)} times the unloaded one, the limit is ${LIMITS.besideLogins}`,
);
if (acceptedTimes > LIMITS.accepted || besideTimes > LIMITS.besideLogins) process.exitCode = 1;

async function fillDay(): Promise<void> {
  const foods = (await send("GET", "/api/foods/browse")) as Food[];
  const entries = foods.slice(0, ENTRIES).map(({ id }) => ({ foodId: id, quantity: 100, mealType: "lunch", loggedAt: `${DAY}T12:00:00Z` }));
  await send("POST", "/api/diary/batch", { entries });
}
