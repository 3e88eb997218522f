import type { CountryHelplines } from "./helpline.ts";

export const INTERNATIONAL: CountryHelplines = {
  country: "ZZ",
  lines: [
    {
      name: "Find A Helpline",
      purpose: "any",
      about: "Lists free lines in most countries.",
      number: null,
      hours: null,
      url: "https://findahelpline.com",
      lastChecked: "2026-11-16",
    },
  ],
};
