import type { CountryHelplines } from "./helpline.ts";

export const GB: CountryHelplines = {
  country: "GB",
  lines: [
    {
      name: "Beat",
      purpose: "eating disorders",
      about: "Worries about food, eating or your body.",
      number: "0808 801 0677",
      hours: null,
      url: "https://www.beateatingdisorders.org.uk",
      lastChecked: null,
    },
    {
      name: "Childline",
      purpose: "children",
      about: "Anything, for everybody under 19.",
      number: "0800 1111",
      hours: "Any hour, every day.",
      url: "https://www.childline.org.uk",
      lastChecked: "2026-11-16",
    },
    {
      name: "Samaritans",
      purpose: "crisis",
      about: "Anything that feels heavy.",
      number: "116 123",
      hours: null,
      url: "https://www.samaritans.org",
      lastChecked: "2026-11-16",
    },
    {
      name: "Shout",
      purpose: "crisis",
      about: "Anything that feels heavy, in writing.",
      number: null,
      text: { number: "85258", word: "SHOUT" },
      hours: null,
      url: "https://giveusashout.org",
      lastChecked: "2026-11-16",
    },
  ],
};
