import type { CountryHelplines } from "./helpline.ts";

export const NL: CountryHelplines = {
  country: "NL",
  lines: [
    {
      name: "Kindertelefoon",
      purpose: "children",
      about: "Anything, for everybody from 8 to 18.",
      number: "0800 0432",
      hours: "11 am to 9 pm, every day.",
      url: "https://www.kindertelefoon.nl",
      lastChecked: "2026-11-16",
    },
    {
      name: "113",
      purpose: "crisis",
      about: "Anything that feels heavy.",
      number: "0800 0113",
      hours: "Any hour, every day.",
      url: "https://www.113.nl",
      lastChecked: "2026-11-16",
    },
    {
      name: "Proud2Bme",
      purpose: "eating disorders",
      about: "Worries about food, eating or your body.",
      number: null,
      hours: null,
      url: "https://www.proud2bme.nl",
      lastChecked: null,
    },
  ],
};
