import type { HelplineTexts } from "#core/content/helplines/translated-helplines.ts";

export const en: readonly HelplineTexts[] = [
  { about: "Anything that feels heavy.", hours: "Any hour, every day." },
  { about: "Anything, for young people.", hours: null },
  { about: "Eating disorders, for families.", hours: null },
];
