import { expect, test } from "vitest";
import { measureWords } from "./measure-words.ts";

test.each([
  [0, "0 cups"],
  [0.25, "¼ cup"],
  [1, "1 cup"],
  [1.5, "1½ cups"],
  [2, "2 cups"],
  [1.3, "1.3 cups"],
])("%d reads as '%s'", (measures, words) => {
  expect(measureWords(measures, { measure: "cup" })).toBe(words);
});
