import type { TranslatedHelplines } from "#core/content/helplines/translated-helplines.ts";
import { en } from "./en.ts";

export const ES: TranslatedHelplines = {
  country: "ES",
  lines: [
    { name: "ANAR", purpose: "children", number: "116 111", url: "https://www.anar.org", lastChecked: null },
    { name: "Línea 024", purpose: "crisis", number: "024", url: "https://www.sanidad.gob.es/linea024/home.htm", lastChecked: "2026-11-16" },
  ],
  texts: { en },
};
