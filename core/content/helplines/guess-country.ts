/** The countries with helplines; 'ZZ' is everywhere else. Kept separate from the lines, so that the server and every page can import it. */
export const HELPLINE_COUNTRIES = [
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
export type HelplineCountry = (typeof HELPLINE_COUNTRIES)[number];

const ELSEWHERE: HelplineCountry = "ZZ";
const MAX_LANGUAGES = 10;
const MAX_HEADER_LENGTH = 500;

export function findCountry(code: string | null | undefined): HelplineCountry | undefined {
  const wanted = code?.toUpperCase();
  return HELPLINE_COUNTRIES.find((country) => country === wanted);
}

/**
 * A first guess from the browser's languages, the preferred one first: 'en-GB', 'de', 'de-Latn-AT'. A language without a country says
 * nothing of where somebody is, so they get the international list, never another country's.
 */
export function guessCountry(languages: readonly string[]): HelplineCountry {
  const tags = languages.slice(0, MAX_LANGUAGES).map((tag) => tag.trim().split("-"));
  const [first] = tags;
  if (!first?.[0]) return ELSEWHERE;
  const language = first[0].toLowerCase();
  // English without a country is the default of many browsers, so any other language with a country is a hint.
  const telling = tags.find((tag) => regionOf(tag) && (language === "en" || tag[0]?.toLowerCase() === language));
  return findCountry(telling && regionOf(telling)) ?? ELSEWHERE;
}

/** The same guess from a request's Accept-Language header: 'de-AT,de;q=0.9,en;q=0.8'. */
export function countryOfRequest(acceptLanguage: string | undefined): HelplineCountry {
  const languages = (acceptLanguage ?? "").slice(0, MAX_HEADER_LENGTH).split(",");
  return guessCountry(languages.map((language) => language.split(";")[0] ?? "").filter((tag) => tag.trim() !== "*"));
}

const regionOf = ([, ...subtags]: readonly string[]): string | undefined => subtags.find((subtag) => /^[a-z]{2}$/i.test(subtag));
