import { expect, test } from "vitest";
import { toCm, toFeetAndInches, toKg, toPounds } from "./units.ts";

test("heights convert both ways, and twelve inches are a foot", () => {
  expect(toFeetAndInches(162)).toEqual({ feet: 5, inches: 4 });
  expect(toFeetAndInches(182)).toEqual({ feet: 6, inches: 0 });
  expect(toCm({ feet: 5, inches: 4 })).toBe(163);
});

test("every height in inches survives the conversion to centimeters and back", () => {
  for (let feet = 2; feet < 8; feet += 1) {
    for (let inches = 0; inches < 12; inches += 1) expect(toFeetAndInches(toCm({ feet, inches }))).toEqual({ feet, inches });
  }
});

test("weights convert both ways to a tenth", () => {
  expect(toPounds(54)).toBe(119);
  expect(toKg(119)).toBe(54);
});
