import { TEXT_FILES } from "virtual:page-texts";
import type { Language } from "#core/texts/languages.ts";
import { findPlaced } from "#core/texts/message-slots.ts";
import type { Catalogs } from "./catalogs.ts";
import type { FoundCatalogs } from "./text-files.ts";

/** Written by scripts/vite/text-files.mjs: for each catalog the moves of its keys, and its messages, separated by form feeds. */
type TextFile = Readonly<Record<string, readonly [moves: string, messages: string]>>;

export const readPageTexts = (module: string, language: Language): Promise<FoundCatalogs> =>
  readFile(language, module.replace(/^.*\/|\.tsx$/g, ""));

export const readTexts = (name: keyof Catalogs, language: Language): Promise<FoundCatalogs> => readFile(language, `catalog-${name}`);

async function readFile(language: Language, name: string): Promise<FoundCatalogs> {
  const { default: file }: { default: TextFile } = await import(/* @vite-ignore */ `${TEXT_FILES}/${language}/${name}.js`);
  return Object.fromEntries(
    Object.entries(file).map(([catalog, [moves, messages]]) => {
      const placed = { moves: moves.split(" ").map(Number), messages: messages.split("\f") };
      return [catalog, (key: string) => findPlaced(placed, key)];
    }),
  );
}
