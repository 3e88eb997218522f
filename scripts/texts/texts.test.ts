import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it, test } from "vitest";
import { readEnglish, readServerTexts } from "./catalogs.ts";
import { checkTranslation } from "./check-catalogs.ts";
import { findProblem } from "./check-message.ts";
import { findUnused } from "./find-unused.ts";
import { readPo, writePo } from "./po-file.ts";

const folder = mkdtempSync(path.join(tmpdir(), "bitebright-texts-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function plant(files: Record<string, string>): string {
  const root = mkdtempSync(path.join(folder, "tree-"));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  }
  return root;
}

it.each([
  ["Save", undefined],
  ["{n, plural, =0 {No food} one {# food} other {# foods of {name}}}, don't worry", undefined],
  ["<b>{share, number, percent}</b> of ''{name}''", undefined],
  ["", "is empty"],
  ["Save ", "space"],
  ["{name", "ICU syntax"],
  ["<b>{name}", "ICU syntax"],
  ["{ name }", "not written as the others"],
  ["{n,number}", "not written as the others"],
  ["'{name}' was saved", "apostrophe"],
  ["{n, plural, one {food}}", "ICU syntax"],
  ["{n, plural, other {foods} one {food}}", "'other' as its last"],
  ["{n, plural, one {food} =0 {nothing} other {foods}}", "exact numbers"],
  ["{n, selectordinal, one {#st} other {#th}}", "ordinal"],
  ["{at, date}", "date"],
  ["{n, number, ::currency/EUR}", "ICU syntax|number style"],
])("the check finds what is wrong with '%s'", (message, problem) => {
  if (problem === undefined) expect(findProblem(message)).toBeUndefined();
  else expect(findProblem(message)).toMatch(new RegExp(problem));
});

test("the check names a text that nothing uses, also if another catalog has the same key", () => {
  const root = plant({
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the code of a planted module.
    "web/a.tsx": 'const t = texts("water"); `${t("title")}!`; t(`period.${period}`);',
    "web/b.tsx": 'const t = texts("diary"); t("undo");',
    "web/a.test.tsx": 'texts("water")("old");',
  });
  expect(findUnused({ water: { title: "", "period.morning": "", undo: "", old: "" }, diary: { undo: "" } }, root)).toEqual([
    "water: undo",
    "water: old",
  ]);
});

const ENGLISH = { water: { title: "Water", glasses: "{n, plural, one {# glass} other {# glasses}} <b>{day}</b>" } };

test("the check names what a translation lacks, has too much or fills in wrongly", () => {
  expect(checkTranslation("xx", ENGLISH, { water: { title: "Agua", glasses: "{n, number} vasos <b>{day}</b>" } })).toEqual([]);
  expect(checkTranslation("xx", ENGLISH, { water: { title: "Agua" } })).toEqual(["xx/water: glasses is missing"]);
  expect(checkTranslation("xx", ENGLISH, { water: { title: "Agua", glasses: "{n, number} vasos {dia}", other: "Otro" } })).toEqual([
    "xx/water: glasses needs <b> {day} {n, number}",
    "xx/water: other does not exist in English",
  ]);
});

test("translators get a PO file, and what they fill in is read from it", () => {
  const file = writePo("xx", ENGLISH, { water: { title: 'Agua "fría"' } });
  expect(file).toContain('msgctxt "water/title"\nmsgid "Water"\nmsgstr "Agua \\"fría\\""');
  expect(readPo(file)).toEqual({ water: { title: 'Agua "fría"' } });
  const wrapped = file
    .replace('msgstr ""\n', 'msgstr ""\n')
    .replace(/(<b>\{day\}<\/b>"\n)msgstr ""/, '$1msgstr ""\n"{n, number} vasos "\n"<b>{day}</b>"');
  expect(readPo(wrapped).water).toEqual({ title: 'Agua "fría"', glasses: "{n, number} vasos <b>{day}</b>" });
});

const importType = (name: string, file: string) => `import type { ${name} } from ${JSON.stringify(path.resolve(file))};\n`;

function checkTypes(code: string): string {
  const options = ["--ignoreConfig", "--noEmit", "--strict", "--allowImportingTsExtensions", "--module", "preserve", "--types", ""];
  const { stdout } = spawnSync(process.execPath, [path.resolve("node_modules/typescript/bin/tsc"), ...options, "planted.ts"], {
    cwd: plant({ "planted.ts": code }),
    encoding: "utf8",
  });
  return stdout;
}

test("a language that lacks one text fails the type check", async () => {
  const english = await readEnglish();
  const { shell, ...others } = english;
  const { skip, ...rest } = shell ?? {};
  expect(skip).toBeDefined();
  const check = (language: object) =>
    checkTypes(`${importType("Translation", "web/texts/catalogs.ts")}export const planted: Translation = ${JSON.stringify(language)};\n`);
  expect(check(english)).toBe("");
  expect(check({ ...others, shell: rest })).toContain("'skip' is missing");
});

test("a language that lacks one text of the server fails the type check", async () => {
  const { mails, errors } = await readServerTexts();
  const { closing, ...rest } = mails ?? {};
  expect(closing).toBeDefined();
  const check = (language: object) =>
    checkTypes(
      `${importType("Translation", "server/platform/texts/texts.ts")}export const planted: Translation = ${JSON.stringify(language)};\n`,
    );
  expect(check({ mails, errors })).toBe("");
  expect(check({ mails: rest, errors })).toContain("'closing' is missing");
});

test("a language that lacks one sentence about the domain's facts fails the type check", () => {
  const check = (changed: string) =>
    checkTypes(
      `${importType("DomainTexts", "core/texts/domain-texts.ts")}declare const english: DomainTexts;\n` +
        `export const planted: DomainTexts = { ...english, ${changed} };\n`,
    );
  expect(check("care: { goalNotice: ({ code }) => code }")).toBe("");
  expect(check("care: {}")).toContain("'goalNotice' is missing");
  expect(check('meals: { ...english.meals, name: { breakfast: "", lunch: "", dinner: "" } }')).toContain("'snack' is missing");
  expect(check("food: { numbers: english.food.numbers }")).toContain("'calm' is missing");
});
