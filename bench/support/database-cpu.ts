import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import pg from "pg";

const MS_A_TICK = 10;

export async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/** Milliseconds of processor time of all processes of this PostgreSQL, each of which stands in its data folder; from the kernel's own books. */
export async function databaseCpu(url: string): Promise<() => number> {
  const { rows } = await withClient(url, (client) => client.query<{ folder: string }>("select current_setting('data_directory') folder"));
  const folder = rows[0]?.folder;
  return () => {
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
  };
}
