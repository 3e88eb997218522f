import { expect, test } from "vitest";
import * as z from "zod";
import { countryOfRequest, findCountry, guessCountry, HELPLINE_COUNTRIES } from "./guess-country.ts";
import { dialed, linesFor } from "./helpline.ts";
import { HELPLINES, helplinesOf } from "./helplines.ts";

const Phone = z.string().regex(/^[\d -]{3,20}$/);
const PastDay = z.iso.date().refine((day) => Date.parse(day) <= Date.now(), "is in the future");
const Helpline = z.strictObject({
  name: z.string().min(3),
  purpose: z.enum(["eating disorders", "any", "crisis", "children"]),
  area: z.string().endsWith(".").optional(),
  about: z.string().min(10).max(80).endsWith("."),
  number: Phone.nullable(),
  text: z
    .strictObject({
      number: Phone,
      word: z
        .string()
        .regex(/^[A-Z]+$/)
        .optional(),
    })
    .optional(),
  hours: z.string().endsWith(".").nullable(),
  url: z.url({ protocol: /^https$/ }),
  lastChecked: PastDay.nullable(),
});
const Country = z.strictObject({
  country: z.enum(HELPLINE_COUNTRIES),
  name: z.string(),
  emergency: z
    .string()
    .regex(/^\d{3}$/)
    .nullable(),
  lines: z.array(Helpline).min(1),
});

test("every helpline has what somebody needs to reach it", () => {
  for (const country of HELPLINES) expect(Country.safeParse(country).error, country.name).toBeUndefined();
});

test("hours are stated only for lines that somebody has checked", () => {
  const lines = HELPLINES.flatMap(({ lines: ofCountry }) => ofCountry);
  expect(lines.filter(({ hours, lastChecked }) => hours !== null && lastChecked === null)).toEqual([]);
  const unchecked = lines.filter(({ lastChecked }) => lastChecked === null).map(({ name }) => name);
  expect(unchecked).toContain("ANAD Helpline");
  expect(unchecked).toContain("Beat");
  expect(unchecked).not.toContain("988 Lifeline");
});

test("every country that can be guessed has lines with unique names, and 'somewhere else' has a place to look", () => {
  expect(HELPLINES.map(({ country }) => country)).toEqual([...HELPLINE_COUNTRIES]);
  for (const { lines, name } of HELPLINES) expect(new Set(lines.map((line) => line.name)).size, name).toBe(lines.length);
  expect(helplinesOf("GB").emergency).toBe("999");
  expect(helplinesOf("AU").emergency).toBe("000");
  expect(helplinesOf("??").lines[0]?.url).toBe("https://findahelpline.com");
});

test.each(HELPLINES)("for self-harm $name shows no line about eating, and checked lines come first", ({ lines }) => {
  const shown = linesFor("self-harm", lines);
  expect(shown.filter(({ purpose }) => purpose === "eating disorders")).toEqual([]);
  for (const worry of ["food", "self-harm"] as const) {
    const isChecked = linesFor(worry, lines).map(({ lastChecked }) => lastChecked !== null);
    expect(isChecked).toEqual(isChecked.toSorted((a, b) => Number(b) - Number(a)));
  }
});

test("a phone dials only the digits", () => {
  expect([dialed("1-888-375-7767"), dialed("0 800 235 236"), dialed("+49 221 892031")]).toEqual([
    "18883757767",
    "0800235236",
    "+49221892031",
  ]);
});

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
  expect(countryOfRequest(header)).toBe(country);
});

test("a browser's list of languages gives the same guess, and a country may be in lower case", () => {
  expect(guessCountry(["fr-CA", "fr"])).toBe("CA");
  expect(guessCountry([])).toBe("ZZ");
  expect([findCountry("nz"), findCountry("XX"), findCountry(null)]).toEqual(["NZ", undefined, undefined]);
});
