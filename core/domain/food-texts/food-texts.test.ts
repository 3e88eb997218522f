import { describe, expect, test } from "vitest";
import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { NO_FOOD_GROUPS } from "#core/domain/testing/food-patterns.ts";
import { testFood } from "#core/domain/testing/test-food.ts";
import { teaspoonsOfSugar } from "./comparisons.ts";
import { describeFood } from "./describe-food.ts";
import { mercuryChoice } from "./fish-mercury.ts";
import { ingredientWord } from "./ingredient-words.ts";
import { servingWords } from "./serving-words.ts";

const cola: Partial<CatalogueFood> & { name: string } = {
  name: "Cola",
  group: "Soft drinks",
  portions: [{ label: "1 can", grams: 370 }],
  calories: 42,
  protein: 0,
  carbs: 10.6,
  fat: 0,
  fiber: 0,
  sugar: 10.6,
  patterns: { ...NO_FOOD_GROUPS, addedSugarsG: 10 },
  vitamins: { vitaminCMg: 60 },
};

describe("limits", () => {
  test("added sugar is given in grams and teaspoons, and is never a benefit", () => {
    const { healthBenefits, bodyImpact } = describeFood(testFood(cola));
    expect(bodyImpact).toMatch(/37 g/);
    expect(bodyImpact).toMatch(/added sugar/);
    expect(bodyImpact).toMatch(/about 9 teaspoons/);
    expect(healthBenefits).not.toMatch(/vitamin C|fuel|energy/);
  });

  test("a sweet food without USDA's added sugars is described without the word 'added'", () => {
    const { bodyImpact } = describeFood(testFood({ ...cola, patterns: null }));
    expect(bodyImpact).toMatch(/39 g of sugar/);
    expect(bodyImpact).not.toMatch(/added/);
  });

  test("two limits share a sentence with their shares of the day", () => {
    const { bodyImpact } = describeFood(testFood({ name: "Stew", protein: 5, carbs: 5, fat: 12, saturatedFat: 8, sodium: 920 }));
    expect(bodyImpact).toMatch(/8 g of saturated fat and 920 mg of sodium/);
    expect(bodyImpact).toMatch(/40% and 40%/);
  });

  test("an energy drink comes with the advice of pediatricians, even without sugar", () => {
    const drink = testFood({
      name: "Rocket energy drink, sugar free",
      group: "Diet sport and energy drinks",
      otherNutrients: { caffeineMg: 30 },
    });
    expect(describeFood(drink).bodyImpact).toMatch(/[Pp]ediatricians advise|Doctors for children advise/);
  });

  test("fish is described by its kind, and a fish on no list gets no advice", () => {
    const choice = (name: string) => mercuryChoice({ name, group: "Fish" });
    expect(choice("King mackerel, baked")).toBe("avoid");
    expect(choice("Halibut")).toBe("once");
    expect(choice("Salmon, canned")).toBe("twice");
    expect(choice("Canned tuna, light tuna")).toBe("twice");
    expect(choice("Tuna salad")).toBe("depends");
    expect(choice("Pike")).toBeUndefined();
    expect(mercuryChoice({ name: "Goldfish crackers", group: "Crackers" })).toBeUndefined();
  });
});

describe("what is praised", () => {
  const bread = { protein: 9, carbs: 49, fat: 3, fiber: 2.4, vitamins: { folateUg: 170, thiaminMg: 0.5 }, minerals: { ironMg: 3.6 } };

  test("nutrients added to white flour are no reason for praise", () => {
    const white = testFood({
      name: "White roll",
      group: "Rolls and buns",
      ...bread,
      ingredients: [{ name: "Wheat flour, white, all-purpose, enriched, bleached", share: 0.7 }],
    });
    expect(describeFood(white).claims.map(({ nutrient }) => nutrient)).toEqual(["protein"]);
  });

  test("whole grain follows USDA's figures, not the name", () => {
    const roll = (name: string, whole: number, refined: number) =>
      describeFood(
        testFood({
          name,
          group: "Rolls and buns",
          ...bread,
          patterns: { ...NO_FOOD_GROUPS, wholeGrainsOz: whole, refinedGrainsOz: refined },
        }),
      ).healthBenefits;
    expect(roll("Plain roll", 3.5, 0)).toMatch(/whole grain/i);
    expect(roll("Wheat roll", 0, 3.5)).toMatch(/its grain is refined, not whole/);
  });

  test("the text names the ingredient that provides a nutrient, where the recipe shows it", () => {
    const casserole = testFood({
      name: "Vegetable casserole",
      calories: 150,
      protein: 9,
      carbs: 8,
      fat: 9,
      minerals: { calciumMg: 260 },
      ingredients: [
        { name: "Cheese, cheddar", share: 0.4 },
        { name: "Broccoli, raw", share: 0.6 },
      ],
    });
    expect(describeFood(casserole).healthBenefits).toMatch(/calcium comes (mostly )?from cheese/);
  });
});

describe("words", () => {
  test("the verb agrees with what slows the stomach", () => {
    expect(describeFood(testFood({ name: "Pear", protein: 0, carbs: 15, fat: 0, fiber: 3 })).digestionSpeed.text).not.toMatch(
      /^3 g of fiber (slow|hold|keep|take) /,
    );
  });

  test("a food without carbs does not say that carbs add up", () => {
    for (const name of ["Oil", "Fat", "Lard", "Ghee", "Tallow"])
      expect(describeFood(testFood({ name, protein: 0, carbs: 0, fat: 100 })).diabeticInfo).not.toMatch(/add up/);
  });

  test("servings are written with the food's name", () => {
    const words = (name: string, label: string) => servingWords(testFood({ name, portions: [{ label, grams: 90 }] }));
    expect(words("Lentils", "1 cup")).toEqual({ text: "One cup of lentils", isPlural: false });
    expect(words("White pizza, thick crust", "2 pieces")).toEqual({ text: "2 pieces of white pizza", isPlural: true });
    expect(words("Banana", "1 banana").text).toBe("One banana");
    expect(words("Kashi Autumn Wheat cereal", "½ cup").text).toBe("Half a cup of Kashi Autumn Wheat cereal");
    expect(words("Chicken, stuffing, and vegetables (no carrots), no sauce", "1 cup").text).toBe(
      "One cup of chicken, stuffing, and vegetables",
    );
    expect(words("Roasted potatoes without skin", "1 medium").text).toBe("A serving of roasted potatoes without skin (90 g)");
    expect(words("Chicken curry", "1 serving").text).toBe("A serving of chicken curry (90 g)");
  });

  test("ingredients have everyday kitchen names, or are left out", () => {
    expect(ingredientWord("Wheat flour, white, all-purpose, enriched, bleached")).toBe("wheat flour");
    expect(ingredientWord("Apples, red delicious, with skin, raw")).toBe("apples");
    expect(ingredientWord("Beverages, water, tap, municipal")).toBeNull();
    expect(ingredientWord("Snacks, CLIF BAR, mixed flavors")).toBeNull();
  });

  test("teaspoons hold 4.2 g of sugar", () => {
    expect(teaspoonsOfSugar(37)).toBe("about 9 teaspoons");
    expect(teaspoonsOfSugar(4)).toBe("about 1 teaspoon");
  });
});
