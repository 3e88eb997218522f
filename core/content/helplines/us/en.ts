import type { HelplineTexts } from "#core/content/helplines/translated-helplines.ts";

export const en: readonly HelplineTexts[] = [
  { about: "Anything that feels heavy.", hours: "Any hour, every day." },
  { about: "Anything, answered by teenagers.", hours: null },
  { about: "Worries about food, eating or your body.", hours: null },
  { about: "Worries about food, eating or your body.", hours: null },
  { about: "Anything that feels heavy, in writing.", hours: null },
  { about: "To read up on eating disorders and find care.", hours: null },
];
