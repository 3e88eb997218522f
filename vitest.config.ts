import { defineConfig } from "vitest/config";

const serverTests = ["server/**/*.test.ts"];
/** Named after the one database that they are about. */
const postgresOnly = ["server/**/postgres-*.test.ts"];
const pgliteOnly = ["server/**/pglite-*.test.ts"];
/** Files of one worker share its modules and its database: loading both anew takes longer than most of the tests. */
const isolate = false;
/** They ask no database: once is enough. */
const withoutDatabase = [
  "server/catalogue/**/{food-index,sample-foods,written-foods}.test.ts",
  "server/features/account/diary-csv.test.ts",
  "server/features/foods/similar-foods.test.ts",
  "server/platform/config.test.ts",
  "server/platform/ai/provider-models.test.ts",
  "server/platform/auth/{encryption,user-cache}.test.ts",
  "server/platform/http/**/{client-network,sanitize-html}.test.ts",
  "server/platform/storage/{folder-lock,system-lock}.test.ts",
  "server/stored-fields.test.ts",
];
/** An attacker never gets as far as the database: once is enough. */
const onOneDatabase = ["server/security-tests/**"];

export default defineConfig({
  test: {
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    teardownTimeout: 30_000,
    projects: [
      { extends: true, test: { name: "core", isolate, include: ["core/**/*.test.ts"], environment: "node" } },
      { extends: true, test: { name: "web", include: ["web/**/*.test.{ts,tsx}"], environment: "happy-dom" } },
      {
        extends: true,
        test: {
          name: "server on PGlite",
          isolate,
          include: serverTests,
          exclude: [...postgresOnly, ...onOneDatabase],
          environment: "node",
          env: { TEST_DATABASE: "pglite" },
          globalSetup: "server/testing/global-setup-pglite.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "server on PostgreSQL",
          isolate,
          include: serverTests,
          exclude: [...pgliteOnly, ...withoutDatabase],
          environment: "node",
          env: { TEST_DATABASE: "postgres" },
          globalSetup: "server/testing/global-setup-postgres.ts",
        },
      },
      { extends: true, test: { name: "scripts", include: ["{scripts,bench}/**/*.test.ts"], environment: "node" } },
    ],
  },
});
