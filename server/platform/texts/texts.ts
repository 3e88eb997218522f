import { formatMessage } from "#core/texts/format-message.ts";
import { DEFAULT_LANGUAGE, isPseudoLanguage, type LANGUAGES, type Language } from "#core/texts/languages.ts";
import type { MessageValues } from "#core/texts/message-values.ts";
import { disguiseMessage } from "#core/texts/pseudo-language.ts";
import { texts as errors } from "./en/errors.ts";

const ENGLISH = { errors };
type Catalogs = typeof ENGLISH;
type Translation = { readonly [N in keyof Catalogs]: { readonly [K in keyof Catalogs[N]]: string } };

/** What the server writes itself. A translation is a JSON file per catalog with the same keys. */
const TRANSLATIONS: Record<(typeof LANGUAGES)[number], Translation> = { en: ENGLISH };

export type TextKey<N extends keyof Catalogs> = keyof Catalogs[N] & string;
export type TextValues<N extends keyof Catalogs, K extends TextKey<N>> = MessageValues<Catalogs[N][K] & string>;
export type Values = Readonly<Record<string, string | number>>;

export type ValuesArgument<N extends keyof Catalogs, K extends TextKey<N>> = keyof TextValues<N, K> extends never
  ? []
  : [values: TextValues<N, K>];

/** For keys and values that belong together by their types where they were chosen, such as those of an error. */
export function formatText<N extends keyof Catalogs>(name: N, key: TextKey<N>, values: Values, language: Language): string {
  const message = TRANSLATIONS[isPseudoLanguage(language) ? DEFAULT_LANGUAGE : language][name][key] as string;
  return formatMessage(isPseudoLanguage(language) ? disguiseMessage(message, language) : message, language, values).join("");
}
