import * as z from "zod";
import { Day } from "#core/contracts/fields/calendar.ts";
import { endpoint } from "#core/contracts/http/endpoint.ts";
import { WATER_MAX_GLASSES_PER_PERIOD } from "#core/domain/constants.ts";

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
  basedOn: SomeGlasses.optional().describe("The glasses that were changed. The difference is added, so that another device's glasses stay"),
  isRepeat: z.boolean().optional().describe("Sent before, and the answer never came: nothing is added twice"),
});
export type WaterChange = z.input<typeof WaterChange>;

export const readWater = endpoint({
  method: "GET",
  path: "/api/water/:date",
  access: "member",
  summary: "The day's glasses of water",
  params: z.object({ date: Day }),
  response: WaterIntake,
});

export const updateWater = endpoint({
  method: "PUT",
  path: "/api/water/:date",
  access: "member",
  keepsUserCache: true,
  summary: "Set the day's glasses, or add a difference to them; what is absent stays",
  params: z.object({ date: Day }),
  body: WaterChange,
  response: WaterIntake,
});
