/** A new version shows everybody a notice once, so it stays the same when only the wording becomes clearer. */
export const LEGAL_VERSION = "2026-11-19";
/** When it was written, as the texts state it. */
export const LEGAL_DATE = "November 19, 2026";

/** What only whoever runs a site knows. Administrators replace it; until then they are reminded. */
export const LEGAL_PLACEHOLDERS = {
  operator: "[name of the school, club or family that runs this site]",
  contact: "[email or postal address for questions]",
  hosting: "[where the computer stands, and who looks after it]",
  retention: "[how long backups and logs are kept]",
  authority: "[the authority where people can complain, if your law names one]",
} as const;

export type LegalPart = keyof typeof LEGAL_PLACEHOLDERS;
// Safe to cast: these are exactly the keys, and there is at least one.
export const LEGAL_PARTS = Object.keys(LEGAL_PLACEHOLDERS) as [LegalPart, ...LegalPart[]];

/** The placeholders that a text still contains. */
export const findPlaceholders = (text: string): string[] =>
  Object.values(LEGAL_PLACEHOLDERS).filter((placeholder) => text.includes(placeholder));
