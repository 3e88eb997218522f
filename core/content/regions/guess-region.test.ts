import { expect, test } from "vitest";
import { guessRegion, guessRequestRegion } from "./guess-region.ts";
import { findRegion } from "./regions.ts";

test.each([
  ["en-US,en;q=0.9", "US"],
  ["en-GB,en;q=0.9", "GB"],
  ["de,en-US;q=0.7,en;q=0.3", "ZZ"],
  ["de,de-AT;q=0.9", "AT"],
  ["de-AT", "AT"],
  ["de-Latn-CH", "CH"],
  ["en,nl-NL;q=0.8", "NL"],
  ["en", "ZZ"],
  ["es", "ZZ"],
  ["fr", "ZZ"],
  ["ar", "ZZ"],
  ["es-419", "ZZ"],
  ["es-AR,es;q=0.9", "ZZ"],
  ["es-MX,es;q=0.9", "MX"],
  ["fr-BE,fr;q=0.9", "BE"],
  ["ja", "ZZ"],
  ["*", "ZZ"],
  ["", "ZZ"],
  [undefined, "ZZ"],
  ["x".repeat(100_000), "ZZ"],
])("the first guess for %j is %s", (header, country) => {
  expect(guessRequestRegion(header)).toBe(country);
});

test("a browser's list of languages gives the same guess, and a country may be in lower case", () => {
  expect(guessRegion(["fr-CA", "fr"])).toBe("CA");
  expect(guessRegion([])).toBe("ZZ");
  expect([findRegion("nz"), findRegion("XX"), findRegion(null)]).toEqual(["NZ", undefined, undefined]);
});
