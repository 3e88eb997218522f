import type { CountryHelplines } from "./helpline.ts";

export const AT: CountryHelplines = {
  country: "AT",
  lines: [
    {
      name: "Rat auf Draht",
      purpose: "children",
      about: "Anything, for children and teenagers.",
      number: "147",
      hours: "Any hour, every day.",
      url: "https://www.rataufdraht.at",
      lastChecked: "2026-11-16",
    },
    {
      name: "Hotline für Essstörungen",
      purpose: "eating disorders",
      about: "Worries about food, eating or your body.",
      number: "0800 20 11 20",
      hours: null,
      url: "https://www.essstoerungshotline.at",
      lastChecked: null,
    },
  ],
};
