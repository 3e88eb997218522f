import type { CountryHelplines } from "./helpline.ts";

export const IE: CountryHelplines = {
  country: "IE",
  lines: [
    {
      name: "Bodywhys",
      purpose: "eating disorders",
      about: "Worries about food, eating or your body.",
      number: "01 210 7906",
      hours: null,
      url: "https://www.bodywhys.ie",
      lastChecked: null,
    },
    {
      name: "Childline",
      purpose: "children",
      about: "Anything, for children and teenagers.",
      number: "1800 66 66 66",
      hours: null,
      url: "https://www.childline.ie",
      lastChecked: "2026-11-16",
    },
    {
      name: "Text About It",
      purpose: "crisis",
      about: "Anything that feels heavy, in writing.",
      number: null,
      text: { number: "50808" },
      hours: null,
      url: "https://www.textaboutit.ie",
      lastChecked: "2026-11-16",
    },
  ],
};
