import type { TranslatedHelplines } from "#core/content/helplines/translated-helplines.ts";
import { en } from "./en.ts";

export const IE: TranslatedHelplines = {
  country: "IE",
  lines: [
    { name: "Bodywhys", purpose: "eating disorders", number: "01 210 7906", url: "https://www.bodywhys.ie", lastChecked: null },
    { name: "Childline", purpose: "children", number: "1800 66 66 66", url: "https://www.childline.ie", lastChecked: "2026-11-16" },
    {
      name: "Text About It",
      purpose: "crisis",
      number: null,
      text: { number: "50808" },
      url: "https://www.textaboutit.ie",
      lastChecked: "2026-11-16",
    },
  ],
  texts: { en },
};
