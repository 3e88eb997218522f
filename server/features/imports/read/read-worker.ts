import { parentPort, workerData } from "node:worker_threads";
import { FileProblem } from "./file-problem.ts";
import { readFile } from "./read-file.ts";

/** In a thread of its own, with memory of its own: nobody waits for somebody else's file. */
try {
  const { bytes, timeZone } = workerData;
  parentPort?.postMessage({ read: readFile(Buffer.from(bytes), timeZone, new Date()) });
} catch (error) {
  if (!(error instanceof FileProblem)) throw error;
  parentPort?.postMessage({ problem: error.message });
}
