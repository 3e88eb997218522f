import { expect, test } from "vitest";
import { formatAgo, formatDay, formatDayAndTime } from "./instants.ts";

test.each([
  ["2025-11-13T12:00:30.000Z", "just now"],
  ["2025-11-13T11:59:01.000Z", "just now"],
  ["2025-11-13T11:59:00.000Z", "1 minute ago"],
  ["2025-11-13T11:00:30.000Z", "59 minutes ago"],
  ["2025-11-13T09:00:00.000Z", "3 hours ago"],
  ["2025-11-12T11:00:00.000Z", "yesterday"],
  ["2025-11-08T11:00:00.000Z", "5 days ago"],
  ["2025-10-30T11:00:00.000Z", "2 weeks ago"],
  ["2025-08-13T11:00:00.000Z", "3 months ago"],
  ["2023-11-01T11:00:00.000Z", "2 years ago"],
])("%s is '%s'", (instant, words) => {
  expect(formatAgo(instant, Date.parse("2025-11-13T12:00:00.000Z"))).toBe(words);
});

test("a day has its month as a word", () => {
  expect(formatDay("2025-11-13T12:00:00.000Z")).toBe("Nov 13, 2025");
});

test("a day is named while it is today or yesterday", () => {
  const now = new Date(2026, 10, 19, 15, 0).getTime();
  const at = (day: number) => formatDayAndTime(new Date(2026, 10, day, 14, 2).toISOString(), now).replace(/\s/g, " ");
  expect([at(19), at(18), at(17)]).toEqual(["today, 2:02 PM", "yesterday, 2:02 PM", "Nov 17, 2026, 2:02 PM"]);
});
