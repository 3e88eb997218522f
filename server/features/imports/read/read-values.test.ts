import { expect, test } from "vitest";
import { DiaryCalendar, readMeal, readNumber } from "./read-values.ts";

function measureMicros(text: string): number {
  const start = process.cpuUsage();
  for (let times = 0; times < 200; times += 1) readNumber(text);
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

test.each([
  ["12", 12],
  ["1,234.5", 1234.5],
  [".5", 0.5],
  ["-3e2", -300],
  ["", undefined],
  ["5.", undefined],
  ["1x", undefined],
  ["9".repeat(31), undefined],
])("'%s' is read as %s", (text, value) => {
  expect(readNumber(text)).toBe(value);
});

test("two thousand digits cost little more than twenty", () => {
  const long = `${"1".repeat(1990)}x`;
  measureMicros(long);
  expect(measureMicros(long)).toBeLessThan(100 * (measureMicros(`${"1".repeat(20)}x`) + 1_000));
});

test.each([
  ["Abendessen", "21:45", "dinner"],
  ["Second snack", "12:00", "snack"],
  ["", "21:45", "snack"],
  ["", "04:30", "breakfast"],
  ["Meal 3", "17:00", "dinner"],
  ["Meal 3", null, "snack"],
])("a line named '%s' at %s is a %s, as on the diary page", (name, time, meal) => {
  expect(readMeal(name, time)).toBe(meal);
});

test("a snack without a time is placed at four, as on the diary page", () => {
  const calendar = new DiaryCalendar("UTC", new Date("2026-03-02T12:00:00Z"));
  expect(calendar.parseInstant("2026-03-01", null, "snack")).toBe("2026-03-01T16:00:00.000Z");
});
