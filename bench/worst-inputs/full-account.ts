import { fillPerson, type Queried } from "#bench/support/fill-lists.ts";
import { dayAt } from "#core/domain/calendar/calendar-day.ts";
import { ATTEMPTS, type Attempt } from "#server/security-tests/requests.ts";
import { type Person, withRows } from "#server/security-tests/stage.ts";
import { PASSWORD, signInAs } from "#server/testing/test-app.ts";
import { widenQuery } from "./fill-schema.ts";
import { type MeasuredStage, measure, measureAgain } from "./measure.ts";
import { fillRow, READS, type Row, readOrdinary, send } from "./rows.ts";
import { COSTLY_TIMES, type Limits, type Seeds, type Worst, watchOne } from "./search.ts";
import { FIRST_SHAPES, PLAIN, type Shape, writeText } from "./shapes.ts";

const NAME_LENGTH = 120;
/** Costs above this many times the floor are shown while the search goes on. */
const LISTED_TIMES = 20;
/** Reading everything of a full account takes seconds, so only a few shapes of names are tried. */
const NAME_SHAPES = FIRST_SHAPES.slice(0, 4);
/** They end the session, or need more than a session. */
const NOT_HERE = /2fa|password|email|passkeys|user\/confirm|logout|sessions|DELETE \/api\/user$/;
const DELETION = "DELETE /api/user";

/** Safe to cast: every database has its driver as the client, which takes a text with numbered values. */
const databaseClient = ({ database }: MeasuredStage): Queried => (database.db as unknown as { $client: Queried }).$client;

/** What everything costs a member whose every list is as long as it may be. */
export async function searchFullAccount(stage: MeasuredStage, rows: readonly Row[], limits: Limits, seeds: Seeds): Promise<Worst[]> {
  const person = await openFullAccount(stage);
  const costs = new Map<string, Costliest>();
  const note = async (name: string, shape: Shape, storedBy: string | undefined, request: Costliest["request"]) => {
    const { cpuMs } = await measure(stage, request);
    if (cpuMs > (costs.get(name)?.cpuMs ?? 0)) costs.set(name, { cpuMs, shape, request, ...(storedBy && { storedBy }) });
  };
  const found: Worst[] = [];
  for (const shape of NAME_SHAPES) {
    await renameOwn(stage, person, shape);
    for (const read of READS) await note(read.name, shape, "own names", widestRequest(read, rows, person));
  }
  for (const [name, worst] of costs) found.push(await confirmFull(stage, name, worst, limits));
  costs.clear();
  for (const attempt of ATTEMPTS.filter(({ name, target }) => target.access === "member" && !NOT_HERE.test(name))) {
    const own = rows.filter((row) => row.attempt === attempt);
    for (const row of own) {
      for (const shape of [...(seeds[row.name] ?? []), PLAIN]) {
        await note(attempt.name, shape, undefined, () => send(row, person, widened(row, fillRow(row, person, shape))));
      }
    }
    if (own.length === 0) await note(attempt.name, PLAIN, undefined, widestRequest(attempt, rows, person));
    const worst = costs.get(attempt.name);
    if (worst) found.push(await confirmFull(stage, attempt.name, worst, limits));
  }
  if (rows.some(({ name }) => name === DELETION)) found.push(await measureDeletion(stage, person));
  return found;
}

async function openFullAccount(stage: MeasuredStage): Promise<Person> {
  const person = await withRows(await signInAs(stage.app), stage.maya.rows);
  await fillPerson(databaseClient(stage), person.user.id, dayAt(new Date(), "UTC"));
  return person;
}

/** An account can be deleted only once, so that of another is watched. */
async function measureDeletion(stage: MeasuredStage, person: Person): Promise<Worst> {
  const another = await openFullAccount(stage);
  const { cpuMs } = await measure(stage, () => person.send("DELETE", "/api/user", { password: PASSWORD }));
  const side = await watchOne(stage, () => another.send("DELETE", "/api/user", { password: PASSWORD }));
  return { route: DELETION, shape: PLAIN, cpuMs, ...side, aMinute: 1 };
}

interface Costliest {
  cpuMs: number;
  shape: Shape;
  storedBy?: string;
  request: () => ReturnType<Person["send"]>;
}

/** A read with the longest range of days that it accepts. */
function widestRequest(attempt: Attempt, rows: readonly Row[], person: Person): Costliest["request"] {
  const row = rows.find((one) => one.attempt === attempt && one.kind === "querystring");
  if (row) return () => send(row, person, widened(row, readOrdinary(row, person)));
  return () => person.send(attempt.method, attempt.url(person.rows), attempt.body(person.rows));
}

const widened = ({ kind, schema }: Row, input: unknown): unknown =>
  kind === "querystring" ? widenQuery(schema, input as Record<string, unknown>, dayAt(new Date(), "UTC")) : input;

/** Gives every own food and recipe a name of this shape. */
async function renameOwn(stage: MeasuredStage, person: Person, shape: Shape): Promise<void> {
  const { rows } = (await databaseClient(stage).query("select id from foods where owner_id = $1", [person.user.id])) as {
    rows: { id: string }[];
  };
  const names = rows.map((_, nth) => writeText(shape, NAME_LENGTH, nth));
  await databaseClient(stage).query(
    "update foods set name = renamed.name from unnest($1::uuid[], $2::text[]) as renamed (id, name) where foods.id = renamed.id",
    [rows.map(({ id }) => id), names],
  );
  // What was read from the account before is forgotten with a change through the app.
  await person.send("PUT", "/api/user/profile", { firstName: "Ida" });
}

async function confirmFull(stage: MeasuredStage, route: string, worst: Costliest, { floorMs }: Limits): Promise<Worst> {
  const { request, ...found } = worst;
  const repeats = worst.cpuMs > floorMs * COSTLY_TIMES ? (await measureAgain(stage, request)).cpuMs : worst.cpuMs;
  const cpuMs = Math.min(worst.cpuMs, repeats);
  if (cpuMs > floorMs * LISTED_TIMES) console.log(`${route} with a full account: ${Math.round(cpuMs)} ms`);
  return { route, ...found, cpuMs, ...(await watchOne(stage, request)) };
}
