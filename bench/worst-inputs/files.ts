import type { LightMyRequestResponse } from "fastify";
import { PersonalExport } from "#core/contracts/export-format.ts";
import { rateLimits } from "#server/db/tables/rate-limits.ts";
import { ATTEMPTS } from "#server/security-tests/requests.ts";
import { type SignedIn, signInAs } from "#server/testing/test-app.ts";
import { completeInput, type Extreme, fillSchema, listExtremes, withExtreme } from "./fill-schema.ts";
import { type MeasuredStage, type Side, watch } from "./measure.ts";
import { isServerError } from "./search.ts";
import { describeShape, FIRST_SHAPES, PLAIN, type Shape, writeText } from "./shapes.ts";

/** A cell of a table may be this long. */
const CELL_LENGTH = 1_990;
const FEW_LINES = 20;
const MANY_LINES = 10_000;
const LIST_LENGTH = 50;
/** How long somebody else may wait, and how often it is measured if it was longer. */
export const MAX_OTHERS_WAIT_MS = 1_000;
const TRIES = 3;
const ONE_LINE = "Date,Food,Amount,Calories\n2026-03-01,Moon stew,100 g,90\n";

export interface FileCost extends Side {
  file: string;
  cpuMs: number;
}

export const upload = (person: SignedIn, file: string): Promise<LightMyRequestResponse> =>
  person.send("POST", "/api/imports?tz=UTC", Buffer.from(file), { "content-type": "application/octet-stream" });

const confirm = (person: SignedIn, id: string) => person.send("POST", `/api/imports/${id}/confirm`);

/** The table that this app itself writes, with cells of this shape wherever the ordinary one has any. */
async function writeTable({ maya }: MeasuredStage, shape: Shape, lines: number, cellLength: number): Promise<string> {
  const [header = "", line = ""] = (await maya.send("GET", "/api/user/export/diary.csv")).body.split(/\r?\n/);
  const ordinary = line.split(",");
  const cells = (number: number) =>
    ordinary.map((cell, column) => (/\d{4}-\d\d-\d\d/.test(cell) || column === 0 ? cell : quote(writeText(shape, cellLength, number))));
  return [header, ...Array.from({ length: lines }, (_, number) => cells(number).join(","))].join("\r\n");
}

const quote = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/** Files with few but long cells, and with many lines of different foods. */
export async function measureTables(stage: MeasuredStage): Promise<FileCost[]> {
  const costs: FileCost[] = [];
  for (const shape of FIRST_SHAPES) {
    const table = await writeTable(stage, shape, FEW_LINES, CELL_LENGTH);
    costs.push(await measureFile(stage, `${FEW_LINES} lines with cells of ${describeShape(shape)}`, table));
  }
  const foods = Array.from({ length: MANY_LINES }, (_, nth) => `2026-03-01,Lunch,Food ${nth},${100 + (nth % 50)} g,${nth % 300}`);
  costs.push(
    await measureFile(stage, `${MANY_LINES} lines of ${MANY_LINES} foods`, ["Date,Meal,Food,Amount,Calories", ...foods].join("\n")),
  );
  return costs;
}

/**
 * Brings a file in and undoes that, and once more while somebody else reads their account and uploads a file of one line. A wait above the
 * limit may be another program's doing, so it has to repeat itself.
 */
async function measureFile(stage: MeasuredStage, name: string, file: string): Promise<FileCost> {
  await stage.database.db.delete(rateLimits);
  const readMs = stage.startClock();
  await bringInAndUndo(await signInAs(stage.app), file);
  const cpuMs = readMs();
  const sides: Side[] = [];
  do sides.push(await watchFile(stage, file));
  while (sides.length < TRIES && sides.every(({ othersWaitedMs }) => othersWaitedMs > MAX_OTHERS_WAIT_MS));
  const [first] = sides;
  const othersWaitedMs = Math.min(...sides.map((side) => side.othersWaitedMs));
  console.log(`${name}: ${Math.round(cpuMs)} ms of processor time, others waited ${Math.round(othersWaitedMs)} ms`);
  return { file: name, cpuMs, othersWaitedMs, grownMb: first?.grownMb ?? 0 };
}

async function bringInAndUndo(person: SignedIn, file: string): Promise<void> {
  const response = await upload(person, file);
  if (response.statusCode !== 201) return;
  const { id } = response.json();
  await confirm(person, id);
  await person.send("DELETE", `/api/imports/${id}`);
}

async function watchFile(stage: MeasuredStage, file: string): Promise<Side> {
  const [person, other] = [await signInAs(stage.app), await signInAs(stage.app)];
  let uploadedAfterMs = 0;
  const side = await watch(
    () => stage.maya.send("GET", "/api/user"),
    async () => {
      const start = performance.now();
      const broughtIn = bringInAndUndo(person, file);
      await upload(other, ONE_LINE);
      uploadedAfterMs = performance.now() - start;
      await broughtIn;
    },
  );
  return { ...side, othersWaitedMs: Math.max(side.othersWaitedMs, uploadedAfterMs) };
}

/** This app's own export of a member with rows of every kind. */
const readOwnExport = async ({ maya }: MeasuredStage): Promise<unknown> => JSON.parse((await maya.send("GET", "/api/user/export")).body);

/** Own exports with texts of each shape: what it costs to bring them in, and what their owner's reads cost afterwards. */
export async function measureExports(stage: MeasuredStage, shapes: readonly Shape[]): Promise<FileCost[]> {
  const costs: FileCost[] = [];
  const own = await readOwnExport(stage);
  for (const shape of shapes) {
    const filled = fillSchema(PersonalExport, own, shape, LIST_LENGTH);
    costs.push(await measureFile(stage, `own export of ${describeShape(shape)}`, JSON.stringify(filled)));
  }
  return costs;
}

const COLLECTIONS = ATTEMPTS.filter(({ name, target }) => name.startsWith("GET ") && target.access === "member" && !name.includes(":"));
const DETAILS = new Set(ATTEMPTS.filter(({ name }) => /^GET \/api\/[\w/-]+\/:id$/.test(name)).map(({ name }) => name.slice(4, -4)));

/** Imports own exports with numbers and instants at their extremes. Returns those that the server breaks on. */
export async function findFileErrors(stage: MeasuredStage, isOver: () => boolean): Promise<string[]> {
  const own = await readOwnExport(stage);
  const base = completeInput(PersonalExport, own, PLAIN);
  const broken: string[] = [];
  const extremes = listExtremes(PersonalExport, base);
  for (const value of new Set(extremes.map((extreme) => extreme.value))) {
    await narrow(extremes.filter((extreme) => extreme.value === value));
  }
  return [...new Set(broken)];

  /** Tries all at once, and halves what fails, so that a few files find every value. */
  async function narrow(extremes: readonly Extreme[]): Promise<void> {
    if (extremes.length === 0 || isOver()) return;
    const file = extremes.reduce(withExtreme, base);
    const errors = await bringIn(stage, JSON.stringify(file));
    if (errors.length === 0) return;
    const [extreme] = extremes;
    if (extremes.length === 1 && extreme) {
      console.log(`500: ${extreme.path.join(".")} = ${extreme.value}`);
      broken.push(`an export with ${extreme.path.join(".")} = ${extreme.value}: ${errors.join(", ")}`);
      return;
    }
    const half = Math.ceil(extremes.length / 2);
    await narrow(extremes.slice(0, half));
    await narrow(extremes.slice(half));
  }
}

/** Returns the requests that failed with a server error: importing, confirming, and reading everything afterwards. */
async function bringIn(stage: MeasuredStage, file: string): Promise<string[]> {
  await stage.database.db.delete(rateLimits);
  const person = await signInAs(stage.app);
  const errors: string[] = [];
  const note = (name: string, response: LightMyRequestResponse) => {
    if (isServerError(response.statusCode)) errors.push(`${name} ${response.statusCode}`);
    return response;
  };
  const uploaded = note("POST /api/imports", await upload(person, file));
  if (uploaded.statusCode !== 201) return errors;
  note("confirm", await confirm(person, uploaded.json().id));
  for (const { name, url } of COLLECTIONS) {
    const list = note(name, await person.send("GET", url(stage.maya.rows)));
    const path = name.slice(4);
    if (!DETAILS.has(path) || list.statusCode !== 200) continue;
    for (const { id } of (list.json() as { id: string }[]).slice(0, 2)) note(`${name}/:id`, await person.send("GET", `${path}/${id}`));
  }
  return errors;
}
