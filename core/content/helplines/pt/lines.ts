import type { TranslatedHelplines } from "#core/content/helplines/translated-helplines.ts";
import { en } from "./en.ts";

export const PT: TranslatedHelplines = {
  country: "PT",
  lines: [
    { name: "SOS Criança", purpose: "children", number: "116 111", url: "https://iacrianca.pt", lastChecked: null },
    { name: "SNS 24", purpose: "any", number: "808 24 24 24", url: "https://www.sns24.gov.pt", lastChecked: null },
  ],
  texts: { en },
};
