import type { TranslatedHelplines } from "#core/content/helplines/translated-helplines.ts";
import { en } from "./en.ts";

export const CA: TranslatedHelplines = {
  country: "CA",
  lines: [
    {
      name: "988 Suicide Crisis Helpline",
      purpose: "crisis",
      number: "988",
      text: { number: "988" },
      url: "https://988.ca",
      lastChecked: "2026-11-16",
    },
    { name: "NEDIC", purpose: "eating disorders", number: "1-866-633-4220", url: "https://nedic.ca", lastChecked: null },
    {
      name: "Kids Help Phone",
      purpose: "children",
      number: "1-800-668-6868",
      text: { number: "686868" },
      url: "https://kidshelpphone.ca",
      lastChecked: "2026-11-16",
    },
  ],
  texts: { en },
};
