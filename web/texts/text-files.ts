import { PAGE_TEXTS } from "virtual:page-texts";
import { DEFAULT_LANGUAGE, type Language } from "#core/texts/languages.ts";
import type { Catalogs } from "./catalogs.ts";

/** Finds the message of a key. */
export type FindMessage = (key: string) => string | undefined;
export type FoundCatalogs = Readonly<Partial<Record<keyof Catalogs, FindMessage>>>;

type Messages = Readonly<Record<string, string>>;

const ENGLISH = import.meta.glob<{ texts: Messages }>("./en/*.ts");
const TRANSLATED = import.meta.glob<{ default: Messages }>("./*/*.json");

/** The catalogs that a page or another part of the app reads, by the path of its module. The built app has built-text-files.ts instead. */
export async function readPageTexts(module: string, language: Language): Promise<FoundCatalogs> {
  const names = PAGE_TEXTS[module] ?? [];
  return Object.assign({}, ...(await Promise.all(names.map((name) => readTexts(name, language)))));
}

export async function readTexts(name: keyof Catalogs, language: Language): Promise<FoundCatalogs> {
  const messages = await readMessages(name, language);
  return { [name]: (key: string) => messages[key] };
}

async function readMessages(name: keyof Catalogs, language: Language): Promise<Messages> {
  const translated = TRANSLATED[`./${language}/${name}.json`];
  if (translated) return (await translated()).default;
  const english = await ENGLISH[`./${DEFAULT_LANGUAGE}/${name}.ts`]?.();
  if (!english) throw new Error(`There is no catalog of texts called ${name}.`);
  return english.texts;
}
