import type { FastifyInstance } from "fastify";
import * as contracts from "#core/contracts/suggestions.ts";
import { canAsk } from "#server/platform/ai/ask-ai.ts";
import type { Deps } from "#server/platform/deps.ts";
import { findRequestLanguage } from "#server/platform/http/request-language.ts";
import { route } from "#server/platform/http/route.ts";
import { readSituation } from "./read-day-context.ts";
import { suggestByAi } from "./suggest-by-ai.ts";
import { suggestFromCatalogue } from "./suggest-from-catalogue.ts";

export function suggestionsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, contracts.suggestMeals, async ({ user, body: { mealType, provider, tz }, request, reply }) => {
    await deps.limits.count("suggestionsPerPerson", user.id);
    const situation = await readSituation(deps, user, mealType, tz);
    if (provider && (await canAsk(deps, user, provider))) {
      const byAi = await suggestByAi(deps, { user, provider, request, reply, isCalm: user.foodDisplay === "calm" }, situation);
      if (byAi.length > 0) return byAi;
    }
    return suggestFromCatalogue(deps.catalogue, situation, findRequestLanguage(request));
  });
}
