import { afterEach, expect, test } from "vitest";
import type { Language } from "#core/texts/languages.ts";
import { provideRenderContext } from "#web/lib/render-context.ts";
import { formatLongDay } from "./days.ts";
import { inLanguage } from "./in-language.ts";
import { formatList, formatWhole } from "./numbers.ts";

afterEach(() => provideRenderContext(() => undefined));

function speak(language: string): void {
  // Safe to cast: a language whose texts may come later.
  provideRenderContext(() => ({ fetch: globalThis.fetch, timeZone: "UTC", language: language as Language }));
}

test("numbers, days and lists are written in the language of the page", () => {
  const write = () => [formatWhole(2253), formatLongDay("2025-11-13"), formatList(["A", "B"])];
  expect(write()).toEqual(["2,253", "Thursday, November 13", "A and B"]);
  speak("de");
  expect(write()).toEqual(["2.253", "Donnerstag, 13. November", "A und B"]);
});

test("a formatter is made once for each language", () => {
  const made: string[] = [];
  const read = inLanguage((locale) => made.push(locale));
  for (const language of ["en", "de", "en-XB", "de"]) {
    speak(language);
    read();
  }
  expect(made).toEqual(["en-US", "de"]);
});
