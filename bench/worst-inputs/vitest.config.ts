import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const run = (name: string, database: "pglite" | "postgres") => ({
  extends: true as const,
  test: {
    name,
    include: ["bench/worst-inputs/*.test-run.ts"],
    environment: "node",
    env: { TEST_DATABASE: database },
    globalSetup: [`server/testing/database/global-setup-${database}.ts`, "server/testing/bundle-read-worker.ts"],
  },
});

const only = new RegExp(process.env.BENCH_DATABASE ?? "", "i");

/** The searches use the app as the server's tests start it, one database after the other. */
export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  test: {
    pool: "forks",
    maxWorkers: 1,
    fileParallelism: false,
    disableConsoleIntercept: true,
    projects: [run("PGlite", "pglite"), run("PostgreSQL", "postgres")].filter(({ test }) => only.test(test.name)),
  },
});
