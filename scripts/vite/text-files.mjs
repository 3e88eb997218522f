import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { normalizePath, runnerImport } from "vite";
import { fillWithEnglish } from "./translations.mjs";

const SOURCES = "virtual:text-sources";
/** @param {string} core the path of the folder */
const readSources = (core) => `
export const english = import.meta.glob("/texts/en/*.ts", { eager: true, import: "texts" });
export * from "${core}/texts/languages.ts";
export * from "${core}/texts/message-slots.ts";`;

/** @typedef {Record<string, string>} Messages */
/** @typedef {{ file: string, source: string }} TextFile its path in the folder of texts, and its content */

/**
 * One file for each page and language with all catalogs that the page reads, and one for each catalog, for parts that nobody foresaw. They
 * are found by their names, so that the page's script lists none of them.
 *
 * @param {string} root the folder web
 * @param {Record<string, string[]>} pageTexts the catalogs that each page's module reads
 * @returns {Promise<{ folder: string, files: TextFile[] }>}
 */
export async function makeTextFiles(root, pageTexts) {
  const { module } = await runnerImport(SOURCES, {
    configFile: false,
    root,
    plugins: [
      {
        name: "text-sources",
        resolveId: (id) => (id === SOURCES ? `\0${SOURCES}` : undefined),
        load: (id) => (id === `\0${SOURCES}` ? readSources(normalizePath(resolve(root, "../core"))) : undefined),
      },
    ],
  });
  const { english, LANGUAGES, placeMessages } =
    /** @type {typeof import("#core/texts/languages.ts") & typeof import("#core/texts/message-slots.ts") & { english: Record<string, Messages> }} */ (
      module
    );
  const catalogs = new Map(Object.entries(english).map(([path, messages]) => [basename(path, ".ts"), messages]));
  const bundles = [
    ...Object.entries(pageTexts).map(([page, names]) => ({ name: textFileName(page), names })),
    ...[...catalogs.keys()].map((name) => ({ name: `catalog-${name}`, names: [name] })),
  ];
  const twice = bundles.find(({ name }, index) => bundles.findIndex((bundle) => bundle.name === name) < index);
  if (twice) throw new Error(`Two pages' modules are called ${twice.name}.`);
  const files = LANGUAGES.flatMap((language) => {
    const placed = new Map(
      [...catalogs].map(([name, messages]) => [name, place(translate(root, language, name, messages), placeMessages)]),
    );
    return bundles.map(({ name, names }) => ({
      file: `${language}/${name}.js`,
      source: `export default ${JSON.stringify(Object.fromEntries(names.map((catalog) => [catalog, placed.get(catalog)])))}`,
    }));
  });
  const hash = createHash("sha256").update(JSON.stringify(files)).digest("base64url").slice(0, 8);
  return { folder: `assets/texts-${hash}`, files };
}

/** @param {string} module the path of a page's module */
export const textFileName = (module) => basename(module, ".tsx");

/** @param {string} root @param {string} language @param {string} name @param {Messages} english @returns {Messages} */
function translate(root, language, name, english) {
  const path = join(root, "texts", language, `${name}.json`);
  return existsSync(path) ? JSON.parse(fillWithEnglish(JSON.parse(readFileSync(path, "utf8")), english)) : english;
}

/**
 * @param {Messages} texts
 * @param {typeof import("#core/texts/message-slots.ts").placeMessages} placeMessages
 */
function place(texts, placeMessages) {
  const { moves, messages } = placeMessages(texts);
  return [moves.join(" "), messages.join("\f")];
}
