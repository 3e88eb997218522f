import type { FastifyInstance } from "fastify";
import * as contracts from "#core/contracts/water.ts";
import { NO_GLASSES } from "#core/domain/diary/water-periods.ts";
import type { Deps } from "#server/platform/deps.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { route } from "#server/platform/http/route.ts";
import { findWater, mergeWater, upsertWater } from "./queries.ts";

export function waterRoutes(app: FastifyInstance, { db }: Deps): void {
  route(app, contracts.readWater, async ({ user, params: { date } }) => (await findWater(db, user.id, date)) ?? { date, ...NO_GLASSES });
  route(app, contracts.updateWater, async ({ user, params: { date }, body: { basedOn, isRepeat, ...glasses } }) => {
    if (!basedOn) return upsertWater(db, user.id, date, glasses);
    const water = await mergeWater(db, user.id, date, { ...glasses, basedOn, isRepeat });
    if (!water) throw new AppError("conflict", "These glasses were changed on another device.");
    return water;
  });
}
