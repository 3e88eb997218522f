import { setTimeout as sleep } from "node:timers/promises";
import type { LightMyRequestResponse } from "fastify";
import { inject } from "vitest";
import { databaseCpu } from "#bench/support/database-cpu.ts";
import { rateLimits } from "#server/db/tables/rate-limits.ts";
import { LIMITS, type LimitName } from "#server/platform/http/rate-limits/limits.ts";
import { type Person, type Stage, withRows } from "#server/security-tests/stage.ts";
import type { DatabaseSource } from "#server/testing/database/test-database.ts";
import { signInAdmin } from "#server/testing/sign-in-admin.ts";
import { signInAs } from "#server/testing/test-app.ts";

const FLOOR_REQUESTS = 400;
const WARM_UP_REQUESTS = 200;
const MEGABYTE = 1024 * 1024;
const MINUTE_S = 60;
const BETWEEN_MS = 2;

/** The stage of the security tests, with the processor time that the app and its database have used. */
export interface MeasuredStage extends Stage {
  startClock: () => () => number;
}

/** PGlite runs in the app's process; PostgreSQL's processes are counted as well. */
export async function withClock(stage: Stage): Promise<MeasuredStage> {
  const source: DatabaseSource = inject("databaseSource");
  const databaseMs = source.kind === "postgres" ? await databaseCpu(source.maintenanceUrl) : () => 0;
  const startClock = () => {
    // Reading the database's time costs the app's, so that is read last here and first at the end.
    const ofDatabase = databaseMs();
    const ofApp = process.cpuUsage();
    return () => {
      const { user, system } = process.cpuUsage(ofApp);
      return (user + system) / 1000 + databaseMs() - ofDatabase;
    };
  };
  return { ...stage, startClock };
}

export interface Cost {
  cpuMs: number;
  status: number;
}

/** Processor time of one request. Rate limits never reject it. */
export async function measure({ database, startClock }: MeasuredStage, request: () => Promise<LightMyRequestResponse>): Promise<Cost> {
  await database.db.delete(rateLimits);
  const readMs = startClock();
  const { statusCode } = await request();
  return { cpuMs: readMs(), status: statusCode };
}

/** The least of several, because compiling and collecting garbage happen only in some of them. */
export async function measureAgain(stage: MeasuredStage, request: () => Promise<LightMyRequestResponse>, times = 3): Promise<Cost> {
  const costs: Cost[] = [];
  for (let round = 0; round < times; round += 1) costs.push(await measure(stage, request));
  return costs.toSorted((a, b) => a.cpuMs - b.cpuMs)[0] ?? { cpuMs: 0, status: 0 };
}

/** Processor time of `GET /api/user`. */
export async function measureFloor({ maya, startClock }: MeasuredStage): Promise<number> {
  for (let count = 0; count < WARM_UP_REQUESTS; count += 1) await maya.send("GET", "/api/user");
  const readMs = startClock();
  for (let count = 0; count < FLOOR_REQUESTS; count += 1) await maya.send("GET", "/api/user");
  return readMs() / FLOOR_REQUESTS;
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
      await sleep(BETWEEN_MS);
    }
  })();
  await work();
  peak = Math.max(peak, process.memoryUsage().rss);
  isRunning = false;
  await watching;
  return { othersWaitedMs, grownMb: (peak - before) / MEGABYTE };
}

/** How many such requests the limits leave one person in a minute, going by what the request before this call has counted. */
export async function readAllowance({ database }: MeasuredStage): Promise<number> {
  const counted = await database.db.select({ key: rateLimits.key }).from(rateLimits);
  const allowances = counted.flatMap(({ key }) => {
    const { tries, perS } = LIMITS[key.split(":")[0] as LimitName] ?? {};
    return tries && perS ? [(tries * MINUTE_S) / Math.max(perS, MINUTE_S)] : [];
  });
  return Math.min(...allowances);
}

/** A member with rows of every kind, who replaces one whom a request has signed out or deleted. */
export async function stillSignedIn(stage: Stage, person: Person): Promise<Person> {
  if ((await person.send("GET", "/api/user")).statusCode === 200) return person;
  const signedIn = person === stage.admin ? await signInAdmin(stage) : await signInAs(stage.app);
  return withRows(signedIn, person.rows);
}
