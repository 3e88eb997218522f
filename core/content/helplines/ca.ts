import type { CountryHelplines } from "./helpline.ts";

export const CA: CountryHelplines = {
  country: "CA",
  lines: [
    {
      name: "988 Suicide Crisis Helpline",
      purpose: "crisis",
      about: "Anything that feels heavy.",
      number: "988",
      text: { number: "988" },
      hours: "Any hour, every day.",
      url: "https://988.ca",
      lastChecked: "2026-11-16",
    },
    {
      name: "NEDIC",
      purpose: "eating disorders",
      about: "Worries about food, eating or your body.",
      number: "1-866-633-4220",
      hours: null,
      url: "https://nedic.ca",
      lastChecked: null,
    },
    {
      name: "Kids Help Phone",
      purpose: "children",
      about: "Anything, for children and teenagers.",
      number: "1-800-668-6868",
      text: { number: "686868" },
      hours: "Any hour, every day.",
      url: "https://kidshelpphone.ca",
      lastChecked: "2026-11-16",
    },
  ],
};
