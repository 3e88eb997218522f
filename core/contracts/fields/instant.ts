import * as z from "zod";

/** The years of a calendar day, and a day more on both sides, because a day starts earlier or later in other time zones. */
const FIRST = Date.UTC(1999, 11, 31);
const END = Date.UTC(2101, 0, 2);
const OUT_OF_RANGE = "Please give a time between the years 2000 and 2100.";

const Text = z.iso.datetime({ offset: true });
const encode = (date: Date): string => date.toISOString();
const isInRange = (date: Date): boolean => date.getTime() >= FIRST && date.getTime() < END;

/** An Instant that stays a string. */
export const InstantText = Text.refine((text) => isInRange(new Date(text)), OUT_OF_RANGE);

/** A moment in time: an ISO string on the wire, a Date on the server. The range applies only to what is sent to the server. */
export const Instant = z.codec(Text, z.date(), {
  decode: (text, { issues }) => {
    const date = new Date(text);
    if (!isInRange(date)) issues.push({ code: "custom", input: text, message: OUT_OF_RANGE });
    return date;
  },
  encode,
});

/** A time by a device's clock, which may be wrong by decades. Whoever uses it checks it first. */
export const DeviceTime = z.codec(Text, z.date(), { decode: (text) => new Date(text), encode });
