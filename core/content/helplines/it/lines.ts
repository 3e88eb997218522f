import type { TranslatedHelplines } from "#core/content/helplines/translated-helplines.ts";
import { en } from "./en.ts";

export const IT: TranslatedHelplines = {
  country: "IT",
  lines: [
    { name: "Telefono Azzurro", purpose: "children", number: "19696", url: "https://azzurro.it", lastChecked: null },
    {
      name: "SOS Disturbi Alimentari",
      purpose: "eating disorders",
      number: "800 180 969",
      url: "https://www.disturbialimentarionline.gov.it",
      lastChecked: null,
    },
  ],
  texts: { en },
};
