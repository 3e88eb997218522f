import { expect, test } from "vitest";
import { parseNumber } from "./parse-number.ts";

test.each([
  ["0", 0],
  [" 12.5 ", 12.5],
  [".5", 0.5],
  ["12.", 12],
  ["1,5", 1.5],
  ["54,25", 54.25],
  ["0,125", 0.125],
  ["1,000", 1000],
  ["12,345.6", 12345.6],
  ["1 234,5", 1234.5],
  ["1’234.5", 1234.5],
])("'%s' is %d", (text, value) => expect(parseNumber(text)).toBe(value));

test.each(["", "-1", "1e3", "NaN", "Infinity", "٣", "1.2.3", "1,2,3", "1 2", "1 1/2", "9".repeat(31)])("'%s' is not a number", (text) =>
  expect(parseNumber(text)).toBeNaN(),
);

test.each([
  ["1.500", 1500],
  ["1.234.567,5", 1234567.5],
  ["1.5", 1.5],
  ["1,500", 1.5],
])("where the comma is the decimal mark, '%s' is %d", (text, value) => expect(parseNumber(text, { decimal: "," })).toBe(value));

test("a file may hold signs and exponents, but no number too large for any", () => {
  const parse = (text: string) => parseNumber(text, { isSerialized: true });
  expect(["-3e2", "+1.5", "1e400", "5."].map(parse)).toEqual([-300, 1.5, Number.NaN, Number.NaN]);
});

test("without groups, a comma is always the decimal mark", () => {
  expect(parseNumber("1,250", { hasGroups: false })).toBe(1.25);
});
