import { expect, test } from "vitest";
import { formatAmount, formatKcal, formatPercent, formatWithUnit } from "./amounts.ts";

test("an amount is as precise as is useful", () => {
  expect([2300, 281.6, 99.94, 45, 14.53, 1, 0.067, 0.5].map(formatAmount)).toEqual([
    "2,300",
    "282",
    "99.9",
    "45",
    "14.5",
    "1",
    "0.07",
    "0.5",
  ]);
  expect(formatAmount(0)).toBe("0");
  expect(formatAmount(0.004)).toBe("under 0.01");
});

test("a missing figure is a dash, without a unit", () => {
  expect(formatAmount(null)).toBe("—");
  expect(formatKcal(null)).toBe("—");
  expect(formatPercent(undefined)).toBe("—");
  expect(formatWithUnit(null, "g")).toBe("—");
  expect(formatWithUnit(0, "g")).toBe("0 g");
});

test("a percentage is whole, and never rounds up to a threshold", () => {
  expect(formatPercent(70.5)).toBe("71%");
  expect(formatPercent(0)).toBe("0%");
  expect(formatPercent(0.3)).toBe("under 1%");
  expect(formatPercent(12_345.6)).toBe("12,346%");
  expect(formatPercent(19.6, 20)).toBe("19%");
  expect(formatPercent(20, 20)).toBe("20%");
});
