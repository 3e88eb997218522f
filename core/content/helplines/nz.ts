import type { CountryHelplines } from "./helpline.ts";

export const NZ: CountryHelplines = {
  country: "NZ",
  lines: [
    {
      name: "1737",
      purpose: "any",
      about: "Anything that feels heavy.",
      number: "1737",
      text: { number: "1737" },
      hours: "Any hour, every day.",
      url: "https://1737.org.nz",
      lastChecked: "2026-11-16",
    },
    {
      name: "Youthline",
      purpose: "children",
      about: "Anything, for young people.",
      number: "0800 376 633",
      hours: null,
      url: "https://www.youthline.co.nz",
      lastChecked: "2026-11-16",
    },
    {
      name: "EDANZ",
      purpose: "eating disorders",
      about: "Eating disorders, for families.",
      number: "0800 233 269",
      hours: null,
      url: "https://www.ed.org.nz",
      lastChecked: null,
    },
  ],
};
