import { availableParallelism } from "node:os";

/** How many projects of tsconfig.json are usually checked at the same time. */
const PARALLEL_PROJECTS = 2;
/** The compiler's own default, which does not ask how many cores there are. */
const DEFAULT_CHECKERS = 4;

/**
 * Each checker of a project resolves the types that it shares with the others again.
 * On two cores, one checker per project takes about half the processor time of four, and is done sooner.
 */
const checkers = Math.min(DEFAULT_CHECKERS, Math.max(1, Math.floor(availableParallelism() / PARALLEL_PROJECTS)));

export const TYPE_CHECK = { script: "typescript/bin/tsc", args: ["-b", "--checkers", String(checkers)] };
