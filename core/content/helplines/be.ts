import type { CountryHelplines } from "./helpline.ts";

export const BE: CountryHelplines = {
  country: "BE",
  lines: [
    {
      name: "Awel",
      purpose: "children",
      about: "Anything, for children and teenagers.",
      area: "For the Dutch-speaking part.",
      number: "102",
      hours: null,
      url: "https://www.awel.be",
      lastChecked: null,
    },
    {
      name: "Écoute-Enfants",
      purpose: "children",
      about: "Anything, for children and teenagers.",
      area: "For the French-speaking part.",
      number: "103",
      hours: null,
      url: "https://www.103ecoute.be",
      lastChecked: null,
    },
    {
      name: "Zelfmoordlijn",
      purpose: "crisis",
      about: "Anything that feels heavy.",
      area: "For the Dutch-speaking part.",
      number: "1813",
      hours: null,
      url: "https://www.zelfmoord1813.be",
      lastChecked: null,
    },
    {
      name: "Centre de Prévention du Suicide",
      purpose: "crisis",
      about: "Anything that feels heavy.",
      area: "For the French-speaking part.",
      number: "0800 32 123",
      hours: null,
      url: "https://www.preventionsuicide.be",
      lastChecked: null,
    },
  ],
};
