import type { CountryHelplines } from "./helpline.ts";

export const PT: CountryHelplines = {
  country: "PT",
  lines: [
    {
      name: "SOS Criança",
      purpose: "children",
      about: "Anything, for children and teenagers.",
      number: "116 111",
      hours: null,
      url: "https://iacrianca.pt",
      lastChecked: null,
    },
    {
      name: "SNS 24",
      purpose: "any",
      about: "Health advice, and someone to talk to.",
      number: "808 24 24 24",
      hours: null,
      url: "https://www.sns24.gov.pt",
      lastChecked: null,
    },
  ],
};
