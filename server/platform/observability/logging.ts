import { writeSync } from "node:fs";
import type { FastifyInstance, FastifyServerOptions } from "fastify";
import pino from "pino";
import type { Config } from "#server/platform/config.ts";
import { describeError, messageWithoutValues } from "./describe-error.ts";

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
    serializers: { err: (error: Error) => describeError(error) },
    formatters: { log: describeErrors },
    hooks: {
      logMethod(args, method) {
        method.apply(this, withSafeMessage(args));
      },
    },
    redact: ["headers.cookie", "headers.authorization", "*.headers.cookie", "*.headers.authorization", "*.password", "*.token", "*.key"],
    ...(isTerminal && { transport: { target: "pino-pretty", options: { ignore: "pid,hostname", translateTime: "HH:MM:ss" } } }),
  };
}

/** The serializer applies to `err` alone. Elsewhere, pino would write all properties of an error. */
function describeErrors(details: Record<string, unknown>): Record<string, unknown> {
  const others = Object.entries(details).filter(([name, value]) => name !== "err" && value instanceof Error);
  if (others.length === 0) return details;
  return { ...details, ...Object.fromEntries(others.map(([name, error]) => [name, describeError(error as Error)])) };
}

/** pino repeats the message of an error as the line's own if the caller states no other. */
function withSafeMessage<Args extends unknown[]>(args: Args): Args {
  const [details, message, ...rest] = args;
  const error = typeof details === "object" && details !== null && "err" in details ? details.err : details;
  if (!(error instanceof Error) || (message !== undefined && message !== error.message)) return args;
  // Safe to cast: the same arguments with another message.
  return [details, messageWithoutValues(error), ...rest] as Args;
}

const MONITORING = new Set(["/healthz", "/readyz"]);

/** One line per request, with its route instead of its URL, so that ids, search terms and typos stay out of the log. */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", (request, reply, done) => {
    if (reply.isUnrecorded) return done();
    const route = request.routeOptions.url ?? "page or nothing";
    const level = MONITORING.has(route) ? "debug" : "info";
    request.log[level]({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, "request");
    done();
  });
}
