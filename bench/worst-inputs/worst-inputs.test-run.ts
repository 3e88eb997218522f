import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Catalogue } from "#server/catalogue/catalogue.ts";
import { loadFoodsAndDishes } from "#server/catalogue/load-catalogue.ts";
import { applyRelease } from "#server/catalogue/seed-catalogue.ts";
import { ATTEMPTS } from "#server/security-tests/requests.ts";
import { openStage } from "#server/security-tests/stage.ts";
import { type FileCost, findFileErrors, MAX_OTHERS_WAIT_MS, measureExports, measureTables } from "./files.ts";
import { searchFullAccount } from "./full-account.ts";
import { type MeasuredStage, measureFloor, withClock } from "./measure.ts";
import { listRows, type Row } from "./rows.ts";
import { COSTLY_TIMES, findErrors, type Limits, type Seeds, searchRow, type Worst } from "./search.ts";
import { describeShape, FIRST_SHAPES, type Shape } from "./shapes.ts";

/** A JSON route may cost this many times `GET /api/user`; a file may keep somebody else waiting and grow the process this much. */
const MAX_TIMES = 1_000;
const MAX_GROWTH_MB = 300;
/**
 * A route that costs more than this many times the floor has a limit, which leaves one person about a fifth of a core: 12 seconds a minute
 * where the floor is half a millisecond.
 */
const MAX_TIMES_A_MINUTE = 24_000;
const SECOND_MS = 1_000;
const CLIMB_MS = 3 * SECOND_MS;
const FILE_VALUES_MS = 60 * SECOND_MS;
/** Copies of the account are files: how long others wait counts, not how long they take. */
const DOWNLOAD = /\/export/;
const SEEDS = new URL("seeds.json", import.meta.url);

/** All parts, or only the ones that are named. */
const PARTS = process.env.BENCH_PARTS?.split(",") ?? ["routes", "full account", "values", "file values", "tables", "exports"];

test("no input costs much more than others", { timeout: 1_800 * SECOND_MS }, async () => {
  const stage = await openFullStage();
  const floorMs = await measureFloor(stage);
  console.log(`GET /api/user: ${floorMs.toFixed(2)} ms, so a JSON route may take ${Math.round(floorMs * MAX_TIMES)} ms`);
  const searches: Record<string, () => Promise<string[]>> = {
    routes: () => searchRoutes(stage, { floorMs, times: MAX_TIMES, climbMs: CLIMB_MS }),
    "full account": () => searchFull(stage, { floorMs, times: MAX_TIMES, climbMs: 0 }),
    values: () => searchValues(stage),
    "file values": () => searchFileValues(stage),
    tables: async () => judgeFiles(await measureTables(stage)),
    exports: async () => judgeFiles(await measureExports(stage, FIRST_SHAPES)),
  };
  const problems: string[] = [];
  for (const part of PARTS) {
    const found = (await searches[part]?.()) ?? [];
    for (const problem of found) console.log(`${part}: ${problem}`);
    problems.push(...found);
  }
  expect(problems).toEqual([]);
});

/** All foods, and an account with everything that a member can store. */
async function openFullStage(): Promise<MeasuredStage> {
  const catalogue = new Catalogue(loadFoodsAndDishes(), new Date(0));
  const stage = await openStage({ catalogue });
  await applyRelease(stage.database.db, catalogue, "bench");
  for (const { name, target, url, body, method } of ATTEMPTS) {
    if (target.access === "member" && target.body && method !== "DELETE" && !/2fa|password|email|passkeys|confirm/.test(name))
      await stage.maya.send(method, url(stage.maya.rows), body(stage.maya.rows));
  }
  return withClock(stage);
}

async function searchRoutes(stage: MeasuredStage, limits: Limits): Promise<string[]> {
  const seeds = readSeeds();
  const found: Worst[] = [];
  for (const row of chooseRows(stage)) found.push(...(await searchRow(stage, row, limits, seeds)));
  if (process.env.BENCH_SAVE_SEEDS) saveSeeds(seeds, found, limits);
  return judgeRoutes(found, limits);
}

const searchFull = async (stage: MeasuredStage, limits: Limits): Promise<string[]> =>
  judgeRoutes(await searchFullAccount(stage, chooseRows(stage), limits, readSeeds()), limits);

const readSeeds = () => JSON.parse(readFileSync(SEEDS, "utf8")) as Seeds;

function judgeRoutes(found: readonly Worst[], { floorMs }: Limits): string[] {
  const worst = found.toSorted((a, b) => b.cpuMs - a.cpuMs);
  console.table(
    worst.map(({ route, storedBy, cpuMs, othersWaitedMs, grownMb, aMinute, shape }) => ({
      route,
      "stored by": storedBy ?? "",
      "CPU ms": Number(cpuMs.toFixed(1)),
      times: Math.round(cpuMs / floorMs),
      "others waited ms": Math.round(othersWaitedMs),
      "MB more": Math.round(grownMb),
      "a minute": Number.isFinite(aMinute) ? Number(aMinute.toFixed(1)) : "",
      input: describeShape(shape),
    })),
  );
  return worst.flatMap(({ route, storedBy, cpuMs, othersWaitedMs, grownMb, aMinute }) => {
    const name = storedBy ? `${route} after ${storedBy}` : route;
    const isDownload = DOWNLOAD.test(route);
    return [
      !isDownload && cpuMs > floorMs * MAX_TIMES && `${name} took ${Math.round(cpuMs)} ms`,
      isDownload && othersWaitedMs > MAX_OTHERS_WAIT_MS && `${name}: others waited ${Math.round(othersWaitedMs)} ms`,
      grownMb > MAX_GROWTH_MB && `${name} took ${Math.round(grownMb)} MB`,
      cpuMs > floorMs * COSTLY_TIMES &&
        cpuMs * aMinute > floorMs * MAX_TIMES_A_MINUTE &&
        `${name} took ${Math.round(cpuMs)} ms, ${aMinute} times a minute`,
    ].filter((problem) => problem !== false);
  });
}

async function searchValues(stage: MeasuredStage): Promise<string[]> {
  const broken: string[] = [];
  for (const row of chooseRows(stage)) broken.push(...(await findErrors(stage, row)));
  return broken;
}

async function searchFileValues(stage: MeasuredStage): Promise<string[]> {
  const before = process.cpuUsage();
  return findFileErrors(stage, () => process.cpuUsage(before).user / 1000 > FILE_VALUES_MS);
}

/** All rows, or only those whose route matches. */
function chooseRows(stage: MeasuredStage): Row[] {
  const only = new RegExp(process.env.BENCH_ROUTE ?? "");
  return listRows(stage).filter(({ name }) => only.test(name));
}

function judgeFiles(costs: readonly FileCost[]): string[] {
  console.table(
    costs.map(({ file, cpuMs, othersWaitedMs, grownMb }) => ({
      file,
      "CPU ms": Math.round(cpuMs),
      "others waited ms": Math.round(othersWaitedMs),
      "MB more": Math.round(grownMb),
    })),
  );
  return costs
    .filter(({ othersWaitedMs, grownMb }) => othersWaitedMs > MAX_OTHERS_WAIT_MS || grownMb > MAX_GROWTH_MB)
    .map(({ file, othersWaitedMs }) => `${file}: others waited ${Math.round(othersWaitedMs)} ms`);
}

/** Keeps the two worst shapes of a route. */
function saveSeeds(seeds: Seeds, worst: readonly Worst[], { floorMs }: Limits): void {
  const saved: Record<string, Shape[]> = { ...seeds };
  for (const { route, storedBy, shape, cpuMs } of worst) {
    const key = storedBy ?? route;
    const cached = saved[key] ?? [];
    const isNew = !cached.some((seed) => describeShape(seed) === describeShape(shape));
    if (isNew && cached.length < 3 && cpuMs > floorMs * 20) saved[key] = [...cached, shape];
  }
  writeFileSync(SEEDS, `${JSON.stringify(saved, null, 2)}\n`);
}
