import type { TranslatedHelplines } from "#core/content/helplines/translated-helplines.ts";
import { en } from "./en.ts";

export const US: TranslatedHelplines = {
  country: "US",
  lines: [
    {
      name: "988 Lifeline",
      purpose: "crisis",
      number: "988",
      text: { number: "988" },
      url: "https://988lifeline.org",
      lastChecked: "2026-11-16",
    },
    {
      name: "Teen Line",
      purpose: "children",
      number: "1-800-852-8336",
      text: { number: "839863", word: "TEEN" },
      url: "https://www.teenline.org",
      lastChecked: null,
    },
    { name: "ANAD Helpline", purpose: "eating disorders", number: "1-888-375-7767", url: "https://anad.org", lastChecked: null },
    {
      name: "Alliance for Eating Disorders",
      purpose: "eating disorders",
      number: "1-866-662-1235",
      url: "https://www.allianceforeatingdisorders.com",
      lastChecked: null,
    },
    {
      name: "Crisis Text Line",
      purpose: "crisis",
      number: null,
      text: { number: "741741", word: "HOME" },
      url: "https://www.crisistextline.org",
      lastChecked: "2026-11-16",
    },
    {
      name: "National Eating Disorders Association",
      purpose: "eating disorders",
      number: null,
      url: "https://www.nationaleatingdisorders.org",
      lastChecked: "2026-11-16",
    },
  ],
  texts: { en },
};
