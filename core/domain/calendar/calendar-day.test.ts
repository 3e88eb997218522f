import { describe, expect, test } from "vitest";
import { addDays, dayAt, dayBounds, daysBetween, endOfTomorrowAnywhere, instantAt, isDay, isTimeZone, timeAt } from "./calendar-day.ts";
import { HOUR_MS } from "./durations.ts";

const countHours = (day: string, timeZone: string) => {
  const { start, end } = dayBounds(day, timeZone);
  return (end.getTime() - start.getTime()) / HOUR_MS;
};

test("only an existing date is a day", () => {
  expect(["2024-02-29", "2026-12-31"].map(isDay)).toEqual([true, true]);
  for (const text of ["2026-02-29", "2026-13-01", "2026-1-1", "1999-12-31", "2101-01-01", "", "2026-01-01T00:00"])
    expect(isDay(text)).toBe(false);
});

test("a time zone is identified by its name", () => {
  expect(["UTC", "America/New_York", "Pacific/Kiritimati", "Asia/Kathmandu"].every(isTimeZone)).toBe(true);
  expect(["", "Mars/Olympus", "+05:30", "America/New_York'; --"].some(isTimeZone)).toBe(false);
});

test("a day starts at the same moment, however its time zone is spelled", () => {
  const starts = ["Asia/Kolkata", "asia/kolkata", "ASIA/CALCUTTA", "Asia/Calcutta"].map((zone) => dayBounds("2026-06-10", zone).start);
  expect(new Set(starts.map(Number)).size).toBe(1);
});

test("leap days and the ends of years are handled like other days", () => {
  expect(addDays("2024-02-28", 1)).toBe("2024-02-29");
  expect(addDays("2024-03-01", -1)).toBe("2024-02-29");
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(daysBetween("2024-02-27", "2024-03-01")).toEqual(["2024-02-27", "2024-02-28", "2024-02-29", "2024-03-01"]);
});

test("one moment falls on three days around the world", () => {
  const instant = new Date("2026-06-10T10:30:00Z");
  expect(dayAt(instant, "Pacific/Pago_Pago")).toBe("2026-06-09");
  expect(dayAt(instant, "UTC")).toBe("2026-06-10");
  expect(dayAt(instant, "Pacific/Kiritimati")).toBe("2026-06-11");
  expect(timeAt(instant, "Asia/Kathmandu")).toBe("16:15");
});

describe("a day starts at its midnight and ends at the next", () => {
  test.each([
    ["Pacific/Pago_Pago", "2026-06-10T11:00:00.000Z"],
    ["Pacific/Kiritimati", "2026-06-09T10:00:00.000Z"],
    ["America/Los_Angeles", "2026-06-10T07:00:00.000Z"],
    ["Asia/Kolkata", "2026-06-09T18:30:00.000Z"],
    ["UTC", "2026-06-10T00:00:00.000Z"],
  ])("%s", (timeZone, start) => {
    expect(dayBounds("2026-06-10", timeZone).start.toISOString()).toBe(start);
    expect(countHours("2026-06-10", timeZone)).toBe(24);
  });
});

test("days with a daylight saving change have 23 and 25 hours", () => {
  expect(countHours("2026-03-08", "America/New_York")).toBe(23);
  expect(countHours("2026-11-01", "America/New_York")).toBe(25);
  expect(countHours("2026-10-04", "Australia/Lord_Howe")).toBe(23.5);
});

test("a day starts at one o'clock where clocks skip midnight", () => {
  // Santiago springs forward at midnight.
  const { start } = dayBounds("2026-09-06", "America/Santiago");
  expect(timeAt(start, "America/Santiago")).toBe("01:00");
  expect(dayAt(new Date(start.getTime() - 1), "America/Santiago")).toBe("2026-09-05");
  expect(countHours("2026-09-06", "America/Santiago")).toBe(23);
});

test("days follow each other without gap or overlap in every zone, all year", () => {
  for (const timeZone of [
    "America/New_York",
    "Europe/Berlin",
    "America/Santiago",
    "Australia/Lord_Howe",
    "Pacific/Chatham",
    "Africa/Casablanca",
  ]) {
    for (const day of daysBetween("2024-01-01", "2024-12-31")) {
      const { start, end } = dayBounds(day, timeZone);
      expect(dayAt(start, timeZone), `${day} in ${timeZone}`).toBe(day);
      expect(dayAt(new Date(start.getTime() - 1), timeZone), `before ${day} in ${timeZone}`).toBe(addDays(day, -1));
      expect(dayAt(new Date(end.getTime() - 1), timeZone)).toBe(day);
    }
  }
});

test("a time of day becomes a moment on that day, also where the clock skips or repeats it", () => {
  expect(instantAt("2026-06-10", "07:30", "America/Los_Angeles").toISOString()).toBe("2026-06-10T14:30:00.000Z");
  expect(instantAt("2026-11-01", "01:30", "America/New_York").toISOString()).toBe("2026-11-01T05:30:00.000Z");
  const skipped = instantAt("2026-03-08", "02:30", "America/New_York");
  expect(timeAt(skipped, "America/New_York")).toBe("03:30");
  expect(dayAt(instantAt("2026-09-06", "00:10", "America/Santiago"), "America/Santiago")).toBe("2026-09-06");
  expect(dayAt(instantAt("2026-06-10", "23:59", "Pacific/Kiritimati"), "Pacific/Kiritimati")).toBe("2026-06-10");
});

// Spec: D4.9
test("no zone's tomorrow ends later than the latest zone's", () => {
  for (const minute of [0, 1, 719, 720, 1439]) {
    const now = new Date(Date.parse("2026-06-10T00:00:00Z") + minute * 60_000);
    const ends = Intl.supportedValuesOf("timeZone").map((zone) => dayBounds(addDays(dayAt(now, zone), 1), zone).end.getTime());
    expect(Math.max(...ends)).toBeLessThanOrEqual(endOfTomorrowAnywhere(now).getTime());
    expect(Math.max(...ends)).toBeGreaterThan(endOfTomorrowAnywhere(now).getTime() - HOUR_MS);
  }
});
