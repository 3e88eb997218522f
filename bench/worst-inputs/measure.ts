import type { LightMyRequestResponse } from "fastify";
import { rateLimits } from "#server/db/tables/rate-limits.ts";
import { type Person, type Stage, withRows } from "#server/security-tests/stage.ts";
import { signInAdmin } from "#server/testing/sign-in-admin.ts";
import { signInAs } from "#server/testing/test-app.ts";

const FLOOR_REQUESTS = 400;
const WARM_UP_REQUESTS = 200;
const MEGABYTE = 1024 * 1024;

export interface Cost {
  cpuMs: number;
  status: number;
}

/** The app's and the embedded database's processor time for one request. Rate limits never reject it. */
export async function measure({ database }: Stage, request: () => Promise<LightMyRequestResponse>): Promise<Cost> {
  await database.db.delete(rateLimits);
  const before = process.cpuUsage();
  const { statusCode } = await request();
  const { user, system } = process.cpuUsage(before);
  return { cpuMs: (user + system) / 1000, status: statusCode };
}

/** The least of several, because compiling and collecting garbage happen only in some of them. */
export async function measureAgain(stage: Stage, request: () => Promise<LightMyRequestResponse>, times = 3): Promise<Cost> {
  const costs: Cost[] = [];
  for (let round = 0; round < times; round += 1) costs.push(await measure(stage, request));
  return costs.toSorted((a, b) => a.cpuMs - b.cpuMs)[0] ?? { cpuMs: 0, status: 0 };
}

/** Processor time of `GET /api/user`. */
export async function measureFloor({ maya }: Stage): Promise<number> {
  for (let count = 0; count < WARM_UP_REQUESTS; count += 1) await maya.send("GET", "/api/user");
  const before = process.cpuUsage();
  for (let count = 0; count < FLOOR_REQUESTS; count += 1) await maya.send("GET", "/api/user");
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / FLOOR_REQUESTS;
}

export interface Side {
  /** The longest wait of somebody else's request, in milliseconds. */
  othersWaitedMs: number;
  /** How much more memory the process had at its peak. */
  grownMb: number;
}

/** Runs something costly while somebody else keeps sending a request. */
export async function watch(other: () => Promise<unknown>, work: () => Promise<unknown>): Promise<Side> {
  const before = process.memoryUsage().rss;
  let peak = before;
  let isRunning = true;
  let othersWaitedMs = 0;
  const watching = (async () => {
    while (isRunning) {
      const start = performance.now();
      await other();
      othersWaitedMs = Math.max(othersWaitedMs, performance.now() - start);
      peak = Math.max(peak, process.memoryUsage().rss);
      await new Promise((resolve) => setImmediate(resolve));
    }
  })();
  await work();
  peak = Math.max(peak, process.memoryUsage().rss);
  isRunning = false;
  await watching;
  return { othersWaitedMs, grownMb: (peak - before) / MEGABYTE };
}

/** A member with rows of every kind, who replaces one whom a request has signed out or deleted. */
export async function stillSignedIn(stage: Stage, person: Person): Promise<Person> {
  if ((await person.send("GET", "/api/user")).statusCode === 200) return person;
  const signedIn = person === stage.admin ? await signInAdmin(stage) : await signInAs(stage.app);
  return withRows(signedIn, person.rows);
}
