import type { TranslatedHelplines } from "#core/content/helplines/translated-helplines.ts";
import { en } from "./en.ts";

export const GB: TranslatedHelplines = {
  country: "GB",
  lines: [
    {
      name: "Beat",
      purpose: "eating disorders",
      number: "0808 801 0677",
      url: "https://www.beateatingdisorders.org.uk",
      lastChecked: null,
    },
    { name: "Childline", purpose: "children", number: "0800 1111", url: "https://www.childline.org.uk", lastChecked: "2026-11-16" },
    { name: "Samaritans", purpose: "crisis", number: "116 123", url: "https://www.samaritans.org", lastChecked: "2026-11-16" },
    {
      name: "Shout",
      purpose: "crisis",
      number: null,
      text: { number: "85258", word: "SHOUT" },
      url: "https://giveusashout.org",
      lastChecked: "2026-11-16",
    },
  ],
  texts: { en },
};
