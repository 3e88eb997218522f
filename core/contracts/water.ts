import * as z from "zod";
import { Day } from "#core/contracts/fields/calendar.ts";
import { endpoint } from "#core/contracts/http/endpoint.ts";
import { WATER_MAX_GLASSES_PER_PERIOD } from "#core/domain/diary/limits.ts";

const Glasses = z
  .int("Please give whole glasses.")
  .min(0, "Please give 0 glasses or more.")
  .max(WATER_MAX_GLASSES_PER_PERIOD, `Please give at most ${WATER_MAX_GLASSES_PER_PERIOD} glasses.`);

export const WaterIntake = z.object({
  date: Day,
  morningGlasses: z.int(),
  afternoonGlasses: z.int(),
  eveningGlasses: z.int(),
});
export type WaterIntake = z.input<typeof WaterIntake>;

const SomeGlasses = z.object({
  morningGlasses: Glasses.optional(),
  afternoonGlasses: Glasses.optional(),
  eveningGlasses: Glasses.optional(),
});

export const WaterChange = SomeGlasses.extend({
  basedOn: SomeGlasses.optional().describe(
    "The numbers of glasses before the change. Only the difference is added, so that changes from other devices are kept",
  ),
  isRepeat: z
    .boolean()
    .optional()
    .describe("Whether the same request was sent before and got no response. The difference is then added only once"),
});
export type WaterChange = z.input<typeof WaterChange>;

export const readWater = endpoint({
  method: "GET",
  path: "/api/water/:date",
  access: "member",
  summary: "Get the glasses of water of a day",
  params: z.object({ date: Day }),
  response: WaterIntake,
});

export const updateWater = endpoint({
  method: "PUT",
  path: "/api/water/:date",
  access: "member",
  isUserCacheSafe: true,
  summary: "Set the glasses of water of a day, or add a difference to them. Absent fields stay unchanged",
  params: z.object({ date: Day }),
  body: WaterChange,
  response: WaterIntake,
});
