import { expect, test } from "vitest";
import { nameFood } from "./food-names.ts";
import { choosePortions, cleanLabel } from "./portions.ts";
import type { Release, SourceFood } from "./read/read-tsv.ts";

function food(name: string, release: Release = "fndds2021", kindNumber = 0): SourceFood {
  return {
    source: "",
    release,
    code: "",
    name,
    alternates: [],
    manufacturer: "",
    kindNumber,
    kind: "",
    usualGrams: undefined,
    nutrients: new Map(),
    portions: [],
  };
}

test.each([
  ["Soft drink, cola, diet", "Diet cola (soft drink)"],
  ["Cookie, oatmeal, with raisins", "Oatmeal cookie with raisins"],
  ["Soup, tomato, canned", "Tomato soup, canned"],
  ["Pizza with pepperoni, from restaurant or fast food, thin crust", "Pizza, pepperoni, thin crust"],
  ["Chicken breast, baked, broiled, or roasted, skin not eaten, from raw", "Chicken breast, roasted, without skin"],
  ["Burrito, beef, with beans and rice, cheese", "Beef burrito with beans, rice and cheese"],
  ["Tea, iced, bottled, green, diet", "Iced green tea, bottled, diet"],
  ["Cereal (General Mills Cheerios Honey Nut)", "Honey Nut Cheerios cereal"],
  ["Energy drink, sugar-free (Red Bull)", "Red Bull sugar free energy drink"],
  ["Energy drink, low calorie (Monster)", "Monster light energy drink"],
  ["Cereal or granola bar (Quaker Chewy 90 Calorie Granola Bar)", "Quaker Chewy light granola bar"],
  [
    "Beef, noodles, and vegetables including carrots, broccoli, and/or dark-green leafy; gravy",
    "Beef, noodles, and vegetables (with carrots or greens) in gravy",
  ],
])("'%s' is called '%s'", (usda, said) => {
  expect(nameFood(food(usda))).toBe(said);
});

test.each([
  ["McDONALD'S, Bacon, Egg & Cheese McGRIDDLES", "McDonald's Bacon, Egg and Cheese McGriddles"],
  ["SUBWAY, tuna sub on white bread with lettuce and tomato", "Subway tuna sub"],
  ["Fast foods, hamburger; single, regular patty; plain", "Hamburger, plain (fast food)"],
  ["Restaurant, Chinese, general tso's chicken", "General Tso's chicken (Chinese restaurant)"],
  ["Toaster Pastries, KELLOGG, KELLOGG'S POP TARTS, Frosted strawberry", "Pop-Tarts, frosted strawberry"],
])("the brand food '%s' is called '%s'", (usda, said) => {
  expect(nameFood(food(usda, "sr28", 2100))).toBe(said);
});

test("a vegetable that is usually cooked is called raw, and a fruit is not", () => {
  expect(nameFood(food("Mango, raw", "fndds2021", 6024))).toBe("Mango");
  expect(nameFood(food("Asparagus, raw", "fndds2021", 6420))).toBe("Asparagus, raw");
});

test.each([
  ['1 medium (7" to 7-7/8" long)', "1 medium"],
  ["1 miniature/bite size", "1 bite-size piece"],
  ["1 cup, NFS", "1 cup"],
  ["1 bar (1.4 oz)", "1 bar (1.4 oz)"],
  ["1 100 calorie package", "1 small package"],
  ["1 cake from 100 calorie package", "1 cake from a small package"],
  ["0.75 cup (1 NLEA serving)", "¾ cup"],
])("the portion '%s' is called '%s'", (usda, said) => {
  expect(cleanLabel(usda)).toBe(said);
});

test("the first portion is USDA's usual amount, in pieces or parts of a cup where they fit", () => {
  const first = (portions: SourceFood["portions"], usualGrams: number | undefined) =>
    choosePortions({ ...food("x"), portions, usualGrams })[0];
  expect(
    first(
      [
        { label: "1 cup", grams: 240 },
        { label: "1 slice", grams: 30 },
      ],
      30,
    ),
  ).toEqual({ label: "1 slice", grams: 30 });
  expect(first([{ label: "1 cracker", grams: 3 }], 15)).toEqual({ label: "5 crackers", grams: 15 });
  expect(first([{ label: "1 cup", grams: 160 }], 80)).toEqual({ label: "½ cup", grams: 80 });
  expect(first([{ label: "1 cup", grams: 160 }], 97)).toEqual({ label: "1 serving", grams: 97 });
  expect(first([], 97)).toEqual({ label: "1 serving", grams: 97 });
  expect(first([{ label: "1 stick", grams: 20 }], 85)).toEqual({ label: "4 sticks", grams: 80 });
  expect(first([{ label: "1 cup", grams: 135 }], 85)).toEqual({ label: "3 oz", grams: 85.05 });
  expect(first([{ label: "1 egg roll", grams: 64 }], 100)).toEqual({ label: "1 egg roll", grams: 64 });
  expect(first([{ label: "1 tablespoon", grams: 15.6 }], 31)).toEqual({ label: "2 tablespoons", grams: 31.2 });
  expect(first([], undefined)).toEqual({ label: "100 g", grams: 100 });
});
