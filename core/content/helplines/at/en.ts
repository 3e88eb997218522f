import type { HelplineTexts } from "#core/content/helplines/translated-helplines.ts";

export const en: readonly HelplineTexts[] = [
  { about: "Anything, for children and teenagers.", hours: "Any hour, every day." },
  { about: "Worries about food, eating or your body.", hours: null },
];
