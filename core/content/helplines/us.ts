import type { CountryHelplines } from "./helpline.ts";

export const US: CountryHelplines = {
  country: "US",
  name: "United States",
  emergency: "911",
  lines: [
    {
      name: "988 Lifeline",
      about: "Anything that feels heavy.",
      number: "988",
      text: { number: "988" },
      hours: "Any hour, every day.",
      url: "https://988lifeline.org",
      lastChecked: "2026-11-16",
    },
    {
      name: "ANAD Helpline",
      about: "Worries about food, eating or your body.",
      number: "1-888-375-7767",
      hours: null,
      url: "https://anad.org",
      lastChecked: null,
    },
    {
      name: "Alliance for Eating Disorders",
      about: "Worries about food, eating or your body.",
      number: "1-866-662-1235",
      hours: null,
      url: "https://www.allianceforeatingdisorders.com",
      lastChecked: null,
    },
    {
      name: "Crisis Text Line",
      about: "Anything that feels heavy, in writing.",
      number: null,
      text: { number: "741741", word: "HOME" },
      hours: null,
      url: "https://www.crisistextline.org",
      lastChecked: "2026-11-16",
    },
    {
      name: "National Eating Disorders Association",
      about: "To read up on eating disorders and find care.",
      number: null,
      hours: null,
      url: "https://www.nationaleatingdisorders.org",
      lastChecked: "2026-11-16",
    },
  ],
};
