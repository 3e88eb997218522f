import { existsSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import pg from "pg";

const MS_A_TICK = 10;
const NS_A_MS = 1_000_000;
/** Among the fields after the process name: its own user and system time, then those of its terminated children. */
const OWN_TICKS = 11;
const CHILDREN_TICKS = 13;

export async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/**
 * Milliseconds of CPU time of all processes of this PostgreSQL, which all have its data folder as their working directory. It includes
 * terminated ones, because the kernel adds their time to the parent process.
 */
export async function databaseCpu(url: string): Promise<() => number> {
  const { rows } = await withClient(url, (client) => client.query<{ folder: string }>("select current_setting('data_directory') folder"));
  const folder = rows[0]?.folder;
  return () => {
    let ms = 0;
    for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
      try {
        if (readlinkSync(`/proc/${pid}/cwd`) === folder) ms += readCpuMs(pid);
      } catch {
        // The process ended in the meantime.
      }
    }
    return ms;
  };
}

function readCpuMs(pid: string): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  const sumTicks = (first: number) => Number(fields[first]) + Number(fields[first + 1]);
  return readRunMs(pid, sumTicks(OWN_TICKS) * MS_A_TICK) + sumTicks(CHILDREN_TICKS) * MS_A_TICK;
}

/** A tick is too coarse for one request. Not every kernel counts nanoseconds. */
function readRunMs(pid: string, inTicks: number): number {
  const file = `/proc/${pid}/schedstat`;
  return existsSync(file) ? Number(readFileSync(file, "utf8").split(" ")[0]) / NS_A_MS : inTicks;
}
