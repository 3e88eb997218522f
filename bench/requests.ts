import autocannon from "autocannon";
import { type RunningProgram, start, startApp } from "./support/app.ts";

const WARM_UP = 1_000;
const REQUESTS = 5_000;
const CONNECTIONS = 10;

/** Processor time, not clock time: it stays the same on a busy machine. */
async function cpuMsPerThousand(program: RunningProgram, path: string, headers: Record<string, string> = {}): Promise<number> {
  const load = { url: program.url + path, connections: CONNECTIONS, headers };
  await autocannon({ ...load, amount: WARM_UP });
  const before = await program.cpuMs();
  const { non2xx, errors } = await autocannon({ ...load, amount: REQUESTS });
  if (non2xx + errors > 0) throw new Error(`${path}: ${non2xx} answers that are no success, ${errors} errors`);
  return ((await program.cpuMs()) - before) / (REQUESTS / 1_000);
}

async function signIn({ url }: RunningProgram): Promise<string> {
  const password = "Crunchy-apple-7";
  const response = await fetch(`${url}/api/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "bench@example.com", password, confirmPassword: password, firstName: "Bench" }),
  });
  if (response.status !== 201) throw new Error(`registration answered ${response.status}: ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

const bare = await start("bench/support/bare-server.ts");
const bareMs = await cpuMsPerThousand(bare, "/");
await bare.stop();

const app = await startApp();
const cookie = await signIn(app);
const rows = [
  { route: "bare Fastify route", cpuMs: bareMs },
  { route: "GET /healthz", cpuMs: await cpuMsPerThousand(app, "/healthz") },
  { route: "GET /api/user, signed in", cpuMs: await cpuMsPerThousand(app, "/api/user", { cookie }) },
];
await app.stop();

console.log("\nRequests: processor time against a bare Fastify route (embedded database)");
console.table(
  rows.map(({ route, cpuMs }) => ({ route, "CPU ms a 1,000": Math.round(cpuMs), "times bare": Number((cpuMs / bareMs).toFixed(1)) })),
);
