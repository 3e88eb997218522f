import type { FastifyInstance, FastifyServerOptions } from "fastify";
import type { Config } from "#server/platform/config.ts";

export interface LogStream {
  write: (line: string) => void;
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
