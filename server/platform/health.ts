import type { FastifyInstance } from "fastify";
import type { Database } from "#server/platform/database.ts";

/** For the operator's monitoring: the process lives; the database answers. */
export function healthRoutes(app: FastifyInstance, database: Database): void {
  app.get("/healthz", { config: { access: "anyone" }, schema: { hide: true } }, async () => ({ status: "ok" }));
  app.get("/readyz", { config: { access: "anyone" }, schema: { hide: true } }, async () => {
    await database.ping();
    return { status: "ok" };
  });
}
