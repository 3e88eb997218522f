import type { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { AppError } from "./errors.ts";

const CHECK_EVERY_MS = 2_000;
/** 10 kB a second. Slower uploads would not arrive before the request times out. */
const MIN_BYTES_PER_CHECK = 20_000;
/** A phone that changes its network is silent for a moment. */
const SLOW_CHECKS_ALLOWED = 1;

const tooSlow = () => new AppError("invalid", "requests.uploadTooSlow", { code: "upload_too_slow" });

interface UploadRules {
  /** The limit of one upload. */
  maxBytes: number;
  tooLarge: () => AppError;
  /** The limit of all uploads together in this process, counted only as they arrive, so that announcing one takes no room. */
  maxBytesHeld: number;
  full: () => AppError;
}

/** Reads uploads into memory, and refuses what arrives when the memory for it is used up, or arrives too slowly. */
export class Uploads {
  #held = 0;
  readonly #rules: UploadRules;

  constructor(rules: UploadRules) {
    this.#rules = rules;
  }

  /** The bytes that `work` reads count until it has ended. */
  async hold<T>(work: (read: (stream: Readable) => Promise<Buffer>) => Promise<T>): Promise<T> {
    const { maxBytes, tooLarge, maxBytesHeld, full } = this.#rules;
    let bytes = 0;
    const take = (length: number): void => {
      if (bytes + length > maxBytes) throw tooLarge();
      if (this.#held + length > maxBytesHeld) throw full();
      bytes += length;
      this.#held += length;
    };
    try {
      return await work((stream) => collect(stream, take));
    } finally {
      this.#held -= bytes;
    }
  }
}

/** After a refusal the rest of the stream is ignored but still read, so that the client gets its response. */
async function collect(stream: Readable, take: (length: number) => void): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const refusal = new AbortController();
  let arrived = 0;
  let slowChecks = 0;
  stream.on("data", (chunk: Buffer) => {
    if (refusal.signal.aborted) return;
    arrived += chunk.length;
    try {
      take(chunk.length);
      chunks.push(chunk);
    } catch (error) {
      refusal.abort(error);
    }
  });
  const check = setInterval(() => {
    slowChecks = arrived < MIN_BYTES_PER_CHECK ? slowChecks + 1 : 0;
    arrived = 0;
    if (slowChecks > SLOW_CHECKS_ALLOWED) refusal.abort(tooSlow());
  }, CHECK_EVERY_MS);
  try {
    await finished(stream, { signal: refusal.signal });
    return Buffer.concat(chunks);
  } catch (error) {
    throw refusal.signal.aborted ? refusal.signal.reason : error;
  } finally {
    clearInterval(check);
  }
}
