import { chmodSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { PRODUCT_NAME } from "#core/domain/constants.ts";
import { AI_TIMEOUT_MS, buildApp } from "#server/app.ts";
import { describeCatalogue, openCatalogue } from "#server/catalogue/seed-catalogue.ts";
import { WRITTEN_FOODS_FILE } from "#server/catalogue/written-foods.ts";
import { demoProviders } from "#server/demo/demo-providers.ts";
import { fillDemo } from "#server/demo/fill-demo.ts";
import { askOnTerminal, readAdminCommand, runAdminCommand } from "#server/features/auth/admin-command.ts";
import { ensureFirstAdmin, hasAdmin } from "#server/features/auth/first-admin.ts";
import { publishFirstFaqs } from "#server/features/faqs/first-faqs.ts";
import { deleteExpiredImports } from "#server/features/imports/queries.ts";
import { deleteExpiredInvitations } from "#server/features/invitations/queries.ts";
import { writeBackup } from "#server/maintenance/backup-file.ts";
import { importProducts, readImportOrder } from "#server/maintenance/import-products.ts";
import { moveToPostgres } from "#server/maintenance/move-to-postgres.ts";
import { backUpNightly, backupsFolder, newestBackupAt } from "#server/maintenance/nightly-backup.ts";
import { restore } from "#server/maintenance/restore.ts";
import { deleteExpiredLinks } from "#server/platform/auth/account-links.ts";
import { Encryption } from "#server/platform/auth/encryption/encryption.ts";
import { rotateSecrets } from "#server/platform/auth/encryption/rotate-keys.ts";
import { deleteUnconfirmedAccounts } from "#server/platform/auth/guardian-consent.ts";
import { Sessions } from "#server/platform/auth/sessions/sessions.ts";
import { UserCache } from "#server/platform/auth/sessions/user-cache.ts";
import { type Config, ConfigError, readConfig } from "#server/platform/config.ts";
import { RateLimits } from "#server/platform/http/rate-limit.ts";
import { deleteOldMails, MailSender } from "#server/platform/mail/mail-sender.ts";
import { Metrics, serveMetrics } from "#server/platform/observability/metrics.ts";
import { Uptime } from "#server/platform/observability/system-status.ts";
import { PAGE_MANIFEST } from "#server/platform/pages/page-table.ts";
import type { WebApp } from "#server/platform/pages/web-app.ts";
import { PROJECT_ROOT } from "#server/platform/project-root.ts";
import { forgetFormerKeys, keepSecrets, prepareDataFolder, replaceEncryptionKey } from "#server/platform/storage/data-folder.ts";
import { type Database, openEmbedded, openPostgres } from "#server/platform/storage/database.ts";

/** Requests that wait for an AI provider take the longest. */
const STOP_WITHIN_MS = AI_TIMEOUT_MS + 10_000;
/** npm passes on a Ctrl-C that the terminal has already sent to this process. */
const SAME_KEYPRESS_MS = 1_000;
const CLEAN_UP_EVERY_MS = 60 * 60_000;
const LOOK_FOR_MAILS_EVERY_MS = 2_000;
const COUNT_UPTIME_EVERY_MS = 60_000;
const UPTIME_FILE = "uptime.json";
const LOOK_FOR_NIGHT_EVERY_MS = 10 * 60_000;

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

/** Commands that an operator can run besides the server. */
const COMMANDS: Record<string, (config: Config, args: string[]) => Promise<void>> = {
  admin: administer,
  "rotate-keys": rotateKeys,
  backup: backUp,
  restore: restoreFrom,
  "move-to-postgres": move,
  products: manageProducts,
  // Used by the build.
  "write-foods": writeFoodsFile,
};

// Files written from here on are readable only by their owner.
process.umask(0o077);

/** The only place that reads the environment and the command line. */
const [word, ...rest] = process.argv.slice(2);
const command = word !== undefined && Object.hasOwn(COMMANDS, word) ? COMMANDS[word] : undefined;
try {
  const config = readConfig(process.env);
  if (command) await command(config, rest);
  else await serve(config, word === "demo");
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${command ? "Failed" : `${PRODUCT_NAME} did not start`}: ${error.message}\n`);
  process.exit(1);
}

async function writeFoodsFile(): Promise<void> {
  writeFileSync(WRITTEN_FOODS_FILE, describeCatalogue());
  // The file contains no secrets, and in a container it is built by a different user than the one who runs it.
  chmodSync(WRITTEN_FOODS_FILE, 0o644);
}

async function serve(config: Config, isDemo: boolean): Promise<void> {
  await makeSurePortIsFree(config);
  const database = await openDatabase(config);
  if (config.firstAdmin) await ensureFirstAdmin(database.db, config.firstAdmin.email, config.firstAdmin.password);
  const catalogue = await openCatalogue(database.db);
  await publishFirstFaqs(database.db);
  if (isDemo) await fillDemo(database.db, catalogue, say);
  const ai = isDemo ? await demoProviders(config.ai, say) : config.ai;
  const { sessionSecret, encryption } = secretsOf(config);
  const dataFolder = prepareDataFolder(config.dataDir);
  const uptime = new Uptime(path.join(dataFolder, UPTIME_FILE), Date.now());
  const app = await buildApp({
    // The demo contacts no external services.
    config: isDemo ? { ...config, ai, products: { ...config.products, mode: withoutAsking(config.products.mode) } } : config,
    database,
    sessionSecret,
    encryption,
    catalogue,
    webApp: findWebApp(),
    // With PostgreSQL the operator makes the backups, so the app does not report on them.
    operations: { uptime, ...(config.databaseUrl === undefined && { newestBackupAt: () => newestBackupAt(dataFolder) }) },
    logsToTerminal: process.stdout.isTTY,
  });
  const metrics = config.metrics && (await serveMetrics(new Metrics(app, database.db), config.metrics));
  const sessions = new Sessions(database.db, sessionSecret, new UserCache());
  const limits = new RateLimits(database.db);
  const mailSender =
    config.mail && new MailSender(database.db, config.mail, (failure) => app.log.warn({ failure }, "a mail could not be sent"));
  const sendMails = mailSender && setInterval(() => mailSender.sendDue().catch((error) => app.log.warn(error)), LOOK_FOR_MAILS_EVERY_MS);
  const cleanUp = setInterval(() => {
    Promise.all([
      sessions.deleteExpired(),
      limits.deleteExpired(),
      deleteExpiredLinks(database.db),
      deleteOldMails(database.db),
      deleteExpiredImports(database.db),
      deleteExpiredInvitations(database.db),
      deleteUnconfirmedAccounts(database.db),
    ]).catch((error) => app.log.warn(error));
  }, CLEAN_UP_EVERY_MS);
  const countUptime = setInterval(() => {
    database.ping().then(
      () => uptime.countMinute(Date.now()),
      () => {},
    );
  }, COUNT_UPTIME_EVERY_MS);
  // With PostgreSQL the operator decides when and where to back up.
  const nightly =
    config.databaseUrl === undefined
      ? setInterval(() => {
          backUpNightly(database.db, dataFolder, new Date())
            .then((file) => file && app.log.info({ file }, "backup"))
            .catch((error) => app.log.error(error, "backup failed"));
        }, LOOK_FOR_NIGHT_EVERY_MS)
      : undefined;

  let stoppingSince: number | undefined;
  const stop = async (signal: string) => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > SAME_KEYPRESS_MS) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    say(`${signal}: finishing open requests, then stopping. Send it again to stop at once.`);
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    clearInterval(cleanUp);
    clearInterval(nightly);
    clearInterval(sendMails);
    clearInterval(countUptime);
    metrics?.close();
    await app.close();
    await mailSender?.stop();
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

async function administer(config: Config, args: string[]): Promise<void> {
  const command = readAdminCommand(args);
  const database = await openDatabase(config);
  try {
    await runAdminCommand(database.db, command, { say, ask: askOnTerminal });
  } finally {
    await database.close();
  }
}

async function backUp(config: Config, [name]: string[]): Promise<void> {
  const folder = backupsFolder(prepareDataFolder(config.dataDir));
  const now = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  const file = name === undefined ? path.join(folder, `bitebright-${now}.jsonl.gz`) : fromWhereAsked(name);
  const database = await openDatabase(config).catch((error) => {
    if (config.databaseUrl || !(error instanceof ConfigError)) throw error;
    throw new ConfigError(`${error.message} A running server makes a backup every night: copy the newest one in ${folder}.`);
  });
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    const { rows } = await writeBackup(database.db, file);
    say(`Backed up all data (users: ${rows.users}) to ${file}. The keys are not included: store ${placeOfKeys(config)} elsewhere.`);
  } finally {
    await database.close();
  }
}

async function restoreFrom(config: Config, args: string[]): Promise<void> {
  const [name, ...others] = args.filter((arg) => arg !== "--replace");
  if (name === undefined || others.length > 0) throw new ConfigError("Usage: npm run restore -- FILE [--replace]");
  const file = fromWhereAsked(name);
  const database = await openDatabase(config);
  try {
    const { createdAt, rows } = await restore(database.db, file, { replace: args.includes("--replace") });
    say(`Restored all data (users: ${rows.users}) as of ${createdAt}. All users have to log in again.`);
  } finally {
    await database.close();
  }
}

async function manageProducts(config: Config, args: string[]): Promise<void> {
  const order = readImportOrder(args);
  const database = await openDatabase(config);
  try {
    await importProducts(database.db, { ...order, file: fromWhereAsked(order.file) }, { say, terminal: process.stdout });
  } finally {
    await database.close();
  }
}

async function move(config: Config): Promise<void> {
  if (!config.databaseUrl) throw new ConfigError("Set DATABASE_URL to an empty PostgreSQL database.");
  const folder = prepareDataFolder(config.dataDir);
  const rows = await moveToPostgres(folder, config.databaseUrl);
  say(`Copied ${rows} rows to PostgreSQL and compared each with the original, which is still in ${folder}.`);
  say(`From now on, start with DATABASE_URL and with the keys in ${placeOfKeys(config)}.`);
}

/** npm changes to the project's folder, but file names are relative to the folder where the operator ran the command. */
function fromWhereAsked(name: string): string {
  return path.resolve(process.env.INIT_CWD ?? "", name);
}

function placeOfKeys(config: Config): string {
  return config.encryptionKey ? "ENCRYPTION_KEY" : path.join(path.resolve(config.dataDir), "secrets.json");
}

function openDatabase(config: Config): Promise<Database> {
  return config.databaseUrl ? openPostgres(config.databaseUrl) : openEmbedded(prepareDataFolder(config.dataDir));
}

function secretsOf(config: Config): { sessionSecret: string; encryption: Encryption } {
  const { sessionSecret, encryptionKey, formerEncryptionKeys } = config;
  if (sessionSecret && encryptionKey) return { sessionSecret, encryption: new Encryption(encryptionKey, formerEncryptionKeys) };
  const kept = keepSecrets(prepareDataFolder(config.dataDir));
  const encryption = encryptionKey
    ? new Encryption(encryptionKey, formerEncryptionKeys)
    : new Encryption(kept.encryptionKey, kept.formerEncryptionKeys);
  return { sessionSecret: sessionSecret ?? kept.sessionSecret, encryption };
}

/** Without ENCRYPTION_KEY, the app replaces its own key. With it, the operator has provided both the new key and the former one. */
async function rotateKeys(config: Config): Promise<void> {
  const database = await openDatabase(config);
  try {
    const folder = config.encryptionKey ? undefined : prepareDataFolder(config.dataDir);
    if (folder && keepSecrets(folder).formerEncryptionKeys.length === 0) replaceEncryptionKey(folder);
    const { rotated, unreadable } = await rotateSecrets(database.db, secretsOf(config).encryption);
    if (unreadable > 0) throw new ConfigError(`Secrets encrypted with a key that is not in ENCRYPTION_KEY_FORMER: ${unreadable}.`);
    if (folder) forgetFormerKeys(folder);
    say(`Secrets re-encrypted with the new key: ${rotated}.`);
  } finally {
    await database.close();
  }
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
  return { folder, renderPage: async (page) => (await load()).renderPage(page) };
}

/** Checked first, so that a port in use is reported before a database is created. */
async function makeSurePortIsFree(config: Config): Promise<void> {
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
