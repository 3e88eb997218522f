import type { Region } from "./regions.ts";

export interface RegionFacts {
  name: string;
  /** The number to call if a person is in danger; null if it is not known. */
  emergency: string | null;
  /** What the medicine for a severe allergic reaction is called. */
  epinephrine: string;
  /** What is used to give it. */
  pen: string;
}

const AMERICAN = { epinephrine: "epinephrine", pen: "epinephrine (EpiPen)" };
const BRITISH = { epinephrine: "adrenaline", pen: "adrenaline auto-injector" };
/** Where we don't know which word is used, both are said. */
const BOTH = { epinephrine: "epinephrine (adrenaline)", pen: "epinephrine (adrenaline) pen" };

/** 112 works in every country of the European Union: European Commission, '112, the European emergency number'. */
const EU = { emergency: "112", ...BRITISH };

export const REGION_FACTS: Readonly<Record<Region, RegionFacts>> = {
  // Australian Government, 'Triple Zero'.
  AU: { name: "Australia", emergency: "000", ...BRITISH },
  AT: { name: "Austria", ...EU },
  BE: { name: "Belgium", ...EU },
  // Canadian Radio-television and Telecommunications Commission, '9-1-1 services'.
  CA: { name: "Canada", emergency: "911", ...AMERICAN },
  FR: { name: "France", ...EU },
  DE: { name: "Germany", ...EU },
  // Government of India, 'Emergency Response Support System'.
  IN: { name: "India", emergency: "112", ...BRITISH },
  IE: { name: "Ireland", ...EU },
  IT: { name: "Italy", ...EU },
  // Gobierno de México, 'Número único de emergencias 9-1-1'.
  MX: { name: "Mexico", emergency: "911", ...AMERICAN },
  NL: { name: "Netherlands", ...EU },
  // New Zealand Government, '111 emergency service'.
  NZ: { name: "New Zealand", emergency: "111", ...BRITISH },
  PL: { name: "Poland", ...EU },
  PT: { name: "Portugal", ...EU },
  ES: { name: "Spain", ...EU },
  // Swiss Confederation, 'Emergency numbers': 112 leads to the service that is needed, as 144 does for an ambulance.
  CH: { name: "Switzerland", emergency: "112", ...BRITISH },
  // GOV.UK, '999 and 112: the UK's national emergency numbers'.
  GB: { name: "United Kingdom", emergency: "999", ...BRITISH },
  // Federal Communications Commission, '911 and E911 services'.
  US: { name: "United States", emergency: "911", ...AMERICAN },
  ZZ: { name: "Another country", emergency: null, ...BOTH },
};
