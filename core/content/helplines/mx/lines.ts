import type { TranslatedHelplines } from "#core/content/helplines/translated-helplines.ts";
import { en } from "./en.ts";

export const MX: TranslatedHelplines = {
  country: "MX",
  lines: [
    { name: "Línea de la Vida", purpose: "any", number: "800 911 2000", url: "https://www.gob.mx/salud/conadic", lastChecked: null },
    { name: "SAPTEL", purpose: "crisis", number: "55 5259 8121", url: "https://www.saptel.org.mx", lastChecked: null },
  ],
  texts: { en },
};
