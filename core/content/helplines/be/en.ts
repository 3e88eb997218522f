import type { HelplineTexts } from "#core/content/helplines/translated-helplines.ts";

export const en: readonly HelplineTexts[] = [
  { about: "Anything, for children and teenagers.", area: "For the Dutch-speaking part.", hours: null },
  { about: "Anything, for children and teenagers.", area: "For the French-speaking part.", hours: null },
  { about: "Anything that feels heavy.", area: "For the Dutch-speaking part.", hours: null },
  { about: "Anything that feels heavy.", area: "For the French-speaking part.", hours: null },
];
