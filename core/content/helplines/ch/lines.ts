import type { TranslatedHelplines } from "#core/content/helplines/translated-helplines.ts";
import { en } from "./en.ts";

export const CH: TranslatedHelplines = {
  country: "CH",
  lines: [
    { name: "Pro Juventute 147", purpose: "children", number: "147", url: "https://www.147.ch", lastChecked: "2026-11-16" },
    { name: "AES", purpose: "eating disorders", number: null, url: "https://aes.ch", lastChecked: null },
  ],
  texts: { en },
};
