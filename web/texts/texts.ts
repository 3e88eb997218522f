import { createElement, Fragment, type ReactNode } from "react";
import { formatMessage } from "#core/texts/format-message.ts";
import { DEFAULT_LANGUAGE, isPseudoLanguage, type Language } from "#core/texts/languages.ts";
import type { MessageTags, MessageValues } from "#core/texts/message-values.ts";
import { pageLanguage } from "#web/lib/render-context.ts";
import type { Catalogs } from "./catalogs.ts";

export type CatalogName = keyof Catalogs;
export type TextKey<N extends CatalogName> = keyof Catalogs[N] & string;
type Messages = Readonly<Record<string, string>>;

/** The texts of one catalog in the language of the page, as a type for functions that take them. */
export interface Texts<N extends CatalogName> {
  <K extends TextKey<N>>(key: K, ...values: PlainValues<Catalogs[N][K] & string>): string;
  /** For a text with tags, or with values that are elements. */
  rich: <K extends TextKey<N>>(key: K, values: RichValues<Catalogs[N][K] & string>) => ReactNode;
}

type PlainValues<M extends string> = [MessageTags<M>] extends [never]
  ? [keyof MessageValues<M>] extends [never]
    ? []
    : [values: MessageValues<M>]
  : [textHasTags: never];

type RichValues<M extends string> = { [Tag in MessageTags<M>]: (content: ReactNode) => ReactNode } & {
  [Name in keyof MessageValues<M>]: MessageValues<M>[Name] extends number ? number : ReactNode;
};

interface CatalogFile {
  texts: Messages;
}

const ENGLISH = import.meta.glob<CatalogFile>("./en/*.ts");
const TRANSLATED = import.meta.glob<{ default: Messages }>("./*/*.json");

/** What never changes once it is loaded, for any number of languages at the same time. */
const loaded = new Map<string, Messages>();
const failures = new Map<string, unknown>();

/** The texts of a catalog in the language of the page. Call it while rendering or in a handler, not when a module is loaded. */
export function texts<const N extends CatalogName>(name: N): Texts<N> {
  const language = pageLanguage();
  const id = catalogId(name, language);
  const messages = loaded.get(id);
  if (!messages) {
    if (failures.has(id)) throw failures.get(id);
    // React renders again once they are here. Pages load their texts in advance, so this only happens to parts that are loaded late.
    throw loadTexts([name], language);
  }
  return readFrom(messages, language);
}

const readers = new WeakMap<Messages, Texts<CatalogName>>();

function readFrom<N extends CatalogName>(messages: Messages, language: Language): Texts<N> {
  const found = readers.get(messages) ?? createReader(messages, language);
  readers.set(messages, found);
  // Safe to cast: the messages are those of this catalog.
  return found as unknown as Texts<N>;
}

function createReader(messages: Messages, language: Language): Texts<CatalogName> {
  const plain = (key: string, values?: Record<string, unknown>) => {
    const message = messages[key] ?? "";
    return /[{'<]/.test(message) ? formatMessage(message, language, values).join("") : message;
  };
  const rich = (key: string, values: Record<string, ReactNode | ((content: ReactNode) => ReactNode)>) => {
    const tags: Record<string, (content: unknown[]) => unknown> = {};
    for (const [name, value] of Object.entries(values)) if (typeof value === "function") tags[name] = (content) => value(toNode(content));
    return toNode(formatMessage(messages[key] ?? "", language, values, tags));
  };
  return Object.assign(plain, { rich }) as unknown as Texts<CatalogName>;
}

/** Its parts are children, not a list, so that they need no keys. */
const toNode = (parts: unknown[]): ReactNode => createElement(Fragment, null, ...(parts as ReactNode[]));

/** Loads catalogs, each once. Rejects if one cannot be loaded. */
export async function loadTexts(names: readonly CatalogName[], language: Language = pageLanguage()): Promise<void> {
  await Promise.all(
    names.map(async (name) => {
      const id = catalogId(name, language);
      if (loaded.has(id)) return;
      try {
        loaded.set(id, await loadCatalog(name, language));
        failures.delete(id);
      } catch (error) {
        failures.set(id, error);
        throw error;
      }
    }),
  );
}

async function loadCatalog(name: CatalogName, language: Language): Promise<Messages> {
  const translated = TRANSLATED[`./${language}/${name}.json`];
  if (translated) return (await translated()).default;
  const english = await ENGLISH[`./${DEFAULT_LANGUAGE}/${name}.ts`]?.();
  if (!english) throw new Error(`There is no catalog of texts called ${name}.`);
  if (!isPseudoLanguage(language)) return english.texts;
  const { disguiseMessage } = await import("#core/texts/pseudo-language.ts");
  return Object.fromEntries(Object.entries(english.texts).map(([key, message]) => [key, disguiseMessage(message, language)]));
}

const catalogId = (name: CatalogName, language: Language): string => `${language}/${name}`;
