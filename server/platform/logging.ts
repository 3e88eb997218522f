import type { FastifyInstance, FastifyServerOptions } from "fastify";
import type { Config } from "#server/platform/config.ts";

export function loggerOptions(level: Config["logLevel"], isTerminal: boolean): NonNullable<FastifyServerOptions["logger"]> {
  return {
    level,
    redact: ["headers.cookie", "headers.authorization", "*.headers.cookie", "*.headers.authorization", "*.password", "*.token", "*.key"],
    ...(isTerminal && { transport: { target: "pino-pretty", options: { ignore: "pid,hostname", translateTime: "HH:MM:ss" } } }),
  };
}

const MONITORING = new Set(["/healthz", "/readyz"]);

/** One line a request, without its query: what people search for, and who they are, stays out of the log. */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    const path = request.url.split("?")[0] ?? "";
    const level = MONITORING.has(path) ? "debug" : "info";
    request.log[level]({ method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, "request");
  });
}
