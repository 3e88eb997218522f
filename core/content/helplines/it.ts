import type { CountryHelplines } from "./helpline.ts";

export const IT: CountryHelplines = {
  country: "IT",
  lines: [
    {
      name: "Telefono Azzurro",
      purpose: "children",
      about: "Anything, for children and teenagers.",
      number: "19696",
      hours: null,
      url: "https://azzurro.it",
      lastChecked: null,
    },
    {
      name: "SOS Disturbi Alimentari",
      purpose: "eating disorders",
      about: "Worries about food, eating or your body.",
      number: "800 180 969",
      hours: null,
      url: "https://www.disturbialimentarionline.gov.it",
      lastChecked: null,
    },
  ],
};
