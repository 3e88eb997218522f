import type { Region } from "#core/content/regions/regions.ts";

type HelplinePurpose = "eating disorders" | "any" | "crisis" | "children";

/** A helpline. A person calls or looks up every line before each release: see docs/decisions/0047. */
export interface Helpline {
  name: string;
  /** What it is for: 'any' is any worry, 'children' any worry of children and teenagers. An operator's own line has none. */
  purpose?: HelplinePurpose;
  /** The purpose of the line, in one short sentence. */
  about: string;
  /** Set if it is for one part of the country only. */
  area?: string;
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
  country: Region;
  lines: readonly Helpline[];
}

/** Shown instead of hours that have not been confirmed. */
export const HOURS_UNKNOWN = "Check the site for hours.";

/** What a person may need a line for. */
export type Worry = "food" | "self-harm";

const FITTING: Readonly<Record<Worry, readonly HelplinePurpose[]>> = {
  food: ["eating disorders", "children", "any", "crisis"],
  // Somebody who thinks of self-harm is not sent to a line about eating.
  "self-harm": ["crisis", "children", "any"],
};

/** The lines that fit a worry: first the operator's own, then those that somebody has checked. */
export function linesFor(worry: Worry, lines: readonly Helpline[]): Helpline[] {
  const fitting = FITTING[worry];
  const rank = ({ purpose, lastChecked }: Helpline) =>
    purpose === undefined ? -1 : (lastChecked === null ? fitting.length : 0) + fitting.indexOf(purpose);
  return lines.filter(({ purpose }) => purpose === undefined || fitting.includes(purpose)).toSorted((a, b) => rank(a) - rank(b));
}

/** The number in the form that a phone dials. */
export const dialed = (number: string): string => number.replace(/[^+\d]/g, "");
