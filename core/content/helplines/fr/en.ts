import type { HelplineTexts } from "#core/content/helplines/translated-helplines.ts";

export const en: readonly HelplineTexts[] = [
  { about: "Anything, for young people.", hours: "9 am to 11 pm, every day." },
  { about: "Worries about food, eating or your body.", hours: null },
  { about: "Anything that feels heavy.", hours: "Any hour, every day." },
];
