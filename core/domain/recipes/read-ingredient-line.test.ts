import { expect, test } from "vitest";
import { readIngredientLine } from "./read-ingredient-line.ts";

const LONGEST = 200;

/** Each repeats the text that one of the patterns matches, so that a pattern with catastrophic backtracking would never finish. */
const HOSTILE = [
  "1 ",
  "1/",
  "1 1/1 ",
  "1-",
  "1 x 1 ",
  "½",
  "(",
  "(1 oz",
  "((1 oz) ",
  " or ",
  "a or ",
  "of ",
  "fresh chopped ",
  "extra-",
  ",",
  ", ,",
  "plus more ",
  "plus ",
  "to taste ",
  "for serving ",
  "•-–—* ",
  "juice of ",
  "T t T. ",
  "can cans of ",
  "dozen ",
  "half a ",
  "\t",
  "\u00a0",
  "\u200b",
  "e\u0301",
  "🍌",
  "\ud83c",
  "İ",
];

test.each(HOSTILE.map((part) => [JSON.stringify(part), part]))("reads many repetitions of %s in bounded time", (_name, part) => {
  // With an exponential pattern, even one reading would take longer than a test may.
  for (const line of [part.repeat(100_000), part.repeat(60), `1 cup ${part.repeat(60)}flour`, `${part.repeat(60)}x`]) {
    for (let reading = 0; reading < 50; reading += 1) readIngredientLine(line);
    expect(readIngredientLine(line)).toEqual(readIngredientLine(line.slice(0, LONGEST)));
  }
});

test("only the beginning of an implausibly long line is read", () => {
  const read = readIngredientLine(`1 cup flour ${"very ".repeat(50_000)}`);
  expect(read).toMatchObject({ amount: 1, unit: "cup" });
  expect(read?.text.length).toBeLessThanOrEqual(LONGEST);
});
