import { expect, test } from "vitest";
import { checkLiterals, findLiterals } from "./literals.mjs";

const find = (source: string) => findLiterals("planted.tsx", source).map(({ text }) => text);

test("folders whose texts were moved have no texts of their own", { timeout: 120_000 }, () => {
  expect(checkLiterals().problems).toEqual([]);
});

test.each([
  ["<p>Add a food</p>", ["Add a food"]],
  ["<p>{isOpen ? 'Close' : 'Open'}</p>", ["Close", "Open"]],
  ['<Field label="Name" aria-label={`Remove \u0024{name}`} />', ["Name", "Remove …"]],
  ['toast({ title: "Saved", description: "Your changes are in." })', ["Saved", "Your changes are in."]],
  ['"Only you can read this."', ["Only you can read this."]],
])("finds the texts in %s", (source, texts) => {
  expect(find(`export const found = ${source};`)).toEqual(texts);
});

test.each([
  '<p className="Mt-4 flex" id="A b c">{t("title")}</p>',
  '<Card title={t("Some key")} lead={texts("shared")("error")} />',
  'new Error("The root is missing.")',
  'kind === "Two words here"',
  '<path d="M4 3h26l-3.2 35" />',
  "<>{kcal} kcal</>",
])("finds no text in %s", (source) => {
  expect(find(`export const found = ${source};`)).toEqual([]);
});
