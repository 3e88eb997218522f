import type { TranslatedHelplines } from "#core/content/helplines/translated-helplines.ts";
import { en } from "./en.ts";

export const INTERNATIONAL: TranslatedHelplines = {
  country: "ZZ",
  lines: [{ name: "Find A Helpline", purpose: "any", number: null, url: "https://findahelpline.com", lastChecked: "2026-11-16" }],
  texts: { en },
};
