import { spawn } from "node:child_process";

const STOP_SIGNALS = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
// npm forwards a Ctrl-C that the terminal has already delivered to us.
const SAME_KEYPRESS_MS = 1000;
const PATIENCE_MS = 10_000;
// In its own process group, a child gets Ctrl-C only from us, and only once.
const OWN_GROUP = process.platform !== "win32";

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();
/** @type {{ code: number, at: number } | undefined} */
let stopping;

/**
 * @typedef {object} Ended
 * @property {number} code 0 when all went well; 1 for a child that a signal ended or that could not start
 * @property {string} output what it printed, unless that went to the screen
 */

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, onScreen?: boolean }} [options]
 * @returns {Promise<Ended>}
 */
export function run(command, args, { env = process.env, onScreen = false } = {}) {
  return new Promise((resolve) => {
    const sink = onScreen ? "inherit" : "pipe";
    const child = spawn(command, args, { env, stdio: ["ignore", sink, sink], detached: OWN_GROUP });
    let output = "";
    child.stdout?.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
    child.stderr?.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
    running.add(child);
    /** @param {number} code */
    const end = (code) => {
      if (!running.delete(child)) return;
      signalChild(child, "SIGKILL");
      if (stopping) {
        if (running.size === 0) process.exit(stopping.code);
        return;
      }
      resolve({ code, output });
    };
    child.once("error", (error) => {
      output += error.message;
      end(1);
    });
    child.once("close", (code) => end(code ?? 1));
  });
}

/** @param {string} script @param {readonly string[]} args @param {{ env?: NodeJS.ProcessEnv, onScreen?: boolean }} [options] */
export const runNode = (script, args, options) => run(process.execPath, [script, ...args], options);

/** Stops every child process and then this process. @param {number} code */
export function stopAll(code) {
  stop("SIGTERM", code);
}

/** From now on, a server in this process handles the signals itself. */
export function releaseSignals() {
  for (const signal of STOP_SIGNALS) process.off(signal, onSignal);
}

/** @param {NodeJS.Signals} signal */
function onSignal(signal) {
  stop(signal, EXIT_CODES[/** @type {keyof typeof EXIT_CODES} */ (signal)]);
}

/** @param {NodeJS.Signals} signal @param {number} code */
function stop(signal, code) {
  if (running.size === 0) process.exit(code);
  if (stopping) {
    if (Date.now() - stopping.at > SAME_KEYPRESS_MS) signalAll("SIGKILL");
    return;
  }
  stopping = { code, at: Date.now() };
  signalAll(signal);
  setTimeout(() => signalAll("SIGKILL"), PATIENCE_MS).unref();
}

/** @param {NodeJS.Signals} signal */
function signalAll(signal) {
  for (const child of running) signalChild(child, signal);
}

/** @param {import("node:child_process").ChildProcess} child @param {NodeJS.Signals} signal */
function signalChild(child, signal) {
  if (child.pid === undefined) return;
  try {
    if (OWN_GROUP) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // The whole group has already ended.
  }
}

for (const signal of STOP_SIGNALS) process.on(signal, onSignal);
process.on("exit", () => signalAll("SIGKILL"));
