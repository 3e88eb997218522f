import type { FastifyInstance, FastifyServerOptions } from "fastify";
import pino from "pino";
import type { Config } from "#server/platform/config.ts";

export interface LogStream {
  write: (line: string) => void;
  lastLevel?: number | undefined;
}

/** Lines are written together, because a system call for each line costs nearly as much as a small request. */
const WRITE_EVERY_MS = 500;
const WRITE_FROM_BYTES = 8_192;

/** The standard output. Warnings and errors are written at once, together with the lines before them, because the process may be about to end. */
export function bufferedOutput(): LogStream {
  const output = pino.destination({ dest: 1, sync: false, minLength: WRITE_FROM_BYTES, periodicFlush: WRITE_EVERY_MS });
  return {
    // Makes pino set `lastLevel` before each line.
    [Symbol.for("pino.metadata")]: true,
    lastLevel: pino.levels.values.info,
    write(line) {
      output.write(line);
      if ((this.lastLevel ?? 0) >= (pino.levels.values.warn ?? 0)) output.flushSync();
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
