/** `npm run test:faults` asks for the full amounts; `npm test` for as much as fits between two cups of tea. */
const isThorough = Boolean(process.env.THOROUGH);

export const KILLS = isThorough ? 20 : 3;
export const WRITES_PER_KILL = isThorough ? 1_000 : 90;
export const POSTGRES_RESTARTS = isThorough ? 10 : 2;
export const WRITES_ON_TWO_PROCESSES = isThorough ? 600 : 60;
export const WRITES_BEFORE_STOP = isThorough ? 400 : 60;

/** A start takes seconds on a busy machine, and most of these tests start several. */
export const LONGEST_TEST_MS = isThorough ? 3_600_000 : 300_000;
