import { expect, test } from "vitest";
import { roundScore, scoreBand, scoreWord } from "./health-score.ts";

test("8 and above is high, 6 and 7 are mid, the rest is low", () => {
  expect([10, 8, 7.9, 7, 6, 5.9, 0].map(scoreBand)).toEqual(["high", "high", "mid", "mid", "mid", "low", "low"]);
});

test("each band has its word", () => {
  expect([9, 6, 3].map((score) => scoreWord(scoreBand(score)))).toEqual(["Everyday pick", "Solid choice", "Round it out"]);
});

test("the figure on the coin has the coin's text color", () => {
  expect([7.9, 5.9, 10].map(roundScore)).toEqual([7, 5, 10]);
});
