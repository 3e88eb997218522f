import { expect, test } from "vitest";
import { ALLERGENS } from "#core/domain/allergens/allergens.ts";
import { findAllergens } from "#core/domain/allergens/find-allergens.ts";
import { loadDishes, parseDishes } from "./load-dishes.ts";

const find = (name: string) => findAllergens({ name, otherNames: [], group: "" });

test.each([
  ["Pad thai", ["fish", "shellfish", "peanut", "soy"]],
  ["Eggplant parm", ["milk", "wheat"]],
  ["Jelly roll", ["egg", "wheat"]],
  ["Hijiki no nimono", ["wheat", "soy"]],
  ["No-bake cookies", ["milk"]],
  ["Fish bun", ["fish"]],
  ["Khachapurimeti", ["milk", "wheat"]],
  ["Pasta alla norma", ["milk", "wheat"]],
])("the table knows %s", (name, contains) => {
  expect(find(name).contains).toEqual(expect.arrayContaining(contains));
});

test.each(ALLERGENS)("the table has dishes that contain %s", (allergen) => {
  expect(loadDishes().some(({ recipe }) => recipe.contains.includes(allergen))).toBe(true);
});

test("a longer name says something else than the dish within it", () => {
  expect(find("Poke").contains).toEqual(expect.arrayContaining(["fish", "soy"]));
  expect(find("Poke greens")).toMatchObject({ contains: [], mayContain: [] });
});

test("the name as spoken warns without being certain where it has another meaning", () => {
  expect(find("Thai basil")).toMatchObject({ contains: [], mayContain: expect.arrayContaining(["fish", "soy"]) });
});

test("dishes of the same recipe share it", () => {
  const [larb, laap] = parseDishes("header\nlarb\tLao\tfish\tpeanut\tusual recipe\nlaap\tLao\tfish\tpeanut\tusual recipe\n");
  expect(larb).toEqual({ name: "larb", recipe: { contains: ["fish"], may: ["peanut"] } });
  expect(laap?.recipe).toBe(larb?.recipe);
});

test("an unknown allergen in the table is refused", () => {
  expect(() => parseDishes("header\nlarb\tLao\tcelery\t\tusual recipe\n")).toThrow("'larb': 'celery'");
});
