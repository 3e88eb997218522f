import type { HelplineTexts } from "#core/content/helplines/translated-helplines.ts";

export const en: readonly HelplineTexts[] = [
  { about: "Anything, for children and teenagers.", hours: null },
  { about: "Anything that feels heavy.", hours: null },
];
