import { rateLimits } from "#server/db/tables/rate-limits.ts";
import type { Person } from "#server/security-tests/stage.ts";
import { climb, type Found } from "./climb.ts";
import { completeInput, listExtremes, readAt, withExtreme } from "./fill-schema.ts";
import { type MeasuredStage, measure, measureAgain, readAllowance, type Side, stillSignedIn, watch } from "./measure.ts";
import { byAdmin, fillRow, READS, type Row, readOrdinary, send, stores } from "./rows.ts";
import { FIRST_SHAPES, PLAIN, type Shape } from "./shapes.ts";

/** So far above the limit that searching further would only take time. */
const FAR_ABOVE = 3;
/** A write whose cost is below this many times the floor is not made worse. */
const WORTH_CLIMBING = 15;
/** What costs more than this many times the floor is measured again, and needs a limit. */
export const COSTLY_TIMES = 250;
const SERVER_ERROR = 500;
/** Answers on purpose: not configured, busy, or a provider's fault. */
const EXPECTED_ERRORS: readonly number[] = [502, 503];

interface Candidate extends Found {
  route: string;
  /** The input was stored by this route, and cost only when it was read. */
  storedBy?: string;
}

/** What a route costs at worst, and what somebody else notices of it. */
export interface Worst extends Candidate, Side {
  /** How many such requests the limits leave one person in a minute; infinite without a limit. */
  aMinute: number;
}

export interface Limits {
  floorMs: number;
  /** A JSON route may cost this many times the floor. */
  times: number;
  /** Processor time for making one row's input worse. */
  climbMs: number;
}

/** Seeds are tried first: the worst shapes of earlier runs, by route. */
export type Seeds = Readonly<Record<string, Shape[]>>;

/** Finds the costliest shape of a row's input, and of what members read once it is stored. */
export async function searchRow(stage: MeasuredStage, row: Row, limits: Limits, seeds: Seeds): Promise<Worst[]> {
  const far = limits.floorMs * limits.times * FAR_ABOVE;
  const who = byAdmin(row) ? "admin" : "maya";
  stage[who] = await stillSignedIn(stage, stage[who]);
  const cost = async (shape: Shape) => (await measure(stage, () => send(row, stage[who], fillRow(row, stage[who], shape)))).cpuMs;

  let worst: Found | undefined;
  const reads = new Map<string, Found>();
  for (const shape of [...(seeds[row.name] ?? []), ...FIRST_SHAPES]) {
    const input = fillRow(row, stage[who], shape);
    if (input === undefined) continue;
    const { cpuMs, status } = await measure(stage, () => send(row, stage[who], input));
    if (!worst || cpuMs > worst.cpuMs) worst = { shape, cpuMs };
    if (stores(row) && status < 300) await measureReads(stage, shape, reads, far);
    if (worst.cpuMs > far || [...reads.values()].some(({ cpuMs }) => cpuMs > far)) break;
  }
  const before = process.cpuUsage();
  const isOver = () => process.cpuUsage(before).user / 1000 > limits.climbMs;
  if (worst && worst.cpuMs < far && worst.cpuMs > limits.floorMs * WORTH_CLIMBING) worst = await climb(worst, cost, isOver);
  const found: Candidate[] = worst ? [{ route: row.name, ...worst }] : [];
  const [costliestRead] = [...reads].toSorted(([, a], [, b]) => b.cpuMs - a.cpuMs);
  if (costliestRead) found.push({ route: costliestRead[0], storedBy: row.name, ...costliestRead[1] });
  // What was stored must not make the following rows costly.
  if (stores(row)) await send(row, stage[who], readOrdinary(row, stage[who]));
  return confirmCostly(stage, row, found, limits);
}

async function measureReads(stage: MeasuredStage, shape: Shape, reads: Map<string, Found>, far: number): Promise<void> {
  for (const { name, method, url, body } of READS) {
    const { cpuMs } = await measure(stage, () => stage.maya.send(method, url(stage.maya.rows), body(stage.maya.rows)));
    if (cpuMs > (reads.get(name)?.cpuMs ?? 0)) reads.set(name, { shape, cpuMs });
    if (cpuMs > far) return;
  }
}

/** A single costly measurement may be the compiler or the garbage collector, so it has to repeat itself. The last one is watched. */
async function confirmCostly(stage: MeasuredStage, row: Row, found: readonly Candidate[], { floorMs, times }: Limits): Promise<Worst[]> {
  const confirmed: Worst[] = [];
  for (const worst of found) {
    const who = byAdmin(row) ? "admin" : "maya";
    stage[who] = await stillSignedIn(stage, stage[who]);
    const person = stage[who];
    const write = () => send(row, person, fillRow(row, person, worst.shape));
    const read = READS.find(({ name }) => worst.storedBy && name === worst.route);
    const request = read ? () => stage.maya.send(read.method, read.url(stage.maya.rows), read.body(stage.maya.rows)) : write;
    if (read) await measure(stage, write);
    const isClose = worst.cpuMs > floorMs * COSTLY_TIMES && worst.cpuMs <= floorMs * times * FAR_ABOVE;
    const cpuMs = isClose ? Math.min(worst.cpuMs, (await measureAgain(stage, request)).cpuMs) : worst.cpuMs;
    confirmed.push({ ...worst, cpuMs, ...(await watchOne(stage, request)) });
    if (read) await send(row, person, readOrdinary(row, person));
  }
  return confirmed;
}

/** What an administrator notices of a request, and how many of them are allowed. */
export async function watchOne(stage: MeasuredStage, request: () => Promise<unknown>): Promise<Side & Pick<Worst, "aMinute">> {
  await stage.database.db.delete(rateLimits);
  const side = await watch(() => stage.admin.send("GET", "/api/user"), request);
  return { ...side, aMinute: await readAllowance(stage) };
}

/** Sends every number and instant of a row's input at its extremes, and reads back what was stored. Returns what the server broke on. */
export async function findErrors(stage: MeasuredStage, row: Row): Promise<string[]> {
  const broken: string[] = [];
  const person = byAdmin(row) ? stage.admin : stage.maya;
  const input = completeInput(row.schema, readOrdinary(row, person), PLAIN);
  for (const extreme of listExtremes(row.schema, input)) {
    const changed = withExtreme(input, extreme);
    if (readAt(changed, extreme.path) !== extreme.value) continue;
    let statuses: number[] = [];
    await measure(stage, async () => {
      const response = await send(row, person, changed);
      statuses = [response.statusCode, ...(await readBack(row, person, response.body))];
      return response;
    });
    if (statuses.some(isServerError)) broken.push(`${row.name} with ${extreme.path.join(".")} = ${extreme.value}: ${statuses.join(", ")}`);
  }
  return [...new Set(broken)];
}

export const isServerError = (status: number): boolean => status >= SERVER_ERROR && !EXPECTED_ERRORS.includes(status);

/** The row that was just made or changed, and everything else that a member reads. */
async function readBack(row: Row, person: Person, body: string): Promise<number[]> {
  if (!stores(row)) return [];
  const path = row.attempt.url(person.rows).split("?")[0];
  const id: unknown = body.startsWith("{") ? JSON.parse(body).id : undefined;
  const statuses: number[] = [];
  for (const at of typeof id === "string" ? [`${path}/${id}`, path] : [path]) {
    const { statusCode } = await person.send("GET", at ?? "");
    statuses.push(statusCode);
  }
  return statuses;
}
