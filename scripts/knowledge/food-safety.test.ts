import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { CORRECTIONS } from "#core/content/corrections/corrections.ts";
import { RECIPES } from "#core/content/recipes/recipes.ts";
import { mentionsEnergy } from "#core/domain/calm/calm-text.ts";
import { describeFood, type FoodKnowledge } from "#core/domain/food-texts/describe-food.ts";
import { digestionText } from "#core/domain/food-texts/digestion.ts";
import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { unpackCatalogue } from "#server/catalogue/catalogue-format.ts";
import { CATALOGUE_FILE, loadCatalogue, loadFoodsAndDishes } from "#server/catalogue/load-catalogue.ts";
import { splitSentences } from "./lint-texts.ts";

/* Nothing here uses the rules themselves: the texts are read as a reader would read them, and compared with names and figures. */

/** Describing thousands of foods takes a while on a busy machine. */
const WHOLE_CATALOGUE_MS = 300_000;
const TEMPERATURE = /(165|160|145) °F \((74|71|63) °C\)/;
const MAX_WORDS = 30;

interface Described {
  food: CatalogueFood;
  texts: FoodKnowledge;
  safety: string;
}

let all: Described[];
beforeAll(() => {
  all = loadFoodsAndDishes().map((food) => {
    const texts = describeFood(food);
    return { food, texts, safety: texts.safety.map(({ text }) => text).join(" ") };
  });
}, WHOLE_CATALOGUE_MS);

const serving = (food: CatalogueFood, per100G: number | undefined): number => ((per100G ?? 0) * (food.portions[0]?.grams ?? 100)) / 100;
const named = (pattern: RegExp, group = /^/, unless = /(?!)/) =>
  all.filter(({ food }) => pattern.test(food.name) && group.test(food.group) && !unless.test(food.name));
const print = (what: string, foods: readonly Described[]) =>
  console.log(`${what} (${foods.length}): ${foods.map(({ food }) => food.name).join("; ")}`);

test("what is eaten raw or soft names the temperature at which it is done", () => {
  const animals = /fish|shellfish|seafood mixed|beef|pork|chicken|turkey|lamb|meat mixed|eggs/i;
  const risky = [
    ...named(/\b(raw|ceviche|tartare|sashimi)\b/i, animals),
    ...named(/sushi.*(salmon|tuna)|(salmon|tuna).*sushi/i),
    ...named(/\b(sprouts?)\b/i, /vegetables/i, /brussels|cooked/i),
    ...named(/\bflour\b/i, /^flour/i),
    ...named(/dough, raw|^(brie|camembert|queso fresco|feta|hollandaise|mousse|eggnog|tiramisu|mayonnaise$|apple cider$)/i),
    ...named(/poached egg|eggs benedict|^ground (beef|turkey|pork|chicken)$|^chicken breast, roasted/i),
  ];
  print("told a temperature", risky);
  expect(risky.filter(({ safety }) => !TEMPERATURE.test(safety)).map(({ food }) => food.name)).toEqual([]);
  expect(risky.length).toBeGreaterThan(75);
  expect(named(/^kidney beans, dry/i).every(({ safety }) => /boil them hard for ten minutes/.test(safety))).toBe(true);
});

test("nothing that is cooked, and no vegetable, is called raw", () => {
  const warned = all.filter(({ safety }) => /\b[Rr]aw (fish|shellfish|egg)\b|uncooked/.test(safety) && !/May|may hold/.test(safety));
  const wrong = warned.filter(
    ({ food }) => !/\b(raw|ceviche|tartare|sushi)\b/i.test(food.name) || /vegetable|lettuce|fruit|broccoli|cabbage/i.test(food.group),
  );
  expect(wrong.map(({ food }) => food.name).filter((name) => !/^cookie dough, raw/i.test(name))).toEqual([]);
});

test("a serving above an upper limit names the limit of each age below it, and is praised for no such nutrient", () => {
  const limits = [
    [
      "vitamin A",
      1700,
      ({ vitamins, otherNutrients }: CatalogueFood) => (vitamins.vitaminAUg ?? 0) - (otherNutrients.betaCaroteneUg ?? 0) / 12,
    ],
    ["selenium", 280, ({ minerals }: CatalogueFood) => minerals.seleniumUg],
    ["zinc", 23, ({ minerals }: CatalogueFood) => minerals.zincMg],
    ["copper", 5, ({ minerals }: CatalogueFood) => minerals.copperMg],
  ] as const;
  for (const [word, limit, readAmount] of limits) {
    const over = all.filter(({ food }) => serving(food, readAmount(food)) > limit);
    print(`over the limit of ${word}`, over);
    expect(over.length).toBeGreaterThan(0);
    for (const { food, texts } of over) {
      expect(texts.safety.find(({ age }) => age === "9-13")?.text, food.name).toContain(word);
      expect(`${texts.healthBenefits} ${texts.bodyImpact}`, food.name).not.toMatch(
        new RegExp(`(high in|source of|Daily Value for|of the)[^.]*\\b${word}\\b`),
      );
    }
    const warned = all.filter(({ texts }) => texts.safety.some(({ text }) => text.includes(`of ${word}.`)));
    expect(warned.filter((one) => !over.includes(one)).map(({ food }) => food.name)).toEqual([]);
  }
});

test("energy drinks are counted by the can, and nothing without caffeine is called one", () => {
  const drinks = all.filter(({ texts }) => /energy drinks/.test(texts.bodyImpact));
  print("energy drinks", drinks);
  expect(drinks.filter(({ food }) => !((food.otherNutrients.caffeineMg ?? 0) > 10))).toEqual([]);
  expect(drinks.filter(({ food }) => food.portions.some(({ label }) => label === "1 fl oz"))).toEqual([]);
  expect(drinks.filter(({ food }) => (food.portions[0]?.grams ?? 0) < 200).map(({ food }) => food.name)).toEqual([]);
  expect(named(/energy drink|red bull|monster|rockstar/i, /drinks/i).filter((one) => !drinks.includes(one))).toEqual([]);
});

test("cocoa, coffee, tea and cola without a figure say that the amount of caffeine is not known", () => {
  const unknown = named(/\b(chocolate|cocoa|coffee|mocha|cola|krave)\b/i, /^/, /white chocolate|decaf|chocolate flavor/i).filter(
    ({ food }) => food.otherNutrients.caffeineMg === undefined,
  );
  print("caffeine of unknown amount", unknown);
  expect(unknown.length).toBeGreaterThan(20);
  expect(unknown.filter(({ texts }) => !/caffeine; the amount is not known/.test(texts.bodyImpact)).map(({ food }) => food.name)).toEqual(
    [],
  );
});

test("alcohol in a dish or an extract is named, and soft drinks have none", () => {
  const warned = all.filter(({ safety }) => safety.includes("Has alcohol."));
  print("has alcohol", warned);
  expect(warned.map(({ food }) => food.name)).toEqual(
    expect.arrayContaining(["Beef burgundy", "Veal Marsala", "Vanilla extract", "Vodka sauce with tomatoes and cream"]),
  );
  expect(
    warned.filter(
      ({ food, texts }) => /vinegar|root beer|ginger/i.test(food.name) || /high in [a-z]|good source/.test(texts.healthBenefits),
    ),
  ).toEqual([]);
});

test("'twice a week' is said of plain fish and shellfish, never of fried, coated, salted or smoked ones", () => {
  const warned = all.filter(({ texts }) => /twice a week/.test(texts.bodyImpact));
  print("twice a week", warned);
  expect(warned.length).toBeGreaterThan(40);
  const wrong = warned.filter(
    ({ food }) =>
      /fried|breaded|cake|salted|smoked|dried|salad|sushi|fritter|rangoon/i.test(food.name) ||
      !/^(fish|shellfish)/i.test(food.group) ||
      serving(food, food.sodium ?? 0) > 460,
  );
  expect(wrong.map(({ food }) => food.name)).toEqual([]);
  expect(named(/^cod, fried$/i).every(({ texts }) => /low-mercury fish; frying adds fat/.test(texts.bodyImpact))).toBe(true);
});

test("calm mode drops every figure of energy and its sources, and no warning", () => {
  const lost = { figures: [] as string[], empty: [] as string[], warnings: [] as string[] };
  for (const { food, texts } of all) {
    const plain = { ...texts, digestionSpeed: digestionText(texts.digestionSpeed) };
    const calm = (field: "healthBenefits" | "bodyImpact" | "digestionSpeed" | "diabeticInfo") => texts.calmTexts[field] ?? plain[field];
    for (const field of ["healthBenefits", "bodyImpact", "digestionSpeed", "diabeticInfo"] as const) {
      if (calm(field).trim() === "") lost.empty.push(`${food.name} ${field}`);
      // A serving that is called '100 g' is no amount of what it holds.
      const sentences = splitSentences(calm(field)).filter((sentence) => mentionsEnergy(sentence.replace(/^100 g are/, "It is")));
      if (sentences.length > 0) lost.figures.push(`${food.name}: ${sentences[0]}`);
    }
    for (const word of ["saturated fat", "added sugar", "sodium", "caffeine", "mercury"]) {
      if (texts.bodyImpact.includes(word) && !calm("bodyImpact").includes(word)) lost.warnings.push(`${food.name}: ${word}`);
    }
    if (/\bcarbs\b/.test(texts.diabeticInfo) && !/\bcarbs\b/.test(calm("diabeticInfo"))) lost.warnings.push(`${food.name}: carbs`);
  }
  expect({ figures: lost.figures.slice(0, 10), empty: lost.empty.slice(0, 10), warnings: lost.warnings.slice(0, 10) }).toEqual({
    figures: [],
    empty: [],
    warnings: [],
  });
});

test("every correction names a food, a sentence that still stands there, its source and its day", () => {
  const catalogue = unpackCatalogue(brotliDecompressSync(readFileSync(CATALOGUE_FILE)).toString("utf8"));
  for (const correction of CORRECTIONS) {
    const { food, source, checkedOn } = correction;
    const found = catalogue.find(({ sourceCode }) => sourceCode === food) ?? expect.unreachable(`${food} is not in the catalogue`);
    expect(source.length, food).toBeGreaterThan(10);
    expect(checkedOn, food).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    if ("nutrient" in correction) expect(found[correction.nutrient], `${food}: needed no more`).not.toBe(correction.is);
    else {
      const texts = describeFood(found);
      const text = correction.text === "digestionSpeed" ? texts.digestionSpeed.text : texts[correction.text];
      expect(text, `${food}: needed no more`).toContain(correction.replace);
    }
  }
});

test("each line is short and whole", () => {
  for (const { food, texts } of all)
    for (const { text } of texts.safety)
      for (const sentence of splitSentences(text)) {
        expect(sentence, food.name).toMatch(/^[A-Z].*\.$/);
        expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(MAX_WORDS);
      }
});

test("our recipes with raw meat, poultry, fish or egg say when it is done", () => {
  const foods = new Map(loadCatalogue().map((food) => [food.sourceCode, food]));
  expect(foods.size).toBeGreaterThan(0);
  const silent = RECIPES.filter((recipe) => {
    const text = JSON.stringify(recipe);
    const isRaw = /"(chicken|turkey|beef|pork|salmon|shrimp|fish|tilapia|cod)[A-Za-z-]*"/i.test(text);
    return isRaw && !/°F|rotisserie|canned|cooked|deli|leftover/i.test(text);
  });
  expect(silent.map(({ slug }) => slug)).toEqual([]);
});
