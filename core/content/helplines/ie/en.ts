import type { HelplineTexts } from "#core/content/helplines/translated-helplines.ts";

export const en: readonly HelplineTexts[] = [
  { about: "Worries about food, eating or your body.", hours: null },
  { about: "Anything, for children and teenagers.", hours: null },
  { about: "Anything that feels heavy, in writing.", hours: null },
];
