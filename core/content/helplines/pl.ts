import type { CountryHelplines } from "./helpline.ts";

export const PL: CountryHelplines = {
  country: "PL",
  lines: [
    {
      name: "116 111",
      purpose: "children",
      about: "Anything, for children and teenagers.",
      number: "116 111",
      hours: null,
      url: "https://116111.pl",
      lastChecked: null,
    },
    {
      name: "Centrum Wsparcia",
      purpose: "crisis",
      about: "Anything that feels heavy.",
      number: "800 70 2222",
      hours: null,
      url: "https://centrumwsparcia.pl",
      lastChecked: null,
    },
  ],
};
