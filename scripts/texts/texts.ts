import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readEnglish, readTranslation, translationFile } from "./catalogs.ts";
import { checkCatalogs, findMissing } from "./check-catalogs.ts";
import { readPo, writePo } from "./po-file.ts";

const USAGE = `npm run texts -- --check               what is wrong with the texts
npm run texts -- --missing LANGUAGE    what is not translated yet
npm run texts -- --export LANGUAGE     writes LANGUAGE.po for translators
npm run texts -- --import LANGUAGE     reads LANGUAGE.po into web/texts/LANGUAGE`;

const [command, language = ""] = process.argv.slice(2);
process.exitCode = await run();

async function run(): Promise<number> {
  if (command === "--check") return report(await checkCatalogs());
  if (!/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/.test(language)) return report([USAGE]);
  if (command === "--missing") return report(findMissing(await readEnglish(), readTranslation(language)));
  const file = `${language}.po`;
  if (command === "--export") {
    writeFileSync(file, writePo(language, await readEnglish(), readTranslation(language)));
    console.log(`Wrote ${file}`);
    return 0;
  }
  if (command !== "--import") return report([USAGE]);
  for (const [name, messages] of Object.entries(readPo(readFileSync(file, "utf8")))) {
    const target = translationFile(language, name);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, `${JSON.stringify(messages, null, 2)}\n`);
  }
  return 0;
}

/** Prints problems, and fails if there are any. */
function report(problems: readonly string[]): number {
  for (const line of problems) console.log(line);
  return problems.length > 0 ? 1 : 0;
}
