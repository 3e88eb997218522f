import { expect, it } from "vitest";
import { chooseLanguage, type Language } from "./languages.ts";

const AVAILABLE: readonly Language[] = ["en", "en-XA"];

it.each([
  [["en-XA", "en"], "en-XA"],
  [["en-XB", "en-XA"], "en"],
  [["fr-FR", "en-GB", "en-XA"], "en"],
  [["", "xx"], "en"],
  [[], "en"],
])("of %j it chooses %s", (preferred, language) => {
  expect(chooseLanguage(preferred, AVAILABLE)).toBe(language);
});
