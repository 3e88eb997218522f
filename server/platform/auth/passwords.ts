import { randomBytes } from "node:crypto";
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { AppError } from "#server/platform/http/errors.ts";

/** OWASP's first choice for argon2id, the library's default algorithm: 19 MiB, two passes, one lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each takes a whole core for a while; one core stays free for everybody who is not just logging in. */
const CONCURRENCY = Math.max(1, availableParallelism() - 1);
/** Whoever would wait longer than a few seconds is told so instead. */
const MAX_QUEUE_LENGTH = 100;

/** As the command nice, and the last of its steps: a seventieth of the weight of what is not logging in. */
const PRIORITY = 19;

/**
 * Hashes in a thread of its own that gives way to all others: whoever is just logging in can wait, and nobody else waits for them.
 * Linux alone knows a priority of a thread, elsewhere it would be the whole process's; where that call is forbidden it goes without.
 */
const HASHER = `
const { parentPort, workerData } = require("node:worker_threads");
try {
  if (process.platform === "linux") require("node:os").setPriority(0, ${PRIORITY});
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

/** One form of what looks the same: keyboards and systems write 'é' in more than one way. */
const inOneForm = (password: string): string => password.normalize("NFKC");

export const hashPassword = async (password: string): Promise<string> => String(await runQueued("hashSync", inOneForm(password), OPTIONS));

/** Of no password, in the form that the library writes: checking against it is the same work. */
const DECOY = `$argon2id$v=19$m=${OPTIONS.memoryCost},t=${OPTIONS.timeCost},p=${OPTIONS.parallelism}$${unpadded(16)}$${unpadded(32)}`;

/** Without a hash (no such person) it takes as long as with one, and is false. */
export async function passwordMatches(password: string, hashed: string | undefined): Promise<boolean> {
  // Version 1.0 hashed what was typed as it was typed.
  for (const form of new Set([inOneForm(password), password])) {
    const matches = await runQueued("verifySync", hashed ?? DECOY, form);
    if (matches === true && hashed !== undefined) return true;
  }
  return false;
}

function unpadded(bytes: number): string {
  return randomBytes(bytes).toString("base64").replaceAll("=", "");
}

/** For whoever has work to do before the hashing: without room in the queue it would be in vain. */
export function assertQueueHasRoom(): void {
  if (queue.length >= MAX_QUEUE_LENGTH)
    throw new AppError("unavailable", "Many people are logging in right now. Please try again in a moment.");
}

async function runQueued(...work: unknown[]): Promise<unknown> {
  assertQueueHasRoom();
  // Whoever leaves hands the place over, so that nobody who has just come gets ahead of the queue.
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
    // One that failed is not used again.
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

/** By the first who needs it: most starts hash nothing. */
const startHasher = (): Worker =>
  new Worker(HASHER, { eval: true, execArgv: [], workerData: createRequire(import.meta.url).resolve("@node-rs/argon2") });
