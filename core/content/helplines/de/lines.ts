import type { TranslatedHelplines } from "#core/content/helplines/translated-helplines.ts";
import { en } from "./en.ts";

export const DE: TranslatedHelplines = {
  country: "DE",
  lines: [
    {
      name: "Nummer gegen Kummer",
      purpose: "children",
      number: "116 111",
      url: "https://www.nummergegenkummer.de",
      lastChecked: "2026-11-16",
    },
    {
      name: "Beratungstelefon Essstörungen",
      purpose: "eating disorders",
      number: "0221 892031",
      url: "https://www.bzga-essstoerungen.de",
      lastChecked: null,
    },
    { name: "TelefonSeelsorge", purpose: "any", number: "116 123", url: "https://www.telefonseelsorge.de", lastChecked: "2026-11-16" },
  ],
  texts: { en },
};
