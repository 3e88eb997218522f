import { describe, expect, it } from "vitest";
import { addMonths, weeksOfMonth } from "./calendar-month.ts";

describe("the weeks of a month", () => {
  it("start on Sunday and omit the other months' days", () => {
    const weeks = weeksOfMonth("2025-11-13");
    expect(weeks[0]).toEqual([undefined, undefined, undefined, undefined, undefined, undefined, "2025-11-01"]);
    expect(weeks.at(-1)).toEqual(["2025-11-30", ...new Array(6).fill(undefined)]);
    expect(weeks.flat().filter(Boolean)).toHaveLength(30);
  });

  it("include February 29 in a leap year", () => {
    expect(weeksOfMonth("2028-02-10").flat()).toContain("2028-02-29");
    expect(weeksOfMonth("2026-02-10").flat().filter(Boolean)).toHaveLength(28);
    expect(weeksOfMonth("2026-02-10")).toHaveLength(4);
  });
});

describe("adding a month", () => {
  it("keeps the day, or takes the last one if the month is shorter", () => {
    expect(addMonths("2025-12-31", 2)).toBe("2026-02-28");
    expect(addMonths("2025-01-15", -1)).toBe("2024-12-15");
    expect(addMonths("2024-03-30", -1)).toBe("2024-02-29");
  });
});
