import type { TranslatedHelplines } from "#core/content/helplines/translated-helplines.ts";
import { en } from "./en.ts";

export const IN: TranslatedHelplines = {
  country: "IN",
  lines: [
    { name: "Tele-MANAS", purpose: "any", number: "14416", url: "https://telemanas.mohfw.gov.in", lastChecked: "2026-11-16" },
    { name: "Childline", purpose: "children", number: "1098", url: "https://findahelpline.com/countries/in", lastChecked: "2026-11-16" },
  ],
  texts: { en },
};
