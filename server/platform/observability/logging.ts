import { writeSync } from "node:fs";
import type { FastifyInstance, FastifyServerOptions } from "fastify";
import pino from "pino";
import type { Config } from "#server/platform/config.ts";

export interface LogStream {
  write: (line: string) => void;
  lastLevel?: number | undefined;
}

/** Lines are written together, because a system call for each line costs nearly as much as a small request. */
const WRITE_EVERY_MS = 500;
const WRITE_FROM_CHARACTERS = 8_192;
/** Lines that cannot be written wait up to this size. */
const MAX_WAITING_BYTES = 1_048_576;
const STANDARD_OUTPUT = 1;

/**
 * The standard output. Warnings and errors are written at once, together with the lines before them, because the process may be about to end.
 * While nothing can be written, because the disk is full or the reader is slow or has ended, the server goes on and tries again later.
 */
export function bufferedOutput(): LogStream {
  let lines = "";
  let unwritten = Buffer.alloc(0);
  const flush = () => {
    unwritten = Buffer.concat([unwritten, Buffer.from(lines)]);
    lines = "";
    try {
      while (unwritten.length > 0) unwritten = unwritten.subarray(writeSync(STANDARD_OUTPUT, unwritten));
    } catch {
      if (unwritten.length > MAX_WAITING_BYTES) unwritten = Buffer.alloc(0);
    }
  };
  setInterval(flush, WRITE_EVERY_MS).unref();
  process.on("exit", flush);
  return {
    // Makes pino set `lastLevel` before each line.
    [Symbol.for("pino.metadata")]: true,
    lastLevel: pino.levels.values.info,
    write(line) {
      lines += line;
      if (lines.length >= WRITE_FROM_CHARACTERS || (this.lastLevel ?? 0) >= (pino.levels.values.warn ?? 0)) flush();
    },
  };
}

export function loggerOptions(
  level: Config["logLevel"],
  isTerminal: boolean,
  stream?: LogStream,
): NonNullable<FastifyServerOptions["logger"]> {
  return {
    level,
    ...(stream && { stream }),
    redact: ["headers.cookie", "headers.authorization", "*.headers.cookie", "*.headers.authorization", "*.password", "*.token", "*.key"],
    ...(isTerminal && { transport: { target: "pino-pretty", options: { ignore: "pid,hostname", translateTime: "HH:MM:ss" } } }),
  };
}

const MONITORING = new Set(["/healthz", "/readyz"]);

/** One line per request, with its route instead of its URL, so that ids, search terms and typos stay out of the log. */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "page or nothing";
    const level = MONITORING.has(route) ? "debug" : "info";
    request.log[level]({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, "request");
    done();
  });
}
