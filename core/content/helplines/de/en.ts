import type { HelplineTexts } from "#core/content/helplines/translated-helplines.ts";

export const en: readonly HelplineTexts[] = [
  { about: "Anything, for children and teenagers.", hours: "Monday to Saturday, 2 pm to 8 pm." },
  { about: "Worries about food, eating or your body.", hours: null },
  { about: "Anything that feels heavy.", hours: "Any hour, every day." },
];
