import type { FastifyInstance } from "fastify";
import * as contracts from "#core/contracts/water.ts";
import type { Deps } from "#server/platform/deps.ts";
import { route } from "#server/platform/route.ts";
import { findWater, upsertWater } from "./queries.ts";

const NONE = { morningGlasses: 0, afternoonGlasses: 0, eveningGlasses: 0 };

export function waterRoutes(app: FastifyInstance, { db }: Deps): void {
  route(app, contracts.readWater, async ({ user, params: { date } }) => (await findWater(db, user.id, date)) ?? { date, ...NONE });
  route(app, contracts.updateWater, async ({ user, params: { date }, body }) => upsertWater(db, user.id, date, body));
}
