import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { pageTexts } from "./scripts/vite/page-texts.mjs";
import { translations } from "./scripts/vite/translations.mjs";

const serverTests = ["server/**/*.test.ts"];
/** Named after the one database that they are about. */
const postgresOnly = ["server/**/postgres-*.test.ts"];
const pgliteOnly = ["server/**/pglite-*.test.ts"];
/** Files of one worker share its modules and its database: loading both anew takes longer than most of the tests. */
const isolate = false;
/** They use no database: once is enough, on PGlite's project. */
const withoutDatabase = [
  "server/catalogue/{built-catalogue,catalogue,hard-topics,sample-foods}.test.ts",
  "server/catalogue/{search/food-index,ingredients/*,dishes/*}.test.ts",
  "server/features/account/diary-csv.test.ts",
  "server/features/foods/similar-foods.test.ts",
  "server/features/learn/schedule.test.ts",
  "server/features/suggestions/judged-suggestions.test.ts",
  "server/platform/config.test.ts",
  "server/platform/config/describe-settings.test.ts",
  "server/platform/ai/provider-models.test.ts",
  "server/platform/auth/{encryption/encryption,sessions/user-cache}.test.ts",
  "server/platform/http/{rate-limits/client-network,sanitize-html}.test.ts",
  "server/platform/observability/logging.test.ts",
  "server/platform/pages/page-table.test.ts",
  "server/platform/storage/{folder-lock,iso-text,system-lock}.test.ts",
  "server/stored-fields.test.ts",
];
/**
 * They need a database to run, but are about something else: attackers, HTTP, pages, files, AI providers, a school's sign-in, commands.
 * They run on PostgreSQL, where they are faster. docs/decisions/0190 says which tests keep their queries covered on PGlite.
 */
const onOneDatabase = [
  "server/{day-at-its-limit,main}.test.ts",
  "server/resilience-tests/killed-lookup.test.ts",
  "server/security-tests/**",
  "server/features/foods/analyse-food.test.ts",
  "server/features/imports/file-limits.test.ts",
  "server/features/imports/read/*.test.ts",
  "server/features/scan/*.test.ts",
  "server/features/school-sign-in/*.test.ts",
  "server/features/suggestions/ai-suggestions.test.ts",
  "server/platform/ai/operators-keys.test.ts",
  "server/platform/http/{graceful-shutdown,http,internal-reads,load-shedding/{load-shedding,processor-budgets}}.test.ts",
  "server/platform/pages/{offline-page,page-renderer,web-app}.test.ts",
];
/** A page loads its texts before it renders; components are tested without a page. */
const LOAD_TEXTS = "web/testing/load-texts.ts";
/** The table of dishes is the server's, as in its main.ts. */
const setupFiles = ["server/testing/provide-dishes.ts"];
const READ_WORKER_SETUP = "server/testing/bundle-read-worker.ts";
/** Their modules remember the signed-in user, the connection and unsent changes, so each file gets its own copies. */
const webApi = ["web/api/**/*.test.ts"];
/** More workers than this would mostly wait for each other's databases and processes. */
const MAX_WORKERS = 4;

export default defineConfig({
  plugins: [pageTexts(), translations()],
  test: {
    pool: "forks",
    // One more than there are cores, because several tests mostly wait for a process to start or a connection to time out.
    maxWorkers: Math.min(availableParallelism() + 1, MAX_WORKERS),
    testTimeout: 60_000,
    hookTimeout: 60_000,
    teardownTimeout: 30_000,
    projects: [
      { extends: true, test: { name: "core", isolate, include: ["core/**/*.test.ts"], environment: "node", setupFiles } },
      {
        extends: true,
        test: {
          name: "web",
          isolate,
          include: ["web/**/*.test.tsx"],
          environment: "happy-dom",
          setupFiles: [LOAD_TEXTS, "web/testing/without-owner-stacks.ts"],
        },
      },
      // Most of these need no DOM, which takes longer to set up than they take; the others ask for it in their first line.
      {
        extends: true,
        test: {
          name: "web without a DOM",
          isolate,
          include: ["web/**/*.test.ts"],
          exclude: webApi,
          environment: "node",
          setupFiles: LOAD_TEXTS,
        },
      },
      { extends: true, test: { name: "web API", include: webApi, environment: "node", setupFiles: LOAD_TEXTS } },
      {
        extends: true,
        test: {
          name: "server on PGlite",
          isolate,
          include: serverTests,
          exclude: [...postgresOnly, ...onOneDatabase],
          environment: "node",
          setupFiles,
          env: { TEST_DATABASE: "pglite" },
          globalSetup: ["server/testing/database/global-setup-pglite.ts", READ_WORKER_SETUP],
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
          setupFiles,
          env: { TEST_DATABASE: "postgres" },
          globalSetup: ["server/testing/database/global-setup-postgres.ts", READ_WORKER_SETUP],
        },
      },
      { extends: true, test: { name: "scripts", isolate, include: ["{scripts,bench}/**/*.test.ts"], environment: "node", setupFiles } },
    ],
  },
});
