import type pg from "pg";
import { startPostgres } from "#server/testing/database/postgres-server.ts";
import { type RunningProgram, startAppOn } from "./app.ts";
import { databaseCpu, withClient } from "./database-cpu.ts";
import { cpuMs, type Load } from "./load.ts";
import { median } from "./median.ts";
import { type Person, signUp } from "./sign-up.ts";

const ROUNDS = 5;
const REQUESTS = 2_000;

export interface Growth {
  title: string;
  /** What is increased: 'rows in the diary'. */
  measure: string;
  few: number;
  many: number;
  /** The cost with many may be at most this many times the cost with few. */
  limit: number;
  /** Creates data for the person to read, and the given number of rows for everyone else. */
  fill: (person: Person, database: pg.Client, amount: number) => Promise<void>;
  path: string;
}

interface World {
  app: RunningProgram;
  amount: number;
  load: Load;
}

/** The same read on a small and on a large database in turn: the CPU time of server and PostgreSQL together. */
export async function compareGrowth(growth: Growth): Promise<void> {
  const postgres = await startPostgres({ ownServer: true });
  const worlds = [await makeWorld(postgres.url, growth, growth.few), await makeWorld(postgres.url, growth, growth.many)];
  const databaseCpuMs = await databaseCpu(postgres.url("postgres"));
  const costs = worlds.map(() => [] as { server: number; database: number }[]);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, { app, load }] of worlds.entries()) {
      const before = databaseCpuMs();
      const server = await cpuMs(app, load, REQUESTS);
      costs[index]?.push({ server, database: (databaseCpuMs() - before) / REQUESTS });
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

async function makeWorld(toUrl: (database: string) => string, { fill, path }: Growth, amount: number): Promise<World> {
  const name = `with_${amount}`;
  await withClient(toUrl("postgres"), (client) => client.query(`create database ${name}`));
  const url = toUrl(name);
  const app = await startAppOn(url);
  const person = await signUp(app.url);
  await withClient(url, async (client) => {
    // Skips the foreign key checks, because the millions of rows are known to be valid.
    await client.query("set session_replication_role = replica");
    await fill(person, client, amount);
    await client.query("vacuum analyze");
  });
  const load: Load = { path, headers: person.headers };
  await cpuMs(app, load, REQUESTS);
  return { app, amount, load };
}

function report({ title, measure, limit }: Growth, rows: { amount: number; server: number; database: number }[]): void {
  console.log(`\n${title}: CPU time per request`);
  console.table(
    rows.map(({ amount, server, database }) => ({
      [measure]: amount.toLocaleString("en-US"),
      "server µs": Math.round(server * 1000),
      "database µs": Math.round(database * 1000),
    })),
  );
  const [few, many] = rows.map(({ server, database }) => server + database);
  const times = (many ?? Number.NaN) / (few ?? Number.NaN);
  console.log(`${times.toFixed(2)} times as much, the limit is ${limit}`);
  if (!(times <= limit)) process.exitCode = 1;
}
