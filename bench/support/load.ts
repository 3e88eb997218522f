import autocannon, { type Options } from "autocannon";
import type { RunningProgram } from "./app.ts";

const CONNECTIONS = 10;
const WARM_UP = 1_000;
const REQUESTS = 3_000;
const ROUNDS = 3;

export type Load = Pick<Options, "method" | "headers" | "body"> & { path: string };

/** Processor time, not clock time: it stays nearly the same on a busy machine. */
export async function cpuMs(program: RunningProgram, { path, ...load }: Load, amount: number): Promise<number> {
  const before = await program.cpuMs();
  const { non2xx, errors } = await autocannon({ ...load, url: program.url + path, connections: CONNECTIONS, amount });
  if (non2xx + errors > 0) throw new Error(`${path}: ${non2xx} answers that are no success, ${errors} errors`);
  return ((await program.cpuMs()) - before) / amount;
}

export interface Ratio {
  appUs: number;
  floorUs: number;
  times: number;
}

/** The app and its floor in turn, several times; the median of each, in microseconds of processor time a request. */
export async function compare(app: RunningProgram, load: Load, floor: RunningProgram, floorLoad: Load): Promise<Ratio> {
  await cpuMs(app, load, WARM_UP);
  await cpuMs(floor, floorLoad, WARM_UP);
  const rounds: { app: number; floor: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({ floor: await cpuMs(floor, floorLoad, REQUESTS), app: await cpuMs(app, load, REQUESTS) });
  }
  const appUs = median(rounds.map((round) => round.app)) * 1000;
  const floorUs = median(rounds.map((round) => round.floor)) * 1000;
  return { appUs, floorUs, times: appUs / floorUs };
}

const median = (values: number[]): number => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
