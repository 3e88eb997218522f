import { createElement, Fragment, type ReactNode } from "react";
import { formatMessage } from "#core/texts/format-message.ts";
import { baseLanguage, isPseudoLanguage, type Language } from "#core/texts/languages.ts";
import type { MessageTags, MessageValues } from "#core/texts/message-values.ts";
import { pageLanguage } from "#web/lib/render-context.ts";
import type { Catalogs } from "./catalogs.ts";
import { type FindMessage, type FoundCatalogs, readPageTexts, readTexts } from "./text-files.ts";

export type CatalogName = keyof Catalogs;
export type TextKey<N extends CatalogName> = keyof Catalogs[N] & string;

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

/** What never changes once it is loaded, for any number of languages at the same time. */
const loaded = new Map<string, Texts<CatalogName>>();
const failures = new Map<string, unknown>();

/** The texts of a catalog in the language of the page. Call it while rendering or in a handler, not when a module is loaded. */
export function texts<const N extends CatalogName>(name: N): Texts<N> {
  const language = pageLanguage();
  const id = catalogId(name, language);
  const found = loaded.get(id);
  if (!found) {
    if (failures.has(id)) throw failures.get(id);
    // React renders again once they are here. Pages load their texts in advance, so this only happens to parts that are loaded late.
    throw loadTexts([name], language);
  }
  // Safe to cast: the messages are those of this catalog.
  return found as unknown as Texts<N>;
}

function createReader(find: FindMessage, language: Language): Texts<CatalogName> {
  const plain = (key: string, values?: Record<string, unknown>) => {
    const message = find(key) ?? "";
    return /[{'<]/.test(message) ? formatMessage(message, language, values).join("") : message;
  };
  const rich = (key: string, values: Record<string, ReactNode | ((content: ReactNode) => ReactNode)>) => {
    const tags: Record<string, (content: unknown[]) => unknown> = {};
    for (const [name, value] of Object.entries(values)) if (typeof value === "function") tags[name] = (content) => value(toNode(content));
    return toNode(formatMessage(find(key) ?? "", language, values, tags));
  };
  return Object.assign(plain, { rich }) as unknown as Texts<CatalogName>;
}

/** Its parts are children, not a list, so that they need no keys. */
const toNode = (parts: unknown[]): ReactNode => createElement(Fragment, null, ...(parts as ReactNode[]));

/** Loads what a page or another part of the app reads, by the path of its module in the folder web. */
export const loadPageTexts = (module: string, language: Language = pageLanguage()): Promise<void> =>
  load((spoken) => readPageTexts(module, spoken), language);

/** Loads catalogs, each once. Rejects if one cannot be loaded. */
export async function loadTexts(names: readonly CatalogName[], language: Language = pageLanguage()): Promise<void> {
  await Promise.all(
    names.map(async (name) => {
      const id = catalogId(name, language);
      if (loaded.has(id)) return;
      try {
        await load((spoken) => readTexts(name, spoken), language);
        failures.delete(id);
      } catch (error) {
        failures.set(id, error);
        throw error;
      }
    }),
  );
}

async function load(read: (language: Language) => Promise<FoundCatalogs>, language: Language): Promise<void> {
  const [catalogs, disguise] = await Promise.all([read(baseLanguage(language)), loadDisguise(language)]);
  for (const [name, find] of Object.entries(catalogs)) {
    const id = catalogId(name, language);
    if (!loaded.has(id)) loaded.set(id, createReader(disguise ? (key) => disguise(find(key) ?? "") : find, language));
  }
}

async function loadDisguise(language: Language): Promise<((message: string) => string) | undefined> {
  if (!isPseudoLanguage(language)) return undefined;
  const { disguiseMessage } = await import("#core/texts/pseudo-language.ts");
  return (message) => disguiseMessage(message, language);
}

const catalogId = (name: string, language: Language): string => `${language}/${name}`;
