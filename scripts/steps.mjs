const NAME_WIDTH = 9;

/** A step failed: the message says what to do, and the tool's output is attached. */
export class StepFailed extends Error {
  /** @param {string} message @param {string} [toolOutput] */
  constructor(message, toolOutput = "") {
    super(message);
    this.toolOutput = toolOutput;
  }
}

/**
 * Runs one step and prints one line about it. `work` returns what was done, or throws StepFailed.
 *
 * @param {string} name
 * @param {string} doing shown while it runs, on a terminal only
 * @param {() => string | Promise<string>} work
 * @returns {Promise<boolean>} whether it went well
 */
export async function step(name, doing, work) {
  const startedAt = performance.now();
  const label = name.padEnd(NAME_WIDTH);
  if (process.stdout.isTTY) process.stdout.write(`… ${label} ${doing}`);
  const clear = process.stdout.isTTY ? "\r\u001b[K" : "";
  try {
    const done = await work();
    console.log(`${clear}✓ ${label} ${done} (${duration(performance.now() - startedAt)})`);
    return true;
  } catch (error) {
    const failed =
      error instanceof StepFailed ? error : new StepFailed(error instanceof Error ? (error.stack ?? error.message) : String(error));
    console.log(`${clear}✗ ${label} ${failed.message} (${duration(performance.now() - startedAt)})`);
    if (failed.toolOutput.trim()) console.log(indent(failed.toolOutput));
    return false;
  }
}

/** @param {number} ms */
export const duration = (ms) => (ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`);

/** @param {string} text */
const indent = (text) => text.trimEnd().replace(/^/gm, "  ");
