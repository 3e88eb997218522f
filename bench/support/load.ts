import autocannon, { type Options } from "autocannon";
import type { RunningProgram } from "./app.ts";
import { median } from "./median.ts";

/** This many connections are never rejected. */
const CONNECTIONS = 7;
const REQUESTS = 3_000;
/** Only CPU time is measured, so on a busy machine a response may take long. */
const MAX_ANSWER_S = 120;
const WARM_UP_SHARE = 3;
const ROUNDS = 3;

export type Load = Pick<Options, "method" | "headers" | "body" | "requests"> & { path: string };

/** Measures CPU time instead of clock time, because it stays nearly the same on a busy machine. */
export async function cpuMs(program: RunningProgram, { path, ...load }: Load, amount: number, connections = CONNECTIONS): Promise<number> {
  const before = await program.cpuMs();
  const { non2xx, errors } = await autocannon({
    ...load,
    url: program.url + path,
    connections,
    amount,
    timeout: MAX_ANSWER_S,
  });
  if (non2xx + errors > 0) throw new Error(`${path}: ${non2xx} answers that are no success, ${errors} errors`);
  return ((await program.cpuMs()) - before) / amount;
}

export interface Ratio {
  appUs: number;
  floorUs: number;
  /** The CPU time that PostgreSQL uses per request of the app. */
  databaseUs: number;
  times: number;
}

export interface Comparison {
  app: RunningProgram;
  floor: RunningProgram;
  databaseCpuMs: () => number;
  /** Fewer for slow requests. */
  requests?: number;
  /** Fewer for requests so slow that the server would shed some as overload. */
  connections?: number;
}

/** Measures the app and its floor in turn, several times; returns the median of each, in microseconds of CPU time per request. */
export async function compare(
  { app, floor, databaseCpuMs, requests = REQUESTS, connections }: Comparison,
  load: Load,
  floorLoad: Load,
): Promise<Ratio> {
  await cpuMs(app, load, requests / WARM_UP_SHARE, connections);
  await cpuMs(floor, floorLoad, requests / WARM_UP_SHARE, connections);
  const rounds: { app: number; floor: number; database: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const floorMs = await cpuMs(floor, floorLoad, requests, connections);
    const before = databaseCpuMs();
    const appMs = await cpuMs(app, load, requests, connections);
    rounds.push({ floor: floorMs, app: appMs, database: (databaseCpuMs() - before) / requests });
  }
  const appUs = median(rounds.map((round) => round.app)) * 1000;
  const floorUs = median(rounds.map((round) => round.floor)) * 1000;
  return { appUs, floorUs, databaseUs: median(rounds.map((round) => round.database)) * 1000, times: appUs / floorUs };
}
