import { parentPort, workerData } from "node:worker_threads";
import { FileProblem } from "./file-problem.ts";
import { readFile } from "./read-file.ts";

/** Runs in a worker thread with its own memory limit, so that one user's file never blocks other requests. */
try {
  const { bytes, timeZone } = workerData;
  const read = readFile(Buffer.from(bytes), timeZone, new Date());
  const packed = [...read.parts, ...read.keys, ...(read.whole?.parts ?? [])];
  parentPort?.postMessage(
    { read },
    packed.map(({ buffer }) => buffer),
  );
} catch (error) {
  if (!(error instanceof FileProblem)) throw error;
  parentPort?.postMessage({ problem: error.text });
}
