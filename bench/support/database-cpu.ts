import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import pg from "pg";

const MS_A_TICK = 10;
/** The fields after the process name: its own user and system time, then those of its terminated children. */
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
 * Milliseconds of CPU time of all processes of this PostgreSQL, which all have its data folder as their working directory. It includes
 * terminated ones, because the kernel adds their time to the parent process.
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
        // The process ended in the meantime.
      }
    }
    return ticks * MS_A_TICK;
  };
}
