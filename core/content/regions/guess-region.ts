import { ELSEWHERE, findRegion, type Region } from "./regions.ts";

const MAX_LANGUAGES = 10;
const MAX_HEADER_LENGTH = 500;

/**
 * A first guess from the browser's languages, the preferred one first: 'en-GB', 'de', 'de-Latn-AT'. A language without a country says
 * nothing of where somebody is, so they get the international list, never another country's.
 */
export function guessRegion(languages: readonly string[]): Region {
  const tags = languages.slice(0, MAX_LANGUAGES).map((tag) => tag.trim().split("-"));
  const [first] = tags;
  if (!first?.[0]) return ELSEWHERE;
  const language = first[0].toLowerCase();
  // English without a country is the default of many browsers, so any other language with a country is a hint.
  const telling = tags.find((tag) => findSubtag(tag) && (language === "en" || tag[0]?.toLowerCase() === language));
  return findRegion(telling && findSubtag(telling)) ?? ELSEWHERE;
}

/** The same guess from a request's Accept-Language header: 'de-AT,de;q=0.9,en;q=0.8'. */
export function guessRequestRegion(acceptLanguage: string | undefined): Region {
  const languages = (acceptLanguage ?? "").slice(0, MAX_HEADER_LENGTH).split(",");
  return guessRegion(languages.map((language) => language.split(";")[0] ?? "").filter((tag) => tag.trim() !== "*"));
}

const findSubtag = ([, ...subtags]: readonly string[]): string | undefined => subtags.find((subtag) => /^[a-z]{2}$/i.test(subtag));
