import type { CountryHelplines } from "./helpline.ts";

export const MX: CountryHelplines = {
  country: "MX",
  lines: [
    {
      name: "Línea de la Vida",
      purpose: "any",
      about: "Anything that feels heavy.",
      number: "800 911 2000",
      hours: null,
      url: "https://www.gob.mx/salud/conadic",
      lastChecked: null,
    },
    {
      name: "SAPTEL",
      purpose: "crisis",
      about: "Anything that feels heavy.",
      number: "55 5259 8121",
      hours: null,
      url: "https://www.saptel.org.mx",
      lastChecked: null,
    },
  ],
};
