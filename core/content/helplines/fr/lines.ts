import type { TranslatedHelplines } from "#core/content/helplines/translated-helplines.ts";
import { en } from "./en.ts";

export const FR: TranslatedHelplines = {
  country: "FR",
  lines: [
    {
      name: "Fil Santé Jeunes",
      purpose: "children",
      number: "0 800 235 236",
      url: "https://www.filsantejeunes.com",
      lastChecked: "2026-11-16",
    },
    {
      name: "Anorexie Boulimie, Info Écoute",
      purpose: "eating disorders",
      number: "09 69 325 900",
      url: "https://www.ffab.fr",
      lastChecked: null,
    },
    { name: "3114", purpose: "crisis", number: "3114", url: "https://3114.fr", lastChecked: "2026-11-16" },
  ],
  texts: { en },
};
