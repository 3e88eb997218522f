import { existsSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { PRODUCT_NAME } from "#core/domain/site/brand.ts";
import { LANGUAGES, PSEUDO_LANGUAGES } from "#core/texts/languages.ts";
import { AI_TIMEOUT_MS, buildApp } from "#server/app.ts";
import { openCatalogue } from "#server/catalogue/seed-catalogue.ts";
import { demoProviders } from "#server/demo/demo-providers.ts";
import { fillDemo } from "#server/demo/fill-demo.ts";
import { ensureFirstAdmin, hasAdmin } from "#server/features/auth/first-admin.ts";
import { publishFirstFaqs } from "#server/features/faqs/first-faqs.ts";
import { startBackgroundWork } from "#server/maintenance/background-work.ts";
import { findNewestBackupAt } from "#server/maintenance/nightly-backup.ts";
import { assertKeyFits } from "#server/platform/auth/encryption/check-key.ts";
import { loadSecrets } from "#server/platform/auth/encryption/secrets.ts";
import { type Config, ConfigError } from "#server/platform/config.ts";
import { bufferedOutput } from "#server/platform/observability/logging.ts";
import { Metrics, serveMetrics } from "#server/platform/observability/metrics.ts";
import { type Operations, Uptime } from "#server/platform/observability/system-status.ts";
import { PAGE_MANIFEST } from "#server/platform/pages/page-table.ts";
import type { WebApp } from "#server/platform/pages/web-app.ts";
import { say } from "#server/platform/print-line.ts";
import { PROJECT_ROOT } from "#server/platform/project-root.ts";
import { prepareDataFolder } from "#server/platform/storage/data-folder.ts";
import { readDiskSpace } from "#server/platform/storage/disk-space.ts";
import { openDatabase } from "#server/platform/storage/open-database.ts";

/** Requests that wait for an AI provider take the longest. */
const STOP_WITHIN_MS = AI_TIMEOUT_MS + 10_000;
/** npm passes on a Ctrl-C that the terminal has already sent to this process. */
const SAME_KEYPRESS_MS = 1_000;
const UPTIME_FILE = "uptime.json";

/** Opens the database, starts listening, and shuts down cleanly on a signal. */
export async function serve(config: Config, isDemo: boolean): Promise<void> {
  await assertPortIsFree(config);
  const database = await openDatabase(config);
  const { sessionSecret, encryption } = loadSecrets(config);
  await assertKeyFits(database.db, encryption, config);
  if (config.firstAdmin) await ensureFirstAdmin(database.db, config.firstAdmin.email, config.firstAdmin.password);
  const catalogue = await openCatalogue(database.db);
  await publishFirstFaqs(database.db);
  if (isDemo) await fillDemo(database.db, catalogue, say);
  const ai = isDemo ? await demoProviders(config.ai, say) : config.ai;
  const dataFolder = prepareDataFolder(config.dataDir);
  const uptime = new Uptime(path.join(dataFolder, UPTIME_FILE), Date.now());
  const operations: Operations = {
    uptime,
    readDiskSpace: () => readDiskSpace(dataFolder),
    isNightlyBackupOn: config.backup.isNightly,
    findNewestBackupAt: () => findNewestBackupAt(database.db, dataFolder),
  };
  const app = await buildApp({
    // The demo contacts no external services.
    config: isDemo ? { ...config, ai, products: { ...config.products, mode: withoutAsking(config.products.mode) } } : config,
    database,
    sessionSecret,
    encryption,
    catalogue,
    webApp: findWebApp(),
    operations,
    ...(process.stdout.isTTY ? { logsToTerminal: true } : { logStream: bufferedOutput() }),
  });
  const metrics = config.metrics && (await serveMetrics(new Metrics(app, database.db, operations), config.metrics));
  const background = startBackgroundWork({ app, config, database, sessionSecret, dataFolder, operations });

  let stoppingSince: number | undefined;
  const stop = async (signal: string) => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > SAME_KEYPRESS_MS) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    say(`${signal}: finishing open requests, then stopping. Send it again to stop at once.`);
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    background.stop();
    metrics?.close();
    await app.close();
    await background.finish();
    await database.close();
    process.exit(0);
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  // A full disk can stop the embedded database; the next start repairs it.
  database.broken?.then(async (reason) => {
    process.stderr.write(
      `${PRODUCT_NAME} is stopping because its database can no longer write: ${reason}. No confirmed data is lost: free disk space and start again.\n`,
    );
    await app.close().catch(() => {});
    process.exit(1);
  });

  const address = await app.listen({ port: config.port, host: config.host }).catch((error) => {
    throw asPortProblem(error, config);
  });
  if (!(await hasAdmin(database.db))) {
    say("There is no administrator yet: set ADMIN_EMAIL and ADMIN_PASSWORD, or run `npm run admin -- promote EMAIL`.");
  }
  for (const warning of config.warnings) say(`Warning: ${warning}`);
  if (metrics) say(`Metrics for Prometheus are at ${metrics.url}`);
  say(`${PRODUCT_NAME} is ready at ${config.publicUrl ?? address.replace("127.0.0.1", "localhost")}`);
}

function withoutAsking(mode: Config["products"]["mode"]): Config["products"]["mode"] {
  return mode === "on" ? "imported" : mode;
}

/** Finds the built web app. There may be none while Vite serves it. */
function findWebApp(): WebApp | undefined {
  const folder = path.join(PROJECT_ROOT, "dist/web");
  if (!existsSync(path.join(folder, PAGE_MANIFEST))) return undefined;
  const file = pathToFileURL(path.join(PROJECT_ROOT, "dist/ssr/server-entry.js"));
  // Safe to cast: built from web/server-entry.tsx, which exports exactly this. Loaded with the first page that is rendered, not at every
  // start.
  const load = () => import(/* @vite-ignore */ file.href) as Promise<Pick<WebApp, "renderPage">>;
  // Only set for the browser journeys.
  const languages = process.env.PSEUDO_LANGUAGES ? [...LANGUAGES, ...PSEUDO_LANGUAGES] : LANGUAGES;
  return { folder, languages, renderPage: async (page) => (await load()).renderPage(page) };
}

/** Checked first, so that a port in use is reported before a database is created. */
async function assertPortIsFree(config: Config): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once("error", (error) => reject(asPortProblem(error, config)));
    probe.listen(config.port, config.host, () => probe.close(() => resolve()));
  });
}

function asPortProblem(error: Error & { code?: string }, { port, host }: Config): Error {
  if (error.code === "EADDRINUSE") return new ConfigError(`port ${port} is in use. Stop the other program or set PORT.`);
  if (error.code === "EACCES") return new ConfigError(`port ${port} requires special permissions. Set PORT to 1024 or above.`);
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
    return new ConfigError(`HOST ${host} is not an address of this machine.`);
  return error;
}
