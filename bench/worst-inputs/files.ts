import type { LightMyRequestResponse } from "fastify";
import { PersonalExport } from "#core/contracts/export-format.ts";
import { rateLimits } from "#server/db/tables/rate-limits.ts";
import { ATTEMPTS } from "#server/security-tests/requests.ts";
import type { Stage } from "#server/security-tests/stage.ts";
import { type SignedIn, signInAs } from "#server/testing/test-app.ts";
import { completeInput, type Extreme, fillSchema, listExtremes, withExtreme } from "./fill-schema.ts";
import { watch } from "./measure.ts";
import { isServerError } from "./search.ts";
import { describeShape, FIRST_SHAPES, PLAIN, type Shape, writeText } from "./shapes.ts";

/** A cell of a table may be this long. */
const CELL_LENGTH = 1_990;
const FEW_LINES = 20;
const MANY_LINES = 10_000;
const LIST_LENGTH = 50;
const ONE_LINE = "Date,Food,Amount,Calories\n2026-03-01,Moon stew,100 g,90\n";

export interface FileCost {
  file: string;
  cpuMs: number;
  othersWaitedMs: number;
  grownMb: number;
}

export const upload = (person: SignedIn, file: string): Promise<LightMyRequestResponse> =>
  person.send("POST", "/api/imports?tz=UTC", Buffer.from(file), { "content-type": "application/octet-stream" });

const confirm = (person: SignedIn, id: string) => person.send("POST", `/api/imports/${id}/confirm`);

/** The table that this app itself writes, with cells of this shape wherever the ordinary one has any. */
async function writeTable({ maya }: Stage, shape: Shape, lines: number, cellLength: number): Promise<string> {
  const [header = "", line = ""] = (await maya.send("GET", "/api/user/export/diary.csv")).body.split(/\r?\n/);
  const ordinary = line.split(",");
  const cells = (number: number) =>
    ordinary.map((cell, column) => (/\d{4}-\d\d-\d\d/.test(cell) || column === 0 ? cell : quote(writeText(shape, cellLength, number))));
  return [header, ...Array.from({ length: lines }, (_, number) => cells(number).join(","))].join("\r\n");
}

const quote = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/** Files with few but long cells, and with many lines of different foods. */
export async function measureTables(stage: Stage): Promise<FileCost[]> {
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

/** Uploads, confirms and undoes a file while somebody else reads their account, and somebody else again uploads a file of one line. */
async function measureFile(stage: Stage, name: string, file: string): Promise<FileCost> {
  await stage.database.db.delete(rateLimits);
  const [person, other] = [await signInAs(stage.app), await signInAs(stage.app)];
  const before = process.cpuUsage();
  let uploadedAfterMs = 0;
  const side = await watch(
    () => stage.maya.send("GET", "/api/user"),
    async () => {
      const start = performance.now();
      const uploaded = upload(person, file);
      const small = upload(other, ONE_LINE).then(() => {
        uploadedAfterMs = performance.now() - start;
      });
      const response = await uploaded;
      await small;
      if (response.statusCode !== 201) return;
      const { id } = response.json();
      await confirm(person, id);
      await person.send("DELETE", `/api/imports/${id}`);
    },
  );
  const { user, system } = process.cpuUsage(before);
  console.log(`${name}: ${Math.round((user + system) / 1000)} ms of processor time`);
  return { file: name, cpuMs: (user + system) / 1000, ...side, othersWaitedMs: Math.max(side.othersWaitedMs, uploadedAfterMs) };
}

/** This app's own export of a member with rows of every kind. */
const readOwnExport = async ({ maya }: Stage): Promise<unknown> => JSON.parse((await maya.send("GET", "/api/user/export")).body);

/** Own exports with texts of each shape: what it costs to bring them in, and what their owner's reads cost afterwards. */
export async function measureExports(stage: Stage, shapes: readonly Shape[]): Promise<FileCost[]> {
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
export async function findFileErrors(stage: Stage, isOver: () => boolean): Promise<string[]> {
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
async function bringIn(stage: Stage, file: string): Promise<string[]> {
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
