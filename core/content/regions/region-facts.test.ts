import { expect, test } from "vitest";
import { fillInRegion } from "./fill-in-region.ts";
import { REGION_FACTS } from "./region-facts.ts";
import { REGIONS } from "./regions.ts";

test("the regions are sorted by name, with everywhere else at the end", () => {
  const names = REGIONS.map((region) => REGION_FACTS[region].name);
  expect(names).toEqual([...names.slice(0, -1).toSorted(), "Another country"]);
});

test("every country has its emergency number, and none is claimed for everywhere else", () => {
  expect(REGIONS.filter((region) => !/^\d{3}$/.test(REGION_FACTS[region].emergency ?? ""))).toEqual(["ZZ"]);
  const numbers = ["US", "CA", "GB", "IE", "AU", "NZ", "ES", "DE"] as const;
  expect(numbers.map((region) => REGION_FACTS[region].emergency)).toEqual(["911", "911", "999", "112", "000", "111", "112", "112"]);
});

test.each([
  ["US", "Use the epinephrine (EpiPen), then call 911. It is epinephrine."],
  ["CA", "Use the epinephrine (EpiPen), then call 911. It is epinephrine."],
  ["GB", "Use the adrenaline auto-injector, then call 999. It is adrenaline."],
  ["ZZ", "Use the epinephrine (adrenaline) pen, then call your local emergency number. It is epinephrine (adrenaline)."],
] as const)("a text for %s says %j", (region, text) => {
  expect(fillInRegion("Use the {region pen}, then call {region emergency}. It is {region epinephrine}.", region)).toBe(text);
});

test("without a region a text names both words and no country's number", () => {
  expect(fillInRegion("{region epinephrine}: {region emergency}")).toBe("epinephrine (adrenaline): your local emergency number");
});
