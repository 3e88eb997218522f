import path from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { MINUTE_MS } from "#core/domain/calendar/durations.ts";
import { AppError, type ErrorDetails } from "#server/platform/http/errors.ts";
import { PROJECT_ROOT } from "#server/platform/project-root.ts";
import { importsFull } from "./problems.ts";
import type { FileProblemText } from "./read/file-problem.ts";
import type { ReadDiary } from "./read/imported-row.ts";

const COMPILING_MS = MINUTE_MS;
const MAX_MEMORY_MB = 768;
/** Reading the largest file takes about four seconds. */
const IMPORT_READ_TIMEOUT_MS = 15_000;
/** The number of files that are queued or being read in this process. */
const MAX_QUEUED_FILES = 4;

type Answer = { read: ReadDiary } | { problem: FileProblemText };

const unreadable = ({ key, values }: FileProblemText) =>
  // Safe to cast: FileProblem checks that the values are those of the key.
  new AppError("invalid", key, ...([{ code: "unreadable_file", values }] as unknown as ErrorDetails<typeof key>));

/** The file ran into the limit of time or memory. */
export class TooMuchWork extends AppError<"imports.tooMuchWork"> {
  constructor() {
    super("invalid", "imports.tooMuchWork", { code: "unreadable_file" });
  }
}

/** When running from the sources, tsx has to compile the worker's code first. The build puts a bundle of it next to the server's. */
const SOURCES = path.join(PROJECT_ROOT, "server/features/imports/read/read-worker.ts");
let bundle = import.meta.url.endsWith(".ts") ? undefined : path.join(PROJECT_ROOT, "dist/server/read-worker.js");

/**
 * For tests only: they read hundreds of files, and compiling the sources takes longer than reading any of them.
 * @internal
 */
export function setImportWorkerFile(file: string | undefined): void {
  bundle = file;
}

/** Apart from the import, which would otherwise look like one of the built server, so that its image would get tsx as well. */
const TSX = "tsx/esm/api";
const FROM_SOURCES = `
const { code } = require("node:worker_threads").workerData;
import(${JSON.stringify(TSX)}).then(({ register }) => {
  register();
  return import(code);
});
`;

/** Reads one file at a time, each in its own worker thread that ends after the file. */
export class FileReader {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  readonly #timeoutMs: number;

  constructor(timeoutMs = IMPORT_READ_TIMEOUT_MS) {
    this.#timeoutMs = timeoutMs;
  }

  /** Called before the upload is read as well, so that a file that would have to wait too long is refused without reading it. */
  assertRoom(): void {
    if (this.#waiting >= MAX_QUEUED_FILES) throw importsFull();
  }

  /** Entered with a file that has arrived, so that slow uploads take nobody's turn. */
  async inQueue<T>(work: () => Promise<T>): Promise<T> {
    this.assertRoom();
    this.#waiting += 1;
    try {
      return await work();
    } finally {
      this.#waiting -= 1;
    }
  }

  read(bytes: Buffer, timeZone: string): Promise<ReadDiary> {
    const next = this.#last.then(() => readInWorker(bytes, timeZone, this.#timeoutMs));
    this.#last = next.catch(() => {});
    return next;
  }
}

async function readInWorker(bytes: Buffer, timeZone: string, timeoutMs: number): Promise<ReadDiary> {
  const code = pathToFileURL(bundle ?? SOURCES);
  const worker = new Worker(bundle ? code : FROM_SOURCES, {
    eval: !bundle,
    workerData: { bytes, timeZone, code: code.href },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
  });
  const tooLong = setTimeout(() => void worker.terminate(), bundle ? timeoutMs : timeoutMs + COMPILING_MS);
  try {
    const answer = await new Promise<Answer | undefined>((resolve, reject) => {
      worker.once("message", resolve);
      worker.once("exit", () => resolve(undefined));
      worker.once("error", (error: Error & { code?: string }) =>
        error.code === "ERR_WORKER_OUT_OF_MEMORY" ? resolve(undefined) : reject(error),
      );
    });
    if (!answer) throw new TooMuchWork();
    if ("problem" in answer) throw unreadable(answer.problem);
    return answer.read;
  } finally {
    clearTimeout(tooLong);
    await worker.terminate();
  }
}
