import { randomBytes } from "node:crypto";
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { AppError } from "#server/platform/http/errors.ts";

/** OWASP's first choice for argon2id, the library's default algorithm: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * For tests only: they register thousands of users, and real hashing would take longer than the tests themselves.
 * @internal
 */
export function hashCheaply(): void {
  Object.assign(cost, { memoryCost: 64, timeCost: 1 });
}

/** Each hash keeps a core busy for a while, so one core is left free for other requests. */
const CONCURRENCY = Math.max(1, availableParallelism() - 1);
/** A login that would wait longer than a few seconds is rejected instead. */
const MAX_QUEUE_LENGTH = 100;

/** Steps of the nice command below the process, about a ninth of its weight: docs/decisions/0391 says why not less. */
const STEPS_BELOW = 10;
const LOWEST = 19;

/**
 * Hashes in a separate low-priority thread, so that logins do not slow down other requests. Only Linux has priorities per thread; elsewhere
 * it would apply to the process. If setting it is forbidden, it is skipped.
 */
const HASHER = `
const { parentPort, workerData } = require("node:worker_threads");
try {
  const { getPriority, setPriority } = require("node:os");
  if (process.platform === "linux") setPriority(0, Math.min(${LOWEST}, getPriority(0) + ${STEPS_BELOW}));
} catch {}
const argon2 = require(workerData);
parentPort.on("message", ([name, ...values]) => {
  try {
    parentPort.postMessage({ value: argon2[name](...values) });
  } catch (error) {
    parentPort.postMessage({ error });
  }
});
`;

const queue: (() => void)[] = [];
let atWork = 0;
const idle: Worker[] = [];

/** Normalizes text that looks the same, because keyboards and systems encode 'é' in more than one way. */
const inOneForm = (password: string): string => password.normalize("NFKC");

export const hashPassword = async (password: string): Promise<string> => String(await runQueued("hashSync", inOneForm(password), cost));

/** A hash that matches no password, in the library's format, so that verifying against it takes the same time. */
export const decoyHash = (): string =>
  `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${unpadded(16)}$${unpadded(32)}`;

/** Stored instead of a hash for an account without a password; no password matches it. */
export const NO_PASSWORD = "";

export const hasPassword = ({ password }: { password: string }): boolean => password !== NO_PASSWORD;

/** Without a hash (no such user, or one without a password), it takes as long as with one and returns false. */
export async function passwordMatches(password: string, hashed: string | undefined): Promise<boolean> {
  // Version 1.0 hashed the password as typed.
  for (const form of new Set([inOneForm(password), password])) {
    const matches = await runQueued("verifySync", hashed || decoyHash(), form);
    if (matches === true && hashed) return true;
  }
  return false;
}

function unpadded(bytes: number): string {
  return randomBytes(bytes).toString("base64").replaceAll("=", "");
}

/** For callers with work to do before hashing, which would be wasted if the queue is full. */
export function assertQueueHasRoom(): void {
  if (queue.length >= MAX_QUEUE_LENGTH) throw new AppError("unavailable", "login.queueFull");
}

async function runQueued(...work: unknown[]): Promise<unknown> {
  assertQueueHasRoom();
  // A finished job hands its slot to the next in the queue, so that new requests cannot skip the queue.
  if (atWork >= CONCURRENCY) await new Promise<void>((resolve) => queue.push(resolve));
  else atWork += 1;
  try {
    return await hashInWorker(work);
  } finally {
    const next = queue.shift();
    if (next) next();
    else atWork -= 1;
  }
}

function hashInWorker(work: unknown[]): Promise<unknown> {
  const hasher = idle.pop() ?? startHasher();
  return new Promise((resolve, reject) => {
    // A failed worker is not used again.
    hasher.once("error", reject);
    hasher.once("message", ({ value, error }) => {
      hasher.off("error", reject);
      hasher.unref();
      idle.push(hasher);
      if (error) reject(error);
      else resolve(value);
    });
    hasher.ref();
    hasher.postMessage(work);
  });
}

/** Started on first use, because most processes hash nothing. */
const startHasher = (): Worker =>
  new Worker(HASHER, { eval: true, execArgv: [], workerData: createRequire(import.meta.url).resolve("@node-rs/argon2") });
