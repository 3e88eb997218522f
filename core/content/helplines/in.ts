import type { CountryHelplines } from "./helpline.ts";

export const IN: CountryHelplines = {
  country: "IN",
  lines: [
    {
      name: "Tele-MANAS",
      purpose: "any",
      about: "Anything that feels heavy.",
      number: "14416",
      hours: "Any hour, every day.",
      url: "https://telemanas.mohfw.gov.in",
      lastChecked: "2026-11-16",
    },
    {
      name: "Childline",
      purpose: "children",
      about: "Anything, for children and teenagers.",
      number: "1098",
      hours: "Any hour, every day.",
      url: "https://findahelpline.com/countries/in",
      lastChecked: "2026-11-16",
    },
  ],
};
