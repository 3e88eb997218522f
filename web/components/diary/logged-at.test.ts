import { expect, test } from "vitest";
import { loggedAt } from "./logged-at.ts";

const NOW = new Date("2026-03-08T23:30:00Z");

test("something logged for today gets the current time", () => {
  expect(loggedAt("2026-03-08", "breakfast", NOW, "America/Los_Angeles")).toEqual(NOW);
  expect(loggedAt("2026-03-09", "breakfast", NOW, "Pacific/Auckland")).toEqual(NOW);
});

test.each([
  ["breakfast", "2026-03-07T16:00:00.000Z"],
  ["lunch", "2026-03-07T20:30:00.000Z"],
  ["snack", "2026-03-08T00:00:00.000Z"],
  ["dinner", "2026-03-08T02:30:00.000Z"],
] as const)("%s on another day gets its usual time there", (meal, at) =>
  expect(loggedAt("2026-03-07", meal, NOW, "America/Los_Angeles").toISOString()).toBe(at),
);

test("the usual time follows daylight saving", () => {
  expect(loggedAt("2026-03-09", "breakfast", NOW, "America/Los_Angeles").toISOString()).toBe("2026-03-09T15:00:00.000Z");
});
