import type { FastifyInstance } from "fastify";
import * as contracts from "#core/contracts/preferences.ts";
import type { Deps } from "#server/platform/deps.ts";
import { route } from "#server/platform/http/route.ts";
import { readPreferences, updatePreferences } from "./queries.ts";

export function preferencesRoutes(app: FastifyInstance, { db }: Deps): void {
  route(app, contracts.readPreferences, async ({ user }) => readPreferences(db, user.id));
  route(app, contracts.updatePreferences, async ({ user, body }) => updatePreferences(db, user.id, body));
}
