import type { HelplineTexts } from "#core/content/helplines/translated-helplines.ts";

export const en: readonly HelplineTexts[] = [
  { about: "Anything, for everybody from 8 to 18.", hours: "11 am to 9 pm, every day." },
  { about: "Anything that feels heavy.", hours: "Any hour, every day." },
  { about: "Worries about food, eating or your body.", hours: null },
];
