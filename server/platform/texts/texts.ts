import { formatMessage } from "#core/texts/format-message.ts";
import { DEFAULT_LANGUAGE, isPseudoLanguage, type LANGUAGES, type Language } from "#core/texts/languages.ts";
import type { MessageValues } from "#core/texts/message-values.ts";
import { disguiseMessage } from "#core/texts/pseudo-language.ts";
import { texts as errors } from "./en/errors.ts";
import { texts as mails } from "./en/mails.ts";

const ENGLISH = { errors, mails };
type Catalogs = typeof ENGLISH;
export type Translation = { readonly [N in keyof Catalogs]: { readonly [K in keyof Catalogs[N]]: string } };

/** What the server writes itself. A translation is a JSON file per catalog with the same keys. */
const TRANSLATIONS: Record<(typeof LANGUAGES)[number], Translation> = { en: ENGLISH };

export type TextKey<N extends keyof Catalogs> = keyof Catalogs[N] & string;
export type TextValues<N extends keyof Catalogs, K extends TextKey<N>> = MessageValues<Catalogs[N][K] & string>;
export type Values = Readonly<Record<string, string | number>>;

export type ValuesArgument<N extends keyof Catalogs, K extends TextKey<N>> = keyof TextValues<N, K> extends never
  ? []
  : [values: TextValues<N, K>];

/** The texts of one catalog in a language, as a type for functions that take them. */
export type Texts<N extends keyof Catalogs> = <K extends TextKey<N>>(key: K, ...values: ValuesArgument<N, K>) => string;

export const texts =
  <const N extends keyof Catalogs>(name: N, language: Language): Texts<N> =>
  (key, ...rest) => {
    // Safe to cast: the only argument, if any, is the values of the key's text.
    const [values = {}] = rest as unknown as [Values?];
    return formatText(name, key, values, language);
  };

/** For keys and values that belong together by their types where they were chosen, such as those of an error. */
export function formatText<N extends keyof Catalogs>(name: N, key: TextKey<N>, values: Values, language: Language): string {
  const message = TRANSLATIONS[isPseudoLanguage(language) ? DEFAULT_LANGUAGE : language][name][key] as string;
  return formatMessage(isPseudoLanguage(language) ? disguiseMessage(message, language) : message, language, values).join("");
}
