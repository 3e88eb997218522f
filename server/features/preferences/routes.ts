import type { FastifyInstance } from "fastify";
import * as contracts from "#core/contracts/preferences.ts";
import type { Deps } from "#server/platform/deps.ts";
import { route } from "#server/platform/http/route.ts";
import { readPreferences, updatePreferences } from "./queries.ts";

export function preferencesRoutes(app: FastifyInstance, { db, userCache }: Deps): void {
  route(app, contracts.readPreferences, async ({ user }) =>
    // Every page of a signed-in user shows the preferred AI provider.
    userCache.getOrLoad(user.id, "preferences", () => readPreferences(db, user.id)),
  );
  route(app, contracts.updatePreferences, async ({ user, body }) => updatePreferences(db, user.id, body));
}
