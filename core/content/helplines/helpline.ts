/** A helpline. A person calls or looks up every line before each release: see docs/decisions/0047. */
export interface Helpline {
  name: string;
  /** The purpose of the line, in one short sentence. */
  about: string;
  /** The number to call, in its usual notation; null if there is none. */
  number: string | null;
  /** The number to text, with the word to send if one is required. */
  text?: { number: string; word?: string };
  /** Null until a person has confirmed the hours: then the page refers to the website. */
  hours: string | null;
  url: string;
  /** The day on which a person last checked the line; null if it was never checked. */
  lastChecked: string | null;
}

export interface CountryHelplines {
  /** ISO 3166 code; 'ZZ' is everywhere else. */
  country: string;
  name: string;
  /** The number to call if a person is in danger; null if it is not known. */
  emergency: string | null;
  lines: readonly Helpline[];
}

/** Shown instead of hours that have not been confirmed. */
export const HOURS_UNKNOWN = "Check the site for hours.";

/** The number in the form that a phone dials. */
export const dialed = (number: string): string => number.replace(/[^+\d]/g, "");
