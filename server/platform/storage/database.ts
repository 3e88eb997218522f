import { existsSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { setFlagsFromString } from "node:v8";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { migrate as migratePostgres } from "drizzle-orm/node-postgres/migrator";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import pg from "pg";
import type { UserCache } from "#server/platform/auth/sessions/user-cache.ts";
import { USER_CHANGE_CHANNEL, UserChangeListener } from "#server/platform/auth/sessions/user-change-listener.ts";
import { ConfigError } from "#server/platform/config.ts";
import { assertDiskSpace } from "./data-folder.ts";
import { copyDatabaseTemplate } from "./database-template.ts";
import { lockDataFolder } from "./folder-lock.ts";
import { measureStatements } from "./measure-statements.ts";
import { MIGRATIONS_FOLDER, refuseNewerVersion } from "./migrations.ts";

/** The only type that queries use, whichever database is behind it. */
export type Db = PgDatabase<PgQueryResultHKT>;

export interface Database {
  db: Db;
  /** Throws if the database does not respond. */
  ping: () => Promise<void>;
  /** Notifies the user cache of every change to a user's account or own foods, by any process, until it is stopped. */
  listenForUserChanges: (userCache: UserCache) => Promise<() => Promise<void>>;
  /** Resolves with the reason if the embedded database has failed. Only a restart, which repairs it, helps. */
  broken?: Promise<string>;
  close: () => Promise<void>;
}

const casing = "snake_case";

const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 30_000;
/** Any number works, as long as every process uses the same one. */
const MIGRATION_LOCK = 4_812_077;

export interface PostgresSettings {
  statementTimeoutMs?: number;
  migrationsFolder?: string;
}

export async function openPostgres(
  url: string,
  { statementTimeoutMs = STATEMENT_TIMEOUT_MS, migrationsFolder = MIGRATIONS_FOLDER }: PostgresSettings = {},
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    application_name: "bitebright",
  });
  // A broken connection reports its error twice: to its query, which responds with 503, and as an event that would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => {
    client.on("error", () => {});
    measureStatements(client);
  });

  try {
    await migrateAlone(url, migrationsFolder);
  } catch (error) {
    await pool.end();
    if (error instanceof ConfigError) throw error;
    if (isDatabaseUnavailable(error))
      throw new ConfigError(`DATABASE_URL: PostgreSQL at ${hostName(url)} does not answer (${errorCode(error)}).`);
    throw new ConfigError(`DATABASE_URL: PostgreSQL at ${hostName(url)} refused (${rootCause(error)}).`);
  }
  const db = drizzlePostgres(pool, { casing });
  return {
    db,
    ping: () => (pool.idleCount === 0 && pool.totalCount >= POOL_SIZE ? pingBesidePool(url) : ping(db)),
    listenForUserChanges: async (userCache) => {
      const watch = new UserChangeListener(url, userCache);
      await watch.start();
      return () => watch.stop();
    },
    close: () => pool.end(),
  };
}

/** While all connections are in use, a check in the pool would wait behind them and report the database as away. */
async function pingBesidePool(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: "bitebright check",
  });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select 1");
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * Several processes may start at once: one migrates, the others wait and find nothing left to do. Uses its own connection, because building
 * an index on a large table, and waiting for that, may exceed the statement timeout of requests.
 */
async function migrateAlone(url: string, migrationsFolder: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: "bitebright migrations",
    keepAlive: true,
  });
  // Its query gets the error as well, and an unhandled event would end the process.
  client.on("error", () => {});
  try {
    await client.connect();
    // Overrides limits that the operator has set for the database or its user.
    await client.query("set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    const db = drizzlePostgres(client, { casing });
    await migratePostgres(db, { migrationsFolder });
    await refuseNewerVersion(db, migrationsFolder);
  } finally {
    // Closing the connection releases the lock, regardless of its state.
    await client.end().catch(() => {});
  }
}

type ExecProtocolStream = PGlite["execProtocolStream"];

/**
 * PostgreSQL terminates itself when it can no longer keep its guarantees, as when the disk fills up during a commit. If queried after that,
 * PGlite would loop forever and block the whole process, so it is never queried again.
 */
class SafePglite extends PGlite {
  #panic: Error | undefined;
  #announce: (reason: string) => void = () => {};
  /** Resolves with the reason when the database has failed; pending as long as it works. */
  readonly broken = new Promise<string>((resolve) => {
    this.#announce = resolve;
  });

  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    if (this.#panic) throw this.#panic;
    return super.execProtocolRawSync(message);
  }

  override async execProtocolStream(...parts: Parameters<ExecProtocolStream>): ReturnType<ExecProtocolStream> {
    try {
      return await super.execProtocolStream(...parts);
    } catch (error) {
      if (!this.#panic && isPanic(error)) {
        this.#panic = Object.assign(new Error("The embedded database has stopped", { cause: error }), { code: DATABASE_GONE });
        this.#announce(error.message);
      }
      throw this.#panic ?? error;
    }
  }
}

/**
 * PostgreSQL would use 128 MB for pages that the operating system caches as well. With 16 MB the whole app needs a third less memory, and
 * no query is slower. These parameters replace PGlite's own, so they are repeated.
 */
const PGLITE_OPTIONS = { startParams: [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"] };

/**
 * V8's default since Node 22. Node 20 would optimize the code of PostgreSQL much earlier, so that a start would take a third more processor
 * time, mostly for functions that it hardly uses again.
 */
setFlagsFromString("--wasm-tiering-budget=13000000");

/** PostgreSQL calls this 'crash_shutdown'. */
const DATABASE_GONE = "57P02";

const isPanic = (error: unknown): error is Error =>
  error instanceof Error && "severity" in error && (error.severity === "PANIC" || error.severity === "FATAL");

/** The database in the server's own process, stored in `folder`; for one process at a time. */
export async function openEmbedded(folder: string): Promise<Database> {
  assertDiskSpace(folder);
  const lock = await lockDataFolder(folder);
  try {
    const dataDir = path.join(folder, "database");
    if (!existsSync(dataDir)) await createEmbedded(dataDir);
    const client = new SafePglite(dataDir, PGLITE_OPTIONS);
    await client.waitReady;
    const database = await wrapPglite(client);
    return {
      ...database,
      broken: client.broken,
      close: async () => {
        await database.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(`DATA_DIR ${folder}: the database cannot be opened (${rootCause(error)}).`);
  }
}

/** Created elsewhere and moved into place, so that a killed process leaves nothing incomplete. */
async function createEmbedded(dataDir: string): Promise<void> {
  const draft = `${dataDir}.new`;
  rmSync(draft, { recursive: true, force: true });
  if (!copyDatabaseTemplate(draft)) {
    const fresh = await PGlite.create(draft);
    await fresh.close();
  }
  renameSync(draft, dataDir);
}

/** Migrates an open PGlite database. */
export async function wrapPglite(client: PGlite): Promise<Database> {
  const db = drizzlePglite(client, { casing });
  await migratePglite(db, { migrationsFolder: MIGRATIONS_FOLDER });
  await refuseNewerVersion(db).catch(async (error) => {
    await client.close();
    throw error;
  });
  return {
    db,
    ping: () => ping(db),
    listenForUserChanges: async (userCache) => {
      const stop = await client.listen(USER_CHANGE_CHANNEL, (userId) => userCache.invalidate(userId));
      userCache.startListening();
      return async () => {
        userCache.stopListening();
        await stop();
      };
    },
    close: () => client.close(),
  };
}

async function ping(db: Db): Promise<void> {
  await db.execute(sql`select 1`);
}

const UNAVAILABLE_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ETIMEDOUT",
  "EPIPE",
  "EHOSTUNREACH",
  "25P03", // idle in a transaction for too long
  "40001", // two conflicting transactions
  "40P01", // a deadlock
  "55P03", // a lock that was not released in time
  "57014", // a statement that took too long
]);
/** Classes of PostgreSQL error codes: no connection; out of disk, memory or connections; stopping or starting. */
const UNAVAILABLE_CLASSES = ["08", "53", "57P"];
const UNAVAILABLE_MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|cannot use a pool after/i;

/** Whether the database is unavailable or overloaded (restarting, unreachable, full), so that a retry may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = errorCode(error);
  if (
    UNAVAILABLE_CODES.has(code) ||
    UNAVAILABLE_CLASSES.some((start) => code.startsWith(start)) ||
    UNAVAILABLE_MESSAGES.test(error.message)
  )
    return true;
  return isDatabaseUnavailable(error.cause);
}

/** A row with the same unique value already exists. */
export function isUniqueViolation(error: unknown): boolean {
  return isRefusedWith("23505", error);
}

/** A row refers to one that does not exist. */
export function isMissingReference(error: unknown): boolean {
  return isRefusedWith("23503", error);
}

/** Whether PostgreSQL, or one of the app's functions in it, failed with this code. */
export function isRefusedWith(code: string, error: unknown): boolean {
  return error instanceof Error && (errorCode(error) === code || isRefusedWith(code, error.cause));
}

function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "no answer";
}

function rootCause(error: unknown): string {
  return error instanceof Error && error.cause !== undefined
    ? rootCause(error.cause)
    : error instanceof Error
      ? error.message
      : String(error);
}

const hostName = (url: string): string => new URL(url).host;
