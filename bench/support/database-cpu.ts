import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import pg from "pg";

const MS_A_TICK = 10;
/** Behind the name of a process: its own time as a user and in the kernel, then the same of its ended children. */
const FIRST_CPU_FIELD = 11;
const CPU_FIELDS = 4;

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
 * Milliseconds of processor time of all processes of this PostgreSQL, each of which has its data folder as its working
 * directory, and of those that have ended: the kernel adds them to the process that started them.
 */
export async function databaseCpu(url: string): Promise<() => number> {
  const { rows } = await withClient(url, (client) => client.query<{ folder: string }>("select current_setting('data_directory') folder"));
  const folder = rows[0]?.folder;
  return () => {
    let ticks = 0;
    for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
      try {
        if (readlinkSync(`/proc/${pid}/cwd`) !== folder) continue;
        const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
        for (const field of fields.slice(FIRST_CPU_FIELD, FIRST_CPU_FIELD + CPU_FIELDS)) ticks += Number(field);
      } catch {
        // It ended while we looked.
      }
    }
    return ticks * MS_A_TICK;
  };
}
