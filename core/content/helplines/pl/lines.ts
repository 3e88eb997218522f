import type { TranslatedHelplines } from "#core/content/helplines/translated-helplines.ts";
import { en } from "./en.ts";

export const PL: TranslatedHelplines = {
  country: "PL",
  lines: [
    { name: "116 111", purpose: "children", number: "116 111", url: "https://116111.pl", lastChecked: null },
    { name: "Centrum Wsparcia", purpose: "crisis", number: "800 70 2222", url: "https://centrumwsparcia.pl", lastChecked: null },
  ],
  texts: { en },
};
