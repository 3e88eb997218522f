import { expect, test } from "vitest";
import { readNumber } from "./read-values.ts";

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
