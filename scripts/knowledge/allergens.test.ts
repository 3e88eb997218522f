import { expect, test } from "vitest";
import { findAllergens } from "#core/domain/allergens/find-allergens.ts";
import { ALLERGEN_SAMPLE } from "./allergen-sample.ts";
import { type Release, sampledFoods } from "./sampled-foods.ts";
import { UNSEEN_ALLERGEN_SAMPLE } from "./unseen-allergen-sample.ts";

const LETTERS: Readonly<Record<string, string>> = {
  M: "milk",
  E: "egg",
  F: "fish",
  S: "shellfish",
  T: "tree nuts",
  P: "peanut",
  W: "wheat",
  Y: "soy",
  Z: "sesame",
};

/** The labels do not distinguish gluten from wheat. */
const asLabelled = (allergens: readonly string[]) => new Set(allergens.map((allergen) => (allergen === "gluten" ? "wheat" : allergen)));
const toAllergens = (letters: readonly string[]) => new Set(letters.map((letter) => LETTERS[letter.toUpperCase()] ?? letter));

type Sample = readonly (readonly [release: Release, code: string, name: string, label: string])[];

function scoreSample(sample: Sample) {
  const find = sampledFoods();
  const score = { contains: { right: 0, wrong: 0, missed: 0 }, warned: { right: 0, wrong: 0, missed: 0 } };
  const mistakes: string[] = [];
  for (const [release, code, , label] of sample) {
    const food = find(release, code);
    const inIt = toAllergens([...label].filter((letter) => letter === letter.toUpperCase()));
    const maybe = toAllergens([...label].filter((letter) => letter !== letter.toUpperCase()));
    const found = findAllergens(food);
    const contains = asLabelled(found.contains);
    const warned = new Set([...contains, ...asLabelled(found.mayContain)]);
    for (const allergen of contains) {
      if (inIt.has(allergen)) score.contains.right += 1;
      else if (!maybe.has(allergen)) score.contains.wrong += 1;
      if (!inIt.has(allergen) && !maybe.has(allergen)) mistakes.push(`${food.name}: does not contain ${allergen}`);
    }
    for (const allergen of inIt) {
      if (!contains.has(allergen)) score.contains.missed += 1;
      if (!warned.has(allergen)) score.warned.missed += 1;
      if (!warned.has(allergen)) mistakes.push(`${food.name}: no word of ${allergen}`);
    }
    for (const allergen of warned) score.warned[inIt.has(allergen) || maybe.has(allergen) ? "right" : "wrong"] += 1;
  }
  const inAll = score.contains.right + score.contains.missed;
  const result = {
    precision: score.contains.right / (score.contains.right + score.contains.wrong),
    recall: score.contains.right / inAll,
    warnedPrecision: score.warned.right / (score.warned.right + score.warned.wrong),
    warnedRecall: 1 - score.warned.missed / inAll,
  };
  console.log(`Allergens on ${sample.length} foods, ${inAll} in them:`, result, mistakes.join("\n"));
  return result;
}

test("allergens are found with a precision of at least 95 % and a recall of at least 97 % on foods labeled by hand", () => {
  const { precision, recall, warnedPrecision, warnedRecall } = scoreSample(ALLERGEN_SAMPLE);
  expect(ALLERGEN_SAMPLE.length).toBeGreaterThanOrEqual(1300);
  expect(precision).toBeGreaterThanOrEqual(0.95);
  expect(recall).toBeGreaterThanOrEqual(0.97);
  expect(warnedPrecision).toBeGreaterThanOrEqual(0.95);
  expect(warnedRecall).toBeGreaterThanOrEqual(0.98);
});

test("on foods that no rule was written for, 95 % of allergens are named, 99.5 % warned of, and 98 % of the named ones are right", () => {
  const { precision, recall, warnedRecall } = scoreSample(UNSEEN_ALLERGEN_SAMPLE);
  expect(UNSEEN_ALLERGEN_SAMPLE.length).toBe(150);
  expect(recall).toBeGreaterThanOrEqual(0.95);
  expect(warnedRecall).toBeGreaterThanOrEqual(0.995);
  expect(precision).toBeGreaterThanOrEqual(0.98);
});
