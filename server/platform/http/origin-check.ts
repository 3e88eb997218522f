import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "./errors.ts";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Rejects writes sent by another site's page. A client without an Origin header, such as a command line, is not a page. */
export function rejectCrossSiteWrites(app: FastifyInstance, publicUrls: readonly string[]): void {
  app.addHook("onRequest", (request, _reply, done) => {
    const isRejected = !READS.has(request.method) && isForeign(request, publicUrls);
    done(isRejected ? new AppError("forbidden", "requests.foreignOrigin", { code: "foreign_origin" }) : undefined);
  });
}

function isForeign(request: FastifyRequest, publicUrls: readonly string[]): boolean {
  if (request.headers["sec-fetch-site"] === "cross-site") return true;
  const { origin } = request.headers;
  if (origin === undefined) return false;
  return origin !== `${request.protocol}://${request.host}` && !publicUrls.includes(origin);
}
