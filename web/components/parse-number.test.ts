import { expect, test } from "vitest";
import { parseNumber } from "./parse-number.ts";

test.each([
  ["0", 0],
  [" 12.5 ", 12.5],
  [".5", 0.5],
  ["1,000", 1000],
  ["12,345.6", 12345.6],
])("'%s' is %d", (text, value) => expect(parseNumber(text)).toBe(value));

test.each(["", "1,5", "1,00", "1,0000", "-1", "1e3", "NaN", "Infinity", "٣", "1.2.3"])("'%s' is not a number", (text) =>
  expect(parseNumber(text)).toBeNaN(),
);
