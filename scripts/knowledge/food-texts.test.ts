import { beforeAll, expect, test } from "vitest";
import { FAMILIAR_SERVINGS } from "#core/domain/food-texts/comparisons.ts";
import { describeFood } from "#core/domain/food-texts/describe-food.ts";
import { digestionText } from "#core/domain/food-texts/digestion.ts";
import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { amountPer100G } from "#core/domain/foods/portions.ts";
import { NUTRIENT_ROLES } from "#core/domain/nutrients/nutrient-roles.ts";
import { loadCatalogue } from "#server/catalogue/load-catalogue.ts";
import { type FoodTexts, lintTexts, readingGrade, splitSentences } from "./lint-texts.ts";

const MAX_GRADE = 7;
/** The share of benefit texts that must name the food or one of its ingredients. */
const MIN_ABOUT_THE_FOOD = 0.9;

/** Describing thousands of foods takes a while on a busy machine. */
const WHOLE_CATALOGUE_MS = 300_000;

let all: { food: CatalogueFood; texts: FoodTexts }[];
beforeAll(() => {
  all = loadCatalogue().map((food) => {
    const { healthBenefits, bodyImpact, digestionSpeed, diabeticInfo } = describeFood(food);
    return { food, texts: { healthBenefits, bodyImpact, digestion: digestionText(digestionSpeed), diabeticInfo } };
  });
}, WHOLE_CATALOGUE_MS);

const grams = (food: CatalogueFood): number => food.portions[0]?.grams ?? 100;

test(
  "no text of the catalogue is untrue, clumsy or repetitive, or omits a limit",
  () => {
    const findings = all.flatMap(({ food, texts }) =>
      lintTexts(food, texts).map(({ rule, sentence }) => `${rule} | ${food.name}: ${sentence}`),
    );
    expect(findings.slice(0, 20)).toEqual([]);
  },
  WHOLE_CATALOGUE_MS,
);

test("the texts read at US grade 7 or below on average", () => {
  const grades = all.map(({ texts }) => readingGrade(Object.values(texts).join(" ")));
  const average = grades.reduce((sum, grade) => sum + grade, 0) / grades.length;
  console.log(`average grade ${average.toFixed(1)}`);
  expect(average).toBeLessThanOrEqual(MAX_GRADE);
});

test("nearly every food's benefits name the food, its kind or what it is made from", () => {
  const about = all.filter(({ food, texts }) => {
    const words =
      `${food.name} ${food.group} ${food.ingredients.map(({ name }) => name).join(" ")}`.toLowerCase().match(/[a-z]{4,}/g) ?? [];
    const stems = new Set(words.map((word) => word.replace(/(ies|es|s)$/, "")));
    return (texts.healthBenefits.toLowerCase().match(/[a-z]{4,}/g) ?? []).some((word) => stems.has(word.replace(/(ies|es|s)$/, "")));
  });
  console.log(`${((about.length / all.length) * 100).toFixed(1)} % about the food`);
  expect(about.length / all.length).toBeGreaterThanOrEqual(MIN_ABOUT_THE_FOOD);
});

test("the foods in comparisons contain what the texts say", () => {
  const byName = new Map(all.map(({ food }) => [food.name, food]));
  for (const [nutrient, familiar] of Object.entries(FAMILIAR_SERVINGS)) {
    const food = byName.get(familiar.food) ?? expect.unreachable();
    const real = ((amountPer100G(food, nutrient as keyof typeof FAMILIAR_SERVINGS) ?? 0) * grams(food)) / 100;
    expect(familiar.amount / real, `${nutrient} of ${familiar.food}`).toBeCloseTo(1, 1);
  }
});

test("comparisons, teaspoons and shares of a day are those of the usual serving", () => {
  const SHARES: Record<string, number> = {
    tenth: 0.1,
    sixth: 1 / 6,
    fifth: 0.2,
    quarter: 0.25,
    third: 1 / 3,
    half: 0.5,
    "two fifths": 0.4,
    "three fifths": 0.6,
    "two thirds": 2 / 3,
    "three quarters": 0.75,
    "nine tenths": 0.9,
  };
  const NEEDS: Record<string, [boy: number, girl: number]> = {
    protein: [52, 46],
    fiber: [38, 26],
    calcium: [1300, 1300],
    iron: [11, 15],
    potassium: [3000, 2300],
    "vitamin C": [75, 65],
    folate: [400, 400],
    zinc: [11, 9],
    magnesium: [410, 360],
    "vitamin D": [15, 15],
  };
  const nutrientsByWord = new Map(Object.entries(NUTRIENT_ROLES).map(([nutrient, { word }]) => [word as string, nutrient]));
  const wrong: string[] = [];
  let checked = 0;
  for (const { food, texts } of all) {
    const scale = grams(food) / 100;
    const readAmount = (word: string) => (amountPer100G(food, (nutrientsByWord.get(word) ?? "") as "iron" & never) ?? 0) * scale;
    for (const [sentence, share = "", word = "", who = ""] of texts.healthBenefits.matchAll(
      /about (?:a )?([a-z ]+?) of the ([a-zA-Z ]+?) a (boy|girl|15-year-old)/g,
    )) {
      const need = NEEDS[word]?.[who === "girl" ? 1 : 0];
      if (need === undefined) continue;
      checked += 1;
      if (Math.abs(readAmount(word) / need / (SHARES[share] ?? Number.NaN) - 1) > 0.101) wrong.push(`${food.name}: ${sentence}`);
    }
    for (const [sentence, spoons = ""] of texts.bodyImpact.matchAll(/about (\d+) teaspoons(?! of salt)/g)) {
      const sugar = (food.patterns?.addedSugarsG ?? food.sugar ?? 0) * scale;
      checked += 1;
      if (Math.abs(Number(spoons) - sugar / 4.2) > 0.51) wrong.push(`${food.name}: ${sentence}, really ${sugar} g`);
    }
    for (const [sentence, amount = ""] of texts.bodyImpact.matchAll(/(\d+) g of added sugar/g)) {
      checked += 1;
      if (Math.abs(Number(amount) - (food.patterns?.addedSugarsG ?? Number.NaN) * scale) > 0.51) wrong.push(`${food.name}: ${sentence}`);
    }
  }
  expect(wrong.slice(0, 20)).toEqual([]);
  expect(checked).toBeGreaterThan(2000);
});

test("a grain is called whole if USDA counted it as such, and refined if not", () => {
  const wrong = all.flatMap(({ food, texts }) => {
    const { wholeGrainsOz: whole = 0, refinedGrainsOz: refined = 0 } = food.patterns ?? {};
    const share = whole / (whole + refined);
    const says = (pattern: RegExp) => pattern.test(texts.healthBenefits);
    const isWrong =
      (says(/All of its grain is whole|It is whole grain/) && !(share >= 0.97)) ||
      (says(/[Mm]ore than half of its grain(?! is refined)/) && !(share >= 0.5)) ||
      (says(/grain is refined|from refined grain/) && !(share < 0.1));
    return isWrong ? [`${food.name} (${share.toFixed(2)}): ${texts.healthBenefits}`] : [];
  });
  expect(wrong.slice(0, 20)).toEqual([]);
  expect(all.filter(({ texts }) => /whole grain/.test(texts.healthBenefits)).length).toBeGreaterThan(100);
});

test("every sentence begins with a capital or a number and ends with a period", () => {
  const wrong = all.flatMap(({ food, texts }) =>
    Object.values(texts)
      .flatMap(splitSentences)
      .filter((sentence) => !/^[A-Z\d½¼¾⅓⅔].*\.$/.test(sentence))
      .map((sentence) => `${food.name}: ${sentence}`),
  );
  expect(wrong.slice(0, 20)).toEqual([]);
});
