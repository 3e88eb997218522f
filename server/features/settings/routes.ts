import type { FastifyInstance } from "fastify";
import { listPublicSettings } from "#core/contracts/settings.ts";
import type { Deps } from "#server/platform/deps.ts";
import { route } from "#server/platform/route.ts";
import * as queries from "./queries.ts";

export function settingsRoutes(app: FastifyInstance, { db }: Deps): void {
  route(app, listPublicSettings, async () => queries.listPublicSettings(db));
}
