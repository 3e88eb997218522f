import type { TranslatedHelplines } from "#core/content/helplines/translated-helplines.ts";
import { en } from "./en.ts";

export const AT: TranslatedHelplines = {
  country: "AT",
  lines: [
    { name: "Rat auf Draht", purpose: "children", number: "147", url: "https://www.rataufdraht.at", lastChecked: "2026-11-16" },
    {
      name: "Hotline für Essstörungen",
      purpose: "eating disorders",
      number: "0800 20 11 20",
      url: "https://www.essstoerungshotline.at",
      lastChecked: null,
    },
  ],
  texts: { en },
};
