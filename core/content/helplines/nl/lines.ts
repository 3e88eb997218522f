import type { TranslatedHelplines } from "#core/content/helplines/translated-helplines.ts";
import { en } from "./en.ts";

export const NL: TranslatedHelplines = {
  country: "NL",
  lines: [
    { name: "Kindertelefoon", purpose: "children", number: "0800 0432", url: "https://www.kindertelefoon.nl", lastChecked: "2026-11-16" },
    { name: "113", purpose: "crisis", number: "0800 0113", url: "https://www.113.nl", lastChecked: "2026-11-16" },
    { name: "Proud2Bme", purpose: "eating disorders", number: null, url: "https://www.proud2bme.nl", lastChecked: null },
  ],
  texts: { en },
};
