import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import pg from "pg";
import { startPostgres } from "#server/testing/postgres-server.ts";
import { type RunningProgram, startAppOn } from "./app.ts";
import { cpuMs, type Load } from "./load.ts";
import { type Person, signUp } from "./sign-up.ts";

const ROUNDS = 5;
const REQUESTS = 2_000;

export interface Growth {
  title: string;
  /** What there is more of: 'rows in the diary'. */
  measure: string;
  few: number;
  many: number;
  /** At most so many times the cost with few. */
  limit: number;
  /** Gives the person something to read, and everybody else so many rows. */
  fill: (person: Person, database: pg.Client, amount: number) => Promise<void>;
  path: string;
}

interface World {
  app: RunningProgram;
  amount: number;
  load: Load;
}

/** The same read on a small and on a large database, in turn: processor time of server and PostgreSQL together. */
export async function compareGrowth(growth: Growth): Promise<void> {
  const postgres = await startPostgres({ ownServer: true });
  const worlds = [await makeWorld(postgres.url, growth, growth.few), await makeWorld(postgres.url, growth, growth.many)];
  const folder = await dataFolderOf(postgres.url("postgres"));
  const costs = worlds.map(() => [] as { server: number; database: number }[]);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, { app, load }] of worlds.entries()) {
      const before = databaseCpuMs(folder);
      const server = await cpuMs(app, load, REQUESTS);
      costs[index]?.push({ server, database: (databaseCpuMs(folder) - before) / REQUESTS });
    }
  }
  for (const { app } of worlds) await app.stop();
  await postgres.stop();
  report(
    growth,
    worlds.map(({ amount }, index) => ({
      amount,
      server: median((costs[index] ?? []).map(({ server }) => server)),
      database: median((costs[index] ?? []).map(({ database }) => database)),
    })),
  );
}

async function makeWorld(urlOf: (database: string) => string, { fill, path }: Growth, amount: number): Promise<World> {
  const name = `with_${amount}`;
  await withClient(urlOf("postgres"), (client) => client.query(`create database ${name}`));
  const url = urlOf(name);
  const app = await startAppOn(url);
  const person = await signUp(app.url);
  await withClient(url, async (client) => {
    // Millions of rows that are known to be right need no check each.
    await client.query("set session_replication_role = replica");
    await fill(person, client, amount);
    await client.query("vacuum analyze");
  });
  const load: Load = { path, headers: person.headers };
  await cpuMs(app, load, REQUESTS);
  return { app, amount, load };
}

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

const dataFolderOf = (url: string): Promise<string> =>
  withClient(
    url,
    async (client) => (await client.query<{ folder: string }>("select current_setting('data_directory') folder")).rows[0]?.folder ?? "",
  );

function report({ title, measure, limit }: Growth, rows: { amount: number; server: number; database: number }[]): void {
  console.log(`\n${title}: processor time a request`);
  console.table(
    rows.map(({ amount, server, database }) => ({
      [measure]: amount.toLocaleString("en-US"),
      "server µs": Math.round(server * 1000),
      "database µs": Math.round(database * 1000),
    })),
  );
  const [few, many] = rows.map(({ server, database }) => server + database);
  const times = (many ?? Number.NaN) / (few ?? Number.NaN);
  console.log(`${times.toFixed(2)} times, at most ${limit}`);
  if (!(times <= limit)) process.exitCode = 1;
}

const median = (values: number[]): number => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Of all processes of this PostgreSQL, each of which stands in its data folder; from the kernel's own books. */
function databaseCpuMs(folder: string): number {
  const MS_A_TICK = 10;
  let ticks = 0;
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      if (readlinkSync(`/proc/${pid}/cwd`) !== folder) continue;
      const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
      ticks += Number(fields[11]) + Number(fields[12]);
    } catch {
      // It ended while we looked.
    }
  }
  return ticks * MS_A_TICK;
}
