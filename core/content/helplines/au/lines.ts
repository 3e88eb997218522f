import type { TranslatedHelplines } from "#core/content/helplines/translated-helplines.ts";
import { en } from "./en.ts";

export const AU: TranslatedHelplines = {
  country: "AU",
  lines: [
    { name: "Butterfly", purpose: "eating disorders", number: "1800 33 4673", url: "https://butterfly.org.au", lastChecked: "2026-11-16" },
    { name: "Kids Helpline", purpose: "children", number: "1800 55 1800", url: "https://kidshelpline.com.au", lastChecked: "2026-11-16" },
  ],
  texts: { en },
};
