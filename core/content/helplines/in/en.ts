import type { HelplineTexts } from "#core/content/helplines/translated-helplines.ts";

export const en: readonly HelplineTexts[] = [
  { about: "Anything that feels heavy.", hours: "Any hour, every day." },
  { about: "Anything, for children and teenagers.", hours: "Any hour, every day." },
];
