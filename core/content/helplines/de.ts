import type { CountryHelplines } from "./helpline.ts";

export const DE: CountryHelplines = {
  country: "DE",
  lines: [
    {
      name: "Nummer gegen Kummer",
      purpose: "children",
      about: "Anything, for children and teenagers.",
      number: "116 111",
      hours: "Monday to Saturday, 2 pm to 8 pm.",
      url: "https://www.nummergegenkummer.de",
      lastChecked: "2026-11-16",
    },
    {
      name: "Beratungstelefon Essstörungen",
      purpose: "eating disorders",
      about: "Worries about food, eating or your body.",
      number: "0221 892031",
      hours: null,
      url: "https://www.bzga-essstoerungen.de",
      lastChecked: null,
    },
    {
      name: "TelefonSeelsorge",
      purpose: "any",
      about: "Anything that feels heavy.",
      number: "116 123",
      hours: "Any hour, every day.",
      url: "https://www.telefonseelsorge.de",
      lastChecked: "2026-11-16",
    },
  ],
};
