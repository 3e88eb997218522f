import { expect, test } from "vitest";
import type { StoredAllergens } from "#core/domain/allergens/food-allergens.ts";
import { diaryCsv } from "./diary-csv.ts";

const NOTHING = { calories: null, protein: null, carbs: null, fat: null, saturatedFat: null, fiber: null, sugar: null, sodium: null };
const NONE = { vitamins: null, minerals: null, otherNutrients: null };

async function readLine(name: string, allergens: StoredAllergens | null): Promise<string> {
  const nutrition = { name, ...NOTHING, ...NONE };
  async function* page() {
    yield [{ loggedAt: new Date(0).toISOString(), mealType: "snack" as const, quantity: 50, nutrition, allergens }];
  }
  let line = "";
  for await (const part of diaryCsv(page())) line = part;
  return line;
}

/** The cell with the food's name. */
const readCell = async (name: string): Promise<string> =>
  (await readLine(name, null)).replace(/^.*?,snack,/s, "").replace(/,50,{8}Not known\.,\r\n$/, "");

test.each<[StoredAllergens | null, string]>([
  [null, "Not known."],
  [{ contains: [], mayContain: [] }, "Not known."],
  [{ contains: [], mayContain: [], rest: "none found" }, "None found."],
  [{ contains: ["egg"], mayContain: [], rest: "none found" }, "Contains egg."],
  [{ contains: [], mayContain: ["soy"] }, "May contain soy. The rest is not known."],
  [
    { contains: ["wheat", "gluten"], mayContain: ["milk"], rest: "unknown" },
    '"Contains wheat, gluten. May contain milk. The rest is not known."',
  ],
])("a cell says what is known of the allergens %j: %s", async (allergens, cell) => {
  expect((await readLine("Toast", allergens)).split(/,50,{8}/)[1]).toBe(`${cell},\r\n`);
});

test.each([
  ["=1+1", "'=1+1"],
  ["+1", "'+1"],
  ["-1", "'-1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\uFF1D1+1", "'\uFF1D1+1"],
  ["\uFF0B1", "'\uFF0B1"],
  ["\uFF0D1", "'\uFF0D1"],
  ["\uFF20SUM(A1)", "'\uFF20SUM(A1)"],
  ["\u22121", "'\u22121"],
  ["  =1+1", "'  =1+1"],
  ["\uFEFF=1+1", "'\uFEFF=1+1"],
  [";=1+1", ";'=1+1"],
  ["Apple;=1+1;\uFF1D2", "Apple;'=1+1;'\uFF1D2"],
  ["Apple; @SUM(A1)", "Apple;' @SUM(A1)"],
  ["\t=1+1", "' =1+1"],
  ["Apple\t=1+1\r\n=2", "Apple =1+1 =2"],
  ['Apple;"=1+1"', '"Apple;\'""=1+1"""'],
])("a name that starts like a formula, %j, becomes the harmless text %j", async (name, cell) => {
  expect(await readCell(name)).toBe(cell);
});

test.each(["Coca-Cola", "7-grain bread", "Fish & chips", "Mac + cheese", "Rice; beans", "me@home stew"])(
  "%s stays as it is",
  async (name) => {
    expect(await readCell(name)).toBe(name);
  },
);
