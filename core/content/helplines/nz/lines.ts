import type { TranslatedHelplines } from "#core/content/helplines/translated-helplines.ts";
import { en } from "./en.ts";

export const NZ: TranslatedHelplines = {
  country: "NZ",
  lines: [
    { name: "1737", purpose: "any", number: "1737", text: { number: "1737" }, url: "https://1737.org.nz", lastChecked: "2026-11-16" },
    { name: "Youthline", purpose: "children", number: "0800 376 633", url: "https://www.youthline.co.nz", lastChecked: "2026-11-16" },
    { name: "EDANZ", purpose: "eating disorders", number: "0800 233 269", url: "https://www.ed.org.nz", lastChecked: null },
  ],
  texts: { en },
};
