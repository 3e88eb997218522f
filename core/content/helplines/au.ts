import type { CountryHelplines } from "./helpline.ts";

export const AU: CountryHelplines = {
  country: "AU",
  lines: [
    {
      name: "Butterfly",
      purpose: "eating disorders",
      about: "Worries about food, eating or your body.",
      number: "1800 33 4673",
      hours: "8 am to midnight Sydney time, every day.",
      url: "https://butterfly.org.au",
      lastChecked: "2026-11-16",
    },
    {
      name: "Kids Helpline",
      purpose: "children",
      about: "Anything, for everybody from 5 to 25.",
      number: "1800 55 1800",
      hours: "Any hour, every day.",
      url: "https://kidshelpline.com.au",
      lastChecked: "2026-11-16",
    },
  ],
};
