import { beforeAll, describe, expect, test } from "vitest";
import { NO_ALLERGEN_DATA, NO_ALLERGEN_FOUND } from "#core/domain/allergens/find-allergens.ts";
import { describeFood, type FoodKnowledge } from "#core/domain/food-texts/describe-food.ts";
import { digestionText } from "#core/domain/food-texts/digestion.ts";
import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { MAIN_NUTRIENTS, MINERALS, VITAMINS } from "#core/domain/nutrients/nutrients.ts";
import { loadCatalogue } from "#server/catalogue/load-catalogue.ts";

/* Nothing here uses the rules' own arithmetic: the texts are parsed as a reader would read them and compared with the raw figures. */
const MAX_SENTENCE_WORDS = 25;
const MAX_SENTENCES = 3;
const MAX_SHARED = 0.2;
const MIN_FOODS = 6500;

/** 'good source' is the label's own term; otherwise the word 'good' is not used. */
const FORBIDDEN =
  /\b(good(?! source of)|bad|clean|guilt\w*|cheat\w*|burn\w*|only|diet(ing)?|junk|sinful|naughty|weight|slim\w*|skinny|calorie\w*|obes\w*|should|must|avoid|unhealthy|healthy|superfood|detox|cures?|prevents?|treats?)\b/i;

const DAILY_VALUES: Readonly<Record<string, readonly [read: (food: CatalogueFood) => number | null | undefined, dailyValue: number]>> = {
  protein: [(food) => food.protein, MAIN_NUTRIENTS.protein.dailyValue],
  fiber: [(food) => food.fiber, MAIN_NUTRIENTS.fiber.dailyValue],
  fat: [(food) => food.fat, MAIN_NUTRIENTS.fat.dailyValue],
  sodium: [(food) => food.sodium, MAIN_NUTRIENTS.sodium.dailyValue],
  "vitamin A": [(food) => food.vitamins.vitaminAUg, VITAMINS.vitaminAUg.dailyValue],
  "vitamin C": [(food) => food.vitamins.vitaminCMg, VITAMINS.vitaminCMg.dailyValue],
  "vitamin D": [(food) => food.vitamins.vitaminDUg, VITAMINS.vitaminDUg.dailyValue],
  "vitamin E": [(food) => food.vitamins.vitaminEMg, VITAMINS.vitaminEMg.dailyValue],
  "vitamin K": [(food) => food.vitamins.vitaminKUg, VITAMINS.vitaminKUg.dailyValue],
  "vitamin B1": [(food) => food.vitamins.thiaminMg, VITAMINS.thiaminMg.dailyValue],
  "vitamin B2": [(food) => food.vitamins.riboflavinMg, VITAMINS.riboflavinMg.dailyValue],
  "vitamin B3": [(food) => food.vitamins.niacinMg, VITAMINS.niacinMg.dailyValue],
  "vitamin B6": [(food) => food.vitamins.vitaminB6Mg, VITAMINS.vitaminB6Mg.dailyValue],
  folate: [(food) => food.vitamins.folateUg, VITAMINS.folateUg.dailyValue],
  "vitamin B12": [(food) => food.vitamins.vitaminB12Ug, VITAMINS.vitaminB12Ug.dailyValue],
  calcium: [(food) => food.minerals.calciumMg, MINERALS.calciumMg.dailyValue],
  iron: [(food) => food.minerals.ironMg, MINERALS.ironMg.dailyValue],
  magnesium: [(food) => food.minerals.magnesiumMg, MINERALS.magnesiumMg.dailyValue],
  phosphorus: [(food) => food.minerals.phosphorusMg, MINERALS.phosphorusMg.dailyValue],
  potassium: [(food) => food.minerals.potassiumMg, MINERALS.potassiumMg.dailyValue],
  zinc: [(food) => food.minerals.zincMg, MINERALS.zincMg.dailyValue],
};
const NUTRIENT = Object.keys(DAILY_VALUES)
  .sort((a, b) => b.length - a.length)
  .join("|");
const LIST = `((?:(?:, | and )?(?:${NUTRIENT})\\b)+)`;

interface Described {
  food: CatalogueFood;
  knowledge: FoodKnowledge;
  texts: Record<"healthBenefits" | "bodyImpact" | "digestion" | "diabeticInfo" | "allergyInfo", string>;
}

/** Describing thousands of foods takes a while on a busy machine. */
const WHOLE_CATALOGUE_MS = 300_000;

let all: Described[];
beforeAll(() => {
  all = loadCatalogue().map((food) => {
    const knowledge = describeFood(food);
    const { healthBenefits, bodyImpact, diabeticInfo, allergyInfo } = knowledge;
    return {
      food,
      knowledge,
      texts: { healthBenefits, bodyImpact, digestion: digestionText(knowledge.digestionSpeed), diabeticInfo, allergyInfo },
    };
  });
}, WHOLE_CATALOGUE_MS);

const portionGrams = (food: CatalogueFood): number => food.portions[0]?.grams ?? 100;
const wholeText = ({ texts }: Described): string => Object.values(texts).join(" ");
const splitSentences = (text: string): string[] => text.split(/(?<=[.?!]) (?=[A-Z])/);

function readPercent(food: CatalogueFood, word: string): number {
  const [read, dailyValue] = DAILY_VALUES[word] ?? [];
  const amount = read?.(food);
  if (amount === undefined || amount === null || dailyValue === undefined) return Number.NaN;
  return (amount * portionGrams(food)) / dailyValue;
}

/** Every nutrient in the lists that the pattern captures. */
function named(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, list = ""]) => list.match(new RegExp(NUTRIENT, "g")) ?? []);
}

test("the whole catalogue is described", () => {
  expect(all.length).toBeGreaterThanOrEqual(MIN_FOODS);
  for (const { texts, food } of all)
    for (const [field, text] of Object.entries(texts)) expect(text.trim(), `${food.name} ${field}`).not.toBe("");
});

describe("every claim is true of the figures of the default portion", () => {
  const ROUNDING = 1e-4;

  test("what a text calls high has 20 % or more, a good source 10 to below 20 %, low 5 % or less", () => {
    let claims = 0;
    for (const described of all) {
      const text = wholeText(described);
      const check = (words: string[], holds: (percent: number) => boolean, level: string) => {
        for (const word of words) {
          const percent = readPercent(described.food, word);
          expect(holds(percent), `${described.food.name} is ${level} ${word} at ${percent} %`).toBe(true);
          claims += 1;
        }
      };
      check(named(text, new RegExp(`high in ${LIST}`, "gi")), (percent) => percent >= 20 - ROUNDING, "high in");
      check(
        named(text, new RegExp(`good source of ${LIST}`, "gi")),
        (percent) => percent >= 10 - ROUNDING && percent < 20,
        "a good source of",
      );
      check(named(text, new RegExp(`low in ${LIST}`, "gi")), (percent) => percent <= 5 + ROUNDING, "low in");
    }
    expect(claims).toBeGreaterThan(all.length);
  });

  test("the texts make exactly the claims that the rules list", () => {
    const level = { high: /high in /gi, good: /good source of /gi, low: /low in /gi };
    for (const described of all) {
      const text = wholeText(described);
      for (const [key, words] of Object.entries(level)) {
        const said = named(text, new RegExp(words.source + LIST, "gi")).length;
        const listed = described.knowledge.claims.filter((claim) => claim.level === key).length;
        expect(said, `${described.food.name}: ${key} in '${text}'`).toBe(listed);
      }
      expect(text.match(/\b(rich in|packed with|full of|loaded with|excellent source|free of|free from)\b/i)).toBeNull();
    }
  });

  test("amounts in grams, milligrams and percent are the portion's", () => {
    const read: Record<string, (food: CatalogueFood) => number | null> = {
      protein: (food) => food.protein,
      carbs: (food) => food.carbs,
      fat: (food) => food.fat,
      fiber: (food) => food.fiber,
      sugar: (food) => food.sugar,
      water: (food) => food.otherNutrients.waterG ?? null,
    };
    let amounts = 0;
    for (const described of all) {
      const { food } = described;
      const text = wholeText(described);
      const scale = portionGrams(food) / 100;
      for (const [, amount, nutrient = ""] of text.matchAll(/(?<!under )\b([\d.]+) g of (protein|carbs|fat|fiber|sugar|water)\b/g)) {
        const real = (read[nutrient]?.(food) ?? Number.NaN) * scale;
        expect(Math.abs(Number(amount) - real), `${food.name}: ${amount} g of ${nutrient}, really ${real}`).toBeLessThanOrEqual(
          real < 10 ? 0.051 : 0.501,
        );
        amounts += 1;
      }
      for (const [, nutrient = ""] of text.matchAll(/under 1 g of (protein|carbs|fat|fiber|sugar)/g)) {
        expect((read[nutrient]?.(food) ?? Number.NaN) * scale, food.name).toBeLessThan(1);
      }
      for (const [, percent, word] of [
        ...text.matchAll(new RegExp(`(\\d+)% of the Daily Value for (${NUTRIENT})`, "g")),
        ...[...text.matchAll(new RegExp(`some (${NUTRIENT})[^.]*?(\\d+)% of the Daily Value`, "g"))].map(
          ([all, w, p]) => [all, p, w] as const,
        ),
      ]) {
        expect(Math.abs(Number(percent) - readPercent(food, word ?? "")), `${food.name}: ${percent}% ${word}`).toBeLessThanOrEqual(0.51);
      }
      for (const [, amount] of [...text.matchAll(/high in sodium[^.]*?([\d,]+) mg/g), ...text.matchAll(/([\d,]+) mg of sodium/g)]) {
        expect(Math.abs(Number(amount?.replace(",", "")) - (food.sodium ?? Number.NaN) * scale), food.name).toBeLessThanOrEqual(0.51);
      }
    }
    expect(amounts).toBeGreaterThan(all.length);
  });

  test("'most of its energy' is more than half, and 'half of its fat' likewise", () => {
    for (const described of all) {
      const { food } = described;
      const text = described.texts.bodyImpact;
      const energy = { protein: (food.protein ?? 0) * 4, carbs: (food.carbs ?? 0) * 4, fat: (food.fat ?? 0) * 9 };
      const total = energy.protein + energy.carbs + energy.fat;
      for (const [, macro] of text.matchAll(/[Mm]ost of its energy comes from (protein|carbs|fat)/g)) {
        expect(energy[macro as keyof typeof energy] / total, food.name).toBeGreaterThan(0.5);
      }
      if (/mainly sugars|mostly sugar|Mostly sugars/.test(text)) expect(((food.sugar ?? 0) * 4) / total, food.name).toBeGreaterThan(0.5);
      if (/half of its fat is/.test(text)) {
        const unsaturated = (food.otherNutrients.monounsaturatedFatG ?? 0) + (food.otherNutrients.polyunsaturatedFatG ?? 0);
        expect(unsaturated / (food.fat ?? Number.NaN), food.name).toBeGreaterThan(0.5);
      }
    }
  });

  test("caffeine is named with its amount wherever there is some, and nowhere else", () => {
    for (const { food, texts } of all) {
      const amount = ((food.otherNutrients.caffeineMg ?? 0) * portionGrams(food)) / 100;
      if (amount > 1e-6)
        expect(texts.bodyImpact, food.name).toMatch(amount < 1 ? /trace of caffeine/ : new RegExp(`\\b${Math.round(amount)} mg`));
      // Some products with cocoa come without a figure; others have none of it.
      else if (food.otherNutrients.caffeineMg !== undefined || !/the amount is not known/.test(texts.bodyImpact))
        expect(texts.bodyImpact, food.name).not.toMatch(/caffeine/i);
    }
  });

  test("carbs are given for every food that has the figure", () => {
    for (const { food, texts } of all) expect(/\d g|missing/.test(texts.diabeticInfo), food.name).toBe(true);
  });
});

describe("the wording", () => {
  test("does not judge and gives no advice", () => {
    for (const described of all) {
      // The names of a food and of its portion come from the source, not from our texts.
      const [ownName = ""] = described.food.name.split(/,| \(/);
      const ownWords = new RegExp(ownName.replace(/[^\w ]/g, "."), "gi");
      const text = wholeText(described)
        .replace(/ \(([^)]*)\)/g, "")
        .replace(ownWords, "");
      expect(FORBIDDEN.exec(text)?.[0], `${described.food.name}: ${text}`).toBeUndefined();
      expect(wholeText(described)).not.toMatch(/undefined|NaN|null|Infinity|\s{2}|\.\./);
    }
  });

  test("has short sentences, at most three in a field, except about allergens", () => {
    for (const { food, texts } of all) {
      for (const [field, text] of Object.entries(texts)) {
        const parts = splitSentences(text);
        // Each of its sentences is one of the states in which an allergen can be.
        if (field === "allergyInfo") continue;
        expect(parts.length, `${food.name} ${field}: ${text}`).toBeLessThanOrEqual(MAX_SENTENCES);
        for (const sentence of parts)
          expect(sentence.split(/\s+/).length, `${food.name}: ${sentence}`).toBeLessThanOrEqual(MAX_SENTENCE_WORDS);
      }
    }
  });

  test("shares no sentence between more than a fifth of the foods, except the one about allergens", () => {
    const counts = new Map<string, number>();
    for (const { texts } of all) {
      for (const sentence of new Set(Object.values(texts).flatMap(splitSentences))) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
    }
    const common = [...counts].filter(([sentence]) => !NO_ALLERGEN_FOUND.includes(sentence)).sort(([, a], [, b]) => b - a);
    for (const [sentence, count] of common.slice(0, 5)) console.log(`${((count / all.length) * 100).toFixed(1)} %: ${sentence}`);
    expect(common[0]?.[1]).toBeLessThan(all.length * MAX_SHARED);
  });

  test("describes allergens as contained, possible, not known or not found, never as absent", () => {
    for (const { food, texts } of all) {
      if ([NO_ALLERGEN_FOUND, NO_ALLERGEN_DATA].includes(texts.allergyInfo)) continue;
      expect(texts.allergyInfo, food.name).toMatch(
        /^(Contains [a-z ,()]+\.)?( ?Its usual recipe (also )?contains [a-z ,()]+\.)?( ?May contain [a-z ,()]+\.)?( ?We don't know what else is in it, so read the label or ask\.)?$/,
      );
    }
  });

  test("often uses each of the three paces of digestion", () => {
    for (const pace of ["fast", "medium", "slow"]) {
      expect(all.filter(({ knowledge }) => knowledge.digestionSpeed.pace === pace).length).toBeGreaterThan(all.length * 0.1);
    }
  });
});
