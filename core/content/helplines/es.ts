import type { CountryHelplines } from "./helpline.ts";

export const ES: CountryHelplines = {
  country: "ES",
  lines: [
    {
      name: "ANAR",
      purpose: "children",
      about: "Anything, for children and teenagers.",
      area: "Answered in some parts of Spain.",
      number: "116 111",
      hours: null,
      url: "https://www.anar.org",
      lastChecked: null,
    },
    {
      name: "Línea 024",
      purpose: "crisis",
      about: "Anything that feels heavy.",
      number: "024",
      hours: "Any hour, every day.",
      url: "https://www.sanidad.gob.es/linea024/home.htm",
      lastChecked: "2026-11-16",
    },
  ],
};
