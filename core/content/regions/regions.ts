/** Where somebody may live, as ISO 3166 codes, sorted by name. 'ZZ' is everywhere else: nothing is claimed about it. */
export const REGIONS = [
  "AU",
  "AT",
  "BE",
  "CA",
  "FR",
  "DE",
  "IN",
  "IE",
  "IT",
  "MX",
  "NL",
  "NZ",
  "PL",
  "PT",
  "ES",
  "CH",
  "GB",
  "US",
  "ZZ",
] as const;
export type Region = (typeof REGIONS)[number];

export const ELSEWHERE: Region = "ZZ";

export function findRegion(code: string | null | undefined): Region | undefined {
  const upperCase = code?.toUpperCase();
  return REGIONS.find((region) => region === upperCase);
}
