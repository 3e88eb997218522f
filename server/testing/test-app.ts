import { setImmediate } from "node:timers/promises";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { inject, onTestFinished } from "vitest";
import type { User } from "#core/contracts/sign-in/auth.ts";
import { type AppParts, buildApp } from "#server/app.ts";
import { Catalogue } from "#server/catalogue/catalogue.ts";
import { setImportWorkerFile } from "#server/features/imports/read-in-worker.ts";
import { Encryption } from "#server/platform/auth/encryption/encryption.ts";
import { hashCheaply } from "#server/platform/auth/passwords.ts";
import { readConfig } from "#server/platform/config.ts";
import type { Database } from "#server/platform/storage/database.ts";
import { emptySharedTestDatabase } from "#server/testing/database/test-database.ts";

hashCheaply();
setImportWorkerFile(inject("readWorkerFile"));

export const PASSWORD = "Crunchy-apple-7";

export interface TestApp {
  app: FastifyInstance;
  database: Database;
  /** Sends a request as a visitor. */
  send: Send;
}

export type Send = (
  method: NonNullable<InjectOptions["method"]>,
  url: string,
  body?: object | Buffer,
  headers?: Record<string, string>,
) => Promise<LightMyRequestResponse>;

export interface SignedIn {
  user: User;
  /** Sends a request with this user's session. */
  send: Send;
  cookie: string;
}

/** Most tests need no foods; tests of foods provide their own. */
const NO_FOODS = new Catalogue([], new Date(0));

export interface TestParts extends Partial<Omit<AppParts, "config">> {
  /** The environment variables that an operator would set. */
  environment?: Record<string, string>;
}

/** Starts the whole app on an empty database and sends requests to it through HTTP. Closed when the test ends. */
export async function startTestApp({ environment, ...parts }: TestParts = {}): Promise<TestApp> {
  const database = parts.database ?? (await emptySharedTestDatabase());
  const app = await buildApp({
    config: readConfig({ LOG_LEVEL: "silent", PRODUCTS: "imported", ...environment }),
    sessionSecret: "a secret for tests, at least 32 characters",
    encryption: new Encryption(Buffer.alloc(32, 7).toString("base64")),
    catalogue: NO_FOODS,
    webApp: undefined,
    ...parts,
    database,
  });
  onTestFinished(() => app.close());
  return { app, database, send: sender(app) };
}

let people = 0;

/** Registers a new user and signs them in. */
export async function signInAs(
  app: FastifyInstance,
  details: { email?: string; firstName?: string; lastName?: string; age?: number } = {},
): Promise<SignedIn> {
  people += 1;
  const body = {
    email: `teen-${people}@example.com`,
    firstName: "Maya",
    lastName: "Lindqvist",
    password: PASSWORD,
    confirmPassword: PASSWORD,
    ...details,
  };
  const response = await sender(app)("POST", "/api/register", body);
  if (response.statusCode !== 201) throw new Error(`Registration answered ${response.statusCode}: ${response.body}`);
  const cookie = readCookie(response);
  return { user: response.json<User>(), cookie, send: sender(app, { cookie }) };
}

/** Counts how many requests of this person are answered while something else is going on. */
export async function countAnswers(by: SignedIn, meanwhile: Promise<unknown>): Promise<number> {
  let answered = 0;
  let isDone = false;
  const done = meanwhile.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const { statusCode } = await by.send("GET", "/api/water/2026-03-01");
    if (statusCode !== 200) throw new Error(`Another person was answered with ${statusCode}.`);
    if (!isDone) answered += 1;
    // An in-memory database answers without a turn of the event loop, and work in batches waits for one.
    await setImmediate();
  }
  await done;
  return answered;
}

/** The cookies of a response, as a browser would send them back. */
export const readCookie = (response: LightMyRequestResponse): string =>
  response.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");

function sender(app: FastifyInstance, standing: Record<string, string> = {}): Send {
  return (method, url, body, headers) =>
    app.inject({ method, url, headers: { ...standing, ...headers }, ...(body !== undefined && { payload: body }) });
}
