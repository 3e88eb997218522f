import type { FastifyInstance } from "fastify";
import * as contracts from "#core/contracts/water.ts";
import { EARLIEST_DAY, endOfTomorrowAnywhere } from "#core/domain/calendar/calendar-day.ts";
import { NO_GLASSES } from "#core/domain/diary/water-periods.ts";
import type { Deps } from "#server/platform/deps.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { route } from "#server/platform/http/route.ts";
import { findWater, mergeWater, upsertWater } from "./queries.ts";

export function waterRoutes(app: FastifyInstance, { db }: Deps): void {
  route(app, contracts.readWater, async ({ user, params: { date } }) => (await findWater(db, user.id, date)) ?? { date, ...NO_GLASSES });
  route(app, contracts.updateWater, async ({ user, params: { date }, body: { basedOn, isRepeat, ...glasses } }) => {
    refuseFarDay(date);
    if (!basedOn) return upsertWater(db, user.id, date, glasses);
    const water = await mergeWater(db, user.id, date, { ...glasses, basedOn, isRepeat });
    if (!water) throw new AppError("conflict", "water.changed");
    return water;
  });
}

/** The same range as in the diary. Without it, a user could fill a row for each of three million days. */
function refuseFarDay(day: string): void {
  if (day < EARLIEST_DAY) throw new AppError("invalid", "diary.tooLongAgo", { code: "invalid_input" });
  if (new Date(day) >= endOfTomorrowAnywhere(new Date())) throw new AppError("invalid", "diary.tooFarAhead", { code: "invalid_input" });
}
