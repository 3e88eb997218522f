import type { CountryHelplines } from "./helpline.ts";

export const FR: CountryHelplines = {
  country: "FR",
  lines: [
    {
      name: "Fil Santé Jeunes",
      purpose: "children",
      about: "Anything, for young people.",
      number: "0 800 235 236",
      hours: "9 am to 11 pm, every day.",
      url: "https://www.filsantejeunes.com",
      lastChecked: "2026-11-16",
    },
    {
      name: "Anorexie Boulimie, Info Écoute",
      purpose: "eating disorders",
      about: "Worries about food, eating or your body.",
      number: "09 69 325 900",
      hours: null,
      url: "https://www.ffab.fr",
      lastChecked: null,
    },
    {
      name: "3114",
      purpose: "crisis",
      about: "Anything that feels heavy.",
      number: "3114",
      hours: "Any hour, every day.",
      url: "https://3114.fr",
      lastChecked: "2026-11-16",
    },
  ],
};
