import { expect, test } from "vitest";
import * as z from "zod";
import { REGIONS } from "#core/content/regions/regions.ts";
import { dialed, linesFor } from "./helpline.ts";
import { findHelplines, HELPLINES } from "./helplines.ts";

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
  country: z.enum(REGIONS),
  lines: z.array(Helpline).min(1),
});

test("every helpline has what somebody needs to reach it", () => {
  for (const lines of HELPLINES) expect(Country.safeParse(lines).error, lines.country).toBeUndefined();
});

test("hours are stated only for lines that somebody has checked", () => {
  const lines = HELPLINES.flatMap(({ lines: ofCountry }) => ofCountry);
  expect(lines.filter(({ hours, lastChecked }) => hours !== null && lastChecked === null)).toEqual([]);
  const unchecked = lines.filter(({ lastChecked }) => lastChecked === null).map(({ name }) => name);
  expect(unchecked).toContain("ANAD Helpline");
  expect(unchecked).toContain("Beat");
  expect(unchecked).not.toContain("988 Lifeline");
});

test("every region has lines with unique names, and 'somewhere else' has a place to look", () => {
  expect(HELPLINES.map(({ country }) => country)).toEqual([...REGIONS]);
  for (const { lines, country } of HELPLINES) expect(new Set(lines.map(({ name }) => name)).size, country).toBe(lines.length);
  expect(findHelplines("ZZ").lines[0]?.url).toBe("https://findahelpline.com");
});

test.each(HELPLINES)("for self-harm $country shows no line about eating, and checked lines come first", ({ lines }) => {
  const visible = linesFor("self-harm", lines);
  expect(visible.filter(({ purpose }) => purpose === "eating disorders")).toEqual([]);
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
