import type { FastifyInstance } from "fastify";
import * as contracts from "#core/contracts/food-view.ts";
import { toFoodView } from "#server/platform/auth/sessions/current-user.ts";
import type { Deps } from "#server/platform/deps.ts";
import { route } from "#server/platform/http/route.ts";
import { updateFoodView } from "./queries.ts";

export function foodViewRoutes(app: FastifyInstance, { db }: Deps): void {
  route(app, contracts.updateFoodView, async ({ user, body }) => toFoodView(await updateFoodView(db, user.id, body)));
}
