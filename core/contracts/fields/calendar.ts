import * as z from "zod";
import { isDay, isTimeZone } from "#core/domain/calendar/calendar-day.ts";

export const Day = z.string().refine(isDay, "Please give a day as YYYY-MM-DD.").describe("A calendar day as YYYY-MM-DD");

/** If it is absent, days are in UTC. */
export const TimeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, "This time zone is unknown.")
  .default("UTC")
  .describe("IANA name of the user's time zone");
