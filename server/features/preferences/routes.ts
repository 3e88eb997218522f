import type { FastifyInstance } from "fastify";
import type { Preferences } from "#core/contracts/preferences.ts";
import * as contracts from "#core/contracts/preferences.ts";
import { readAvoids } from "#core/domain/allergens/avoids.ts";
import type { Deps } from "#server/platform/deps.ts";
import { offerSupport } from "#server/platform/http/offer-support.ts";
import { route } from "#server/platform/http/route.ts";
import { readPreferences, updatePreferences } from "./queries.ts";

/** The words are read here, so that every page and program that uses the API judges a food alike. */
const withAvoids = (preferences: Preferences): Preferences => ({ ...preferences, avoids: readAvoids(preferences) });

export function preferencesRoutes(app: FastifyInstance, { db, userCache }: Deps): void {
  route(app, contracts.readPreferences, async ({ user }) =>
    // Every page of a signed-in user shows the preferred AI provider.
    userCache.getOrLoad(user.id, "preferences", async () => withAvoids(await readPreferences(db, user.id))),
  );
  route(app, contracts.updatePreferences, async ({ user, body, reply }) => {
    offerSupport(
      reply,
      [body.dietaryRestrictions, body.allergies, body.foodPreferences].flatMap((lines) => lines ?? []),
    );
    return withAvoids(await updatePreferences(db, user.id, body));
  });
}
