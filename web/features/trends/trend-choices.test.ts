import { expect, it } from "vitest";
import { readAddress, toQueryString } from "./trend-choices.ts";

it("reads range and chart from the URL", () => {
  expect(readAddress("?days=30&show=vitaminCMg")).toEqual({ days: 30, subject: "vitaminCMg" });
});

it.each(["", "?days=8&show=unicorns", "?days=-1&show=constructor", "?days=&show="])("starts with a week of energy at '%s'", (search) => {
  expect(readAddress(search)).toEqual({ days: 7, subject: "energy" });
});

it("writes what it can read again", () => {
  for (const choice of [
    { days: 90, subject: "water" },
    { days: 7, subject: "energy" },
    { days: 30, subject: "sodium" },
  ] as const) {
    expect(readAddress(toQueryString(choice))).toEqual(choice);
  }
});
