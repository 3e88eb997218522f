import type { HelplineTexts } from "#core/content/helplines/translated-helplines.ts";

export const en: readonly HelplineTexts[] = [
  { about: "Anything that feels heavy.", hours: null },
  { about: "Anything that feels heavy.", hours: null },
];
