/** `npm run test:faults` uses the full amounts; `npm test` uses smaller ones that finish within minutes. */
const isThorough = Boolean(process.env.THOROUGH);

export const KILLS = isThorough ? 20 : 3;
export const WRITES_PER_KILL = isThorough ? 1_000 : 90;
export const POSTGRES_RESTARTS = isThorough ? 10 : 2;
export const WRITES_ON_TWO_PROCESSES = isThorough ? 600 : 60;
export const WRITES_BEFORE_STOP = isThorough ? 400 : 60;

/** Starting the server takes seconds on a busy machine, and most of these tests start several. */
export const TEST_TIMEOUT_MS = isThorough ? 3_600_000 : 300_000;
