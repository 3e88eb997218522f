import * as z from "zod";
import { Day } from "#core/contracts/calendar.ts";
import { endpoint } from "#core/contracts/endpoint.ts";
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

export const WaterChange = z.object({
  morningGlasses: Glasses.optional(),
  afternoonGlasses: Glasses.optional(),
  eveningGlasses: Glasses.optional(),
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
  leavesAccount: true,
  summary: "Set the day's glasses; what is absent stays",
  params: z.object({ date: Day }),
  body: WaterChange,
  response: WaterIntake,
});
