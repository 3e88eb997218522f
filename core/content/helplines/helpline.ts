/** Somebody to talk to. A person calls or reads up on every line before each release: see docs/decisions/0047. */
export interface Helpline {
  name: string;
  /** What it is for, in one short sentence. */
  about: string;
  /** To call, as people write it; null where there is none. */
  number: string | null;
  /** To text, with the word to send where one is asked for. */
  text?: { number: string; word?: string };
  /** Null where nobody has confirmed them: then the page says to look at the site. */
  hours: string | null;
  url: string;
  /** The day on which a person last checked the line; null where nobody has yet. */
  lastChecked: string | null;
}

export interface CountryHelplines {
  /** ISO 3166; 'ZZ' is everywhere else. */
  country: string;
  name: string;
  /** To call when somebody is in danger; null where it is not known. */
  emergency: string | null;
  lines: readonly Helpline[];
}

/** What stands in place of hours that nobody has confirmed. */
export const HOURS_UNKNOWN = "Check the site for hours.";

/** What a phone dials. */
export const dialed = (number: string): string => number.replace(/[^+\d]/g, "");
