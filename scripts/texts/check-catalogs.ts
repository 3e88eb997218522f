import { type Catalogs, listTranslations, readEnglish, readServerTexts, readTranslation } from "./catalogs.ts";
import { findProblem, listPlaceholders } from "./check-message.ts";
import { findUnused, findUnusedByServer } from "./find-unused.ts";

const KEY = /^[a-z][a-zA-Z0-9]*(?:\.[a-zA-Z0-9-]+)*$/;

/** Everything that is wrong with the texts, one line each. */
export async function checkCatalogs(root = "."): Promise<string[]> {
  const english = await readEnglish(root);
  const server = await readServerTexts(root);
  return [
    ...checkMessages("en", english),
    ...checkMessages("server/en", server),
    ...findUnusedByServer(server, root).map((text) => `server/en/${text} is not used`),
    ...findUnused(english, root).map((text) => `en/${text} is not used`),
    ...listTranslations(root).flatMap((language) => checkTranslation(language, english, readTranslation(language, root))),
  ];
}

export function checkMessages(language: string, catalogs: Catalogs): string[] {
  return eachMessage(catalogs).flatMap(({ name, key, message }) => {
    const problem = KEY.test(key) ? findProblem(message) : "is not a key such as 'add.title'";
    return problem === undefined ? [] : [`${language}/${name}: ${key} ${problem}`];
  });
}

/** A translation may lack texts only while somebody works on it: English stands in for them, but the check fails. */
export function checkTranslation(language: string, english: Catalogs, translated: Catalogs): string[] {
  const problems = findMissing(english, translated).map((text) => `${language}/${text} is missing`);
  problems.push(...checkMessages(language, translated));
  if (problems.length > 0) return problems;
  for (const { name, key, message } of eachMessage(translated)) {
    const original = english[name]?.[key];
    if (original === undefined) problems.push(`${language}/${name}: ${key} does not exist in English`);
    else if (listPlaceholders(original).join() !== listPlaceholders(message).join()) {
      problems.push(`${language}/${name}: ${key} needs ${listPlaceholders(original).join(" ") || "no values"}`);
    }
  }
  return problems;
}

export const findMissing = (english: Catalogs, translated: Catalogs): string[] =>
  eachMessage(english)
    .filter(({ name, key }) => !translated[name]?.[key])
    .map(({ name, key }) => `${name}: ${key}`);

export const eachMessage = (catalogs: Catalogs): { name: string; key: string; message: string }[] =>
  Object.entries(catalogs).flatMap(([name, messages]) => Object.entries(messages).map(([key, message]) => ({ name, key, message })));
