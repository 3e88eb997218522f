import { baseLanguage, DEFAULT_LANGUAGE } from "#core/texts/languages.ts";
import { pageLanguage } from "#web/lib/render-context.ts";

/** English alone would write some dates as the British do. */
const ENGLISH_LOCALE = "en-US";

/**
 * A formatter for the language of the page. Each is created on first use, because they take several milliseconds to create on a phone; the
 * server renders in several languages at the same time.
 */
export function inLanguage<T>(make: (locale: string) => T): () => T {
  const made = new Map<string, T>();
  return () => {
    const language = baseLanguage(pageLanguage());
    const formatter = made.get(language) ?? make(language === DEFAULT_LANGUAGE ? ENGLISH_LOCALE : language);
    made.set(language, formatter);
    return formatter;
  };
}
