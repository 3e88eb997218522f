import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { AppError } from "#server/platform/errors.ts";

/** OWASP's first choice for argon2id, the library's default algorithm: 19 MiB, two passes, one lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each takes a whole core for a while; one core stays free for everybody who is not just logging in. */
const AT_ONCE = Math.max(1, availableParallelism() - 1);
/** Whoever would wait longer than a few seconds is told so instead. */
const LONGEST_QUEUE = 100;

const queue: (() => void)[] = [];
let atWork = 0;

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, OPTIONS));

let decoy: Promise<string> | undefined;

/** Without a hash (no such person) it takes as long as with one, and is false. */
export async function passwordMatches(password: string, hashed: string | undefined): Promise<boolean> {
  decoy ??= hash("nobody has this password", OPTIONS);
  const against = hashed ?? (await decoy);
  const matches = await inTurn(() => verify(against, password));
  return matches && hashed !== undefined;
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (queue.length >= LONGEST_QUEUE)
    throw new AppError("unavailable", "Many people are logging in right now. Please try again in a moment.");
  // Whoever leaves hands the place over, so that nobody who has just come gets ahead of the queue.
  if (atWork >= AT_ONCE) await new Promise<void>((resolve) => queue.push(resolve));
  else atWork += 1;
  try {
    return await work();
  } finally {
    const next = queue.shift();
    if (next) next();
    else atWork -= 1;
  }
}
