import type { HelplineTexts } from "#core/content/helplines/translated-helplines.ts";

export const en: readonly HelplineTexts[] = [
  { about: "Worries about food, eating or your body.", hours: "8 am to midnight Sydney time, every day." },
  { about: "Anything, for everybody from 5 to 25.", hours: "Any hour, every day." },
];
