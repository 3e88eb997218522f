import type { TranslatedHelplines } from "#core/content/helplines/translated-helplines.ts";
import { en } from "./en.ts";

export const BE: TranslatedHelplines = {
  country: "BE",
  lines: [
    { name: "Awel", purpose: "children", number: "102", url: "https://www.awel.be", lastChecked: null },
    { name: "Écoute-Enfants", purpose: "children", number: "103", url: "https://www.103ecoute.be", lastChecked: null },
    { name: "Zelfmoordlijn", purpose: "crisis", number: "1813", url: "https://www.zelfmoord1813.be", lastChecked: null },
    {
      name: "Centre de Prévention du Suicide",
      purpose: "crisis",
      number: "0800 32 123",
      url: "https://www.preventionsuicide.be",
      lastChecked: null,
    },
  ],
  texts: { en },
};
