import type { FastifyInstance } from "fastify";
import * as contracts from "#core/contracts/profile.ts";
import { asCurrentUser } from "#server/platform/auth/sessions/current-user.ts";
import type { Deps } from "#server/platform/deps.ts";
import { route } from "#server/platform/http/route.ts";
import { updateProfile } from "./queries.ts";

export function profileRoutes(app: FastifyInstance, { db }: Deps): void {
  route(app, contracts.updateProfile, async ({ user, body }) => asCurrentUser(await updateProfile(db, user.id, body)));
}
