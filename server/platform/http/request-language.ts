import type { FastifyRequest } from "fastify";
import { chooseLanguage, LANGUAGES, type Language } from "#core/texts/languages.ts";

/** The language that a person chose on this device. */
const LANGUAGE_COOKIE = "language";

const MAX_HEADER_LENGTH = 500;
const MAX_TAGS = 10;

/** The language for a response: the chosen one, or else the browser's first that is available. A malformed URL has no cookies yet. */
export function findRequestLanguage({ cookies, headers }: FastifyRequest, available: readonly Language[] = LANGUAGES): Language {
  const accepted = (headers["accept-language"] ?? "").slice(0, MAX_HEADER_LENGTH).split(",", MAX_TAGS);
  const tags = accepted.map((entry) => entry.split(";", 1).join().trim());
  return chooseLanguage([cookies?.[LANGUAGE_COOKIE] ?? "", ...tags], available);
}
