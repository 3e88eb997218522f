import { expect, test } from "vitest";
import { findAllergens } from "#core/domain/allergens/find-allergens.ts";
import { Catalogue } from "#server/catalogue/catalogue.ts";
import { knowsDish } from "#server/catalogue/find-dish.ts";
import { loadCatalogue } from "#server/catalogue/load-catalogue.ts";
import { matchFood } from "#server/catalogue/match-food.ts";
import { ALLERGY_WHEEL_DISHES } from "./allergy-wheel-dishes.ts";
import { DISH_SAMPLE } from "./dish-sample.ts";
import { WORLD_DISHES_SET_ASIDE } from "./dishes-holdout.ts";
import { WORLD_DISHES_MENDED_ON } from "./dishes-training.ts";
import { MENU_DISHES, MENU_DISHES_SPELLED_OTHERWISE } from "./menu-dishes.ts";
import { MENU_DISHES_READ_LAST, MENU_DISHES_READ_LATER, MENU_DISHES_READ_LATER_SPELLED_OTHERWISE } from "./menu-dishes-holdout.ts";
import { OUTSIDE_DISHES } from "./outside-dishes.ts";
import { PUBLIC_DISHES_MENDED_ON, PUBLIC_DISHES_READ_LATER, PUBLIC_DISHES_SET_ASIDE } from "./public-dish-sample.ts";

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

/** Reading the whole catalogue takes a while on a busy machine. */
const WHOLE_CATALOGUE_MS = 180_000;

const half = (rest: number) => DISH_SAMPLE.filter((_dish, index) => index % 2 === rest);

test.each([
  ["dishes mended on", half(0), 60],
  ["dishes set aside", half(1), 60],
  ["dishes of public lists, mended on", PUBLIC_DISHES_MENDED_ON, 40],
  ["dishes of public lists, set aside", PUBLIC_DISHES_SET_ASIDE, 40],
  ["dishes of public lists, read when the rules stood", PUBLIC_DISHES_READ_LATER, 30],
  ["dishes of the world, mended on", WORLD_DISHES_MENDED_ON, 180],
  ["dishes of the world, set aside", WORLD_DISHES_SET_ASIDE, 180],
  ["dishes of an allergy game", ALLERGY_WHEEL_DISHES, 150],
  ["dishes of foreign menus", MENU_DISHES, 90],
  ["dishes of foreign menus, read later", MENU_DISHES_READ_LATER, 100],
  ["dishes of foreign menus, read last", MENU_DISHES_READ_LAST, 45],
])("nine in ten allergens are detected by the name alone in %s", (_, dishes, least) => {
  const missed: string[] = [];
  let present = 0;
  for (const [name, label] of dishes) {
    const { contains, mayContain } = findAllergens({ name, otherNames: [], group: "" });
    const warned = new Set([...contains, ...mayContain].map((allergen) => (allergen === "gluten" ? "wheat" : allergen)));
    for (const letter of label) {
      present += 1;
      if (!warned.has((LETTERS[letter] ?? "") as never)) missed.push(`${name}: ${LETTERS[letter]}`);
    }
  }
  console.log(`Dishes: ${present - missed.length} of ${present} allergens warned of; missed: ${missed.join(", ")}`);
  expect(dishes.length).toBeGreaterThanOrEqual(least);
  expect(1 - missed.length / present).toBeGreaterThanOrEqual(0.9);
});

type NamesAndLabel = readonly [names: string, label: string, may: string];
const oneByOne = (lines: readonly NamesAndLabel[]) =>
  lines.flatMap(([names, label]) => names.split(", ").map((name) => [name, label] as const));

test.each([
  ["a list that somebody else wrote", OUTSIDE_DISHES],
  ["other spellings on foreign menus", oneByOne(MENU_DISHES_SPELLED_OTHERWISE)],
  ["other spellings on foreign menus, read later", oneByOne(MENU_DISHES_READ_LATER_SPELLED_OTHERWISE)],
])(
  "for %s, nine in ten allergens are warned of, or the dish is reported as unknown",
  (_, dishes) => {
    const catalogue = new Catalogue(loadCatalogue(), new Date(0));
    const untold = dishes.flatMap(([name, label]) => {
      if (!knowsDish(catalogue, name)) return [];
      const { contains, mayContain } = findAllergens({ name, otherNames: [], group: "" });
      const warned = new Set<string>([...contains, ...mayContain].map((allergen) => (allergen === "gluten" ? "wheat" : allergen)));
      return [...label].filter((letter) => !warned.has(LETTERS[letter] ?? "")).map((letter) => `${name}: ${LETTERS[letter]}`);
    });
    const present = dishes.reduce((sum, [, label]) => sum + label.length, 0);
    console.log(`Dishes of somebody else: ${present - untold.length} of ${present} allergens told; missed: ${untold.join(", ")}`);
    expect(1 - untold.length / present).toBeGreaterThanOrEqual(0.9);
  },
  WHOLE_CATALOGUE_MS,
);

test(
  "the dictionary of dishes raises few false alarms on the foods of the catalogue",
  () => {
    let said = 0;
    let wrong = 0;
    for (const food of loadCatalogue()) {
      const all = findAllergens(food);
      const listed = new Set([...all.contains, ...all.mayContain]);
      const { contains } = findAllergens({ name: food.name, otherNames: [], group: "" });
      said += contains.length;
      wrong += contains.filter((allergen) => !listed.has(allergen)).length;
    }
    console.log(`${wrong} of ${said} 'contains' by the name alone are not in the food`);
    expect(wrong / said).toBeLessThan(0.02);
  },
  WHOLE_CATALOGUE_MS,
);

test(
  "a dish is matched to a catalogue food by what it is, not by a word of a brand",
  () => {
    const catalogue = new Catalogue(loadCatalogue(), new Date(0));
    const matched = (name: string) => matchFood(catalogue, name)?.name;
    expect(matched("Butter chicken")).toBeUndefined();
    expect(matched("Oyster chowder")).toBeUndefined();
    expect(matched("Noodle kugel")).toBe("Noodle pudding");
    expect(matched("Egg foo young")).toBe("Egg foo yung");
  },
  WHOLE_CATALOGUE_MS,
);

test.each([
  "Apple",
  "Grilled chicken breast",
  "Brown rice",
  "Baked potato",
  "Steamed broccoli",
  "Black beans",
  "Pork chop",
  "Orange juice",
])("%s raises no alarm", (name) => {
  expect(findAllergens({ name, otherNames: [], group: "" }).contains).toEqual([]);
});
