import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

/** Key to message. */
export type Messages = Record<string, string>;
/** Name of the catalog to its messages. */
export type Catalogs = Record<string, Messages>;

const FOLDER = "web/texts";
/** Its translations are part of the program, so the type check finds what they lack. */
const SERVER_FOLDER = "server/platform/texts";

/** Reads the English catalogs, from which all others derive. */
export const readEnglish = (root = "."): Promise<Catalogs> => readFolder(path.resolve(root, FOLDER, "en"));

/** Reads what the server itself says: its errors and mails. */
export const readServerTexts = (root = "."): Promise<Catalogs> => readFolder(path.resolve(root, SERVER_FOLDER, "en"));

async function readFolder(folder: string): Promise<Catalogs> {
  const entries = listFiles(folder, ".ts").map(async (name): Promise<[string, Messages]> => {
    const module: { texts: Messages } = await import(pathToFileURL(path.join(folder, `${name}.ts`)).href);
    return [name, module.texts];
  });
  return Object.fromEntries(await Promise.all(entries));
}

export function readTranslation(language: string, root = "."): Catalogs {
  const folder = path.resolve(root, FOLDER, language);
  return Object.fromEntries(
    listFiles(folder, ".json").map((name) => [name, JSON.parse(readFileSync(path.join(folder, `${name}.json`), "utf8"))]),
  );
}

export const listTranslations = (root = "."): string[] =>
  readdirSync(path.resolve(root, FOLDER), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "en")
    .map(({ name }) => name);

export const translationFile = (language: string, catalog: string): string => path.join(FOLDER, language, `${catalog}.json`);

const listFiles = (folder: string, extension: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(extension))
        .map((name) => path.basename(name, extension))
        .sort()
    : [];
