import { expect, it } from "vitest";
import { moveCursor } from "./chart-cursor.ts";

it.each([
  ["ArrowLeft", 3],
  ["ArrowRight", 5],
  ["PageDown", 0],
  ["PageUp", 11],
  ["Home", 0],
  ["End", 29],
])("%s moves from day 4 of 30 to day %d", (key, day) => {
  expect(moveCursor(key, 4, 30)).toBe(day);
});

it("stays within the chart", () => {
  expect(moveCursor("ArrowLeft", 0, 7)).toBe(0);
  expect(moveCursor("ArrowRight", 6, 7)).toBe(6);
});

it("ignores other keys", () => {
  expect(moveCursor("Tab", 3, 7)).toBeUndefined();
});
