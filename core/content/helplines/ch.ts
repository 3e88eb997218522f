import type { CountryHelplines } from "./helpline.ts";

export const CH: CountryHelplines = {
  country: "CH",
  lines: [
    {
      name: "Pro Juventute 147",
      purpose: "children",
      about: "Anything, for children and teenagers.",
      number: "147",
      hours: "Any hour, every day.",
      url: "https://www.147.ch",
      lastChecked: "2026-11-16",
    },
    {
      name: "AES",
      purpose: "eating disorders",
      about: "Worries about food, eating or your body.",
      area: "For the French-speaking part.",
      number: null,
      hours: null,
      url: "https://aes.ch",
      lastChecked: null,
    },
  ],
};
