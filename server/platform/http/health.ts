import type { FastifyInstance } from "fastify";
import type { Database } from "#server/platform/storage/database.ts";

/** For the operator's monitoring: whether the process is alive, and whether the database responds. */
export function healthRoutes(app: FastifyInstance, database: Database): void {
  const check = (path: string, check: () => Promise<void>): void => {
    app.get(path, { config: { access: "anyone", exemptFromLoadShedding: true }, schema: { hide: true } }, async (_request, reply) => {
      reply.header("cache-control", "no-store");
      await check();
      return { status: "ok" };
    });
  };
  check("/healthz", async () => {});
  check("/readyz", () => database.ping());
}
