import { expect, test } from "vitest";
import { readRecipeFile } from "./read-recipe-file.ts";

const SCHEMA = {
  "@context": "https://schema.org",
  "@graph": [
    { "@type": "WebPage", name: "Not this" },
    {
      "@type": ["Recipe", "NewsArticle"],
      name: "Mom&#39;s <b>chili</b>",
      recipeYield: ["4", "4 servings"],
      recipeIngredient: ["&frac12; cup beans", "1 onion,  chopped"],
      recipeInstructions: [
        { "@type": "HowToSection", name: "Start", itemListElement: [{ "@type": "HowToStep", text: "Chop.<br>Fry." }] },
        { "@type": "HowToStep", text: "Simmer." },
      ],
    },
  ],
};
const page = (block: object) =>
  `<!doctype html><html><head><script type="text/javascript">var a = 1;</script><SCRIPT type="application/ld+json">${JSON.stringify(block)}</SCRIPT></head></html>`;
const read = (value: unknown) => readRecipeFile(JSON.stringify(value));
const CHILI = {
  name: "Mom's chili",
  ingredients: "½ cup beans\n1 onion, chopped",
  steps: "Chop.\nFry.\nSimmer.",
  servings: 4,
  isCut: false,
};

test("reads the recipe that a pasted page tells search engines, and the same as JSON alone", () => {
  expect(readRecipeFile(page(SCHEMA))).toMatchObject({ recipes: [CHILI] });
  expect(read(SCHEMA)).toMatchObject({ recipes: [CHILI] });
});

test("reads an export of Mealie, from the text of a line or from its parts", () => {
  const mealie = {
    name: "Chili",
    recipeServings: 6,
    recipeYield: "a pot",
    recipeIngredient: [
      { quantity: 2, unit: { name: "cup" }, food: { name: "beans" }, note: "drained", display: "", originalText: null },
      { quantity: 1, unit: null, food: { name: "onion" }, note: "", display: "1 onion" },
      { quantity: 0, unit: null, food: null, note: "salt to taste", display: "" },
    ],
    recipeInstructions: [{ id: "1", title: "", text: "Fry.\n\nSimmer." }],
  };
  expect(read(mealie)).toMatchObject({
    recipes: [{ name: "Chili", servings: 6, ingredients: "2 cup beans, drained\n1 onion\nsalt to taste", steps: "Fry.\nSimmer." }],
  });
});

test("reads an export of Tandoor, with the ingredients of every step", () => {
  const ingredient = (amount: number, unit: string | null, food: string, more: object = {}) => ({
    ...{ amount, unit: unit && { name: unit }, food: { name: food }, note: "", is_header: false, no_amount: false },
    ...more,
  });
  const tandoor = {
    name: "Chili",
    servings: 3,
    steps: [
      {
        instruction: "Fry.",
        ingredients: [ingredient(0, null, "", { is_header: true, note: "For the pot" }), ingredient(1.3333, "cup", "beans")],
      },
      { instruction: "Simmer.", ingredients: [ingredient(0, null, "salt", { no_amount: true })] },
    ],
  };
  expect(read(tandoor)).toMatchObject({
    recipes: [{ name: "Chili", servings: 3, ingredients: "For the pot:\n1.33 cup beans\nsalt", steps: "Fry.\nSimmer." }],
  });
});

test("reads our own download, with what was decided about its lines", () => {
  const choice = { text: "1 onion", foodId: "3f0e6a53-5dd5-4f6e-8f4b-1f2a3b4c5d6e", grams: 90, isLeftOut: false };
  const recipe = {
    name: "Chili",
    ingredients: "1 onion\n2 cups beans",
    steps: "Fry.",
    servings: 2,
    choices: [choice],
    cookedGrams: 400,
    isHeated: false,
  };
  expect(read({ diary: [], recipes: [recipe, { ...recipe, name: "Other" }] })).toMatchObject({
    recipes: [
      { name: "Chili", choices: [choice], cookedGrams: 400, isHeated: false },
      { name: "Other", choices: [choice] },
    ],
  });
});

test.each([
  ["nothing", "", "There is no recipe in here"],
  ["a page without a recipe", "<html><script type='application/ld+json'>{}</script></html>", "There is no recipe in here"],
  ["a block that never ends", "<script type='application/ld+json'>{", "There is no recipe in here"],
  ["JSON that is cut off", '{"name": "Chili", "recipeIngredient": ["1 on', "This file is damaged"],
  ["a zip", "PK\u0003\u0004\u0014\u0000", "This is a zip file"],
  ["more than 100 kB", JSON.stringify({ recipeIngredient: ["x".repeat(100_000)] }), "This is larger than 100 kB"],
  ["a page of more than 3 MB", "x".repeat(3_000_001), "This is larger than 100 kB"],
  ["nesting without an end", "[".repeat(90_000), "This file is damaged"],
  ["deep nesting", `${'{"recipes":['.repeat(5_000)}1${"]}".repeat(5_000)}`, "There is no recipe in here"],
  [
    "wrong types",
    JSON.stringify({ "@type": "Recipe", name: 7, recipeIngredient: 5, recipeInstructions: true }),
    "There is no recipe in here",
  ],
  ["a list of nothing", '[null, 1, [], {}, "x"]', "There is no recipe in here"],
])("says in plain words what is wrong with %s", (_name, text, problem) => {
  expect(readRecipeFile(text)).toEqual({ problem: expect.stringContaining(problem) });
});

test("accepts only a file's own fields, with the right types", () => {
  const hostile = `{"__proto__": {"name": "Polluted", "recipeIngredient": ["1 egg"]}, "constructor": {"name": 1}, "ingredients": "1 egg",
    "servings": 1e9, "steps": {"length": 9}, "choices": [{"text": "1 egg", "grams": -1, "foodId": "x", "__proto__": {"isLeftOut": true}}], "cookedGrams": "9"}`;
  const answer = readRecipeFile(hostile);
  expect(answer).toMatchObject({ recipes: [{ name: "My recipe", ingredients: "1 egg", steps: "", servings: 1, cookedGrams: null }] });
  expect("recipes" in answer && answer.recipes[0]?.choices).toEqual([{ text: "1 egg" }]);
  expect(({} as { name?: string }).name).toBeUndefined();
});

test("keeps what fits, without invisible characters, and says that something was cut", () => {
  const many = { recipeIngredient: Array.from({ length: 80 }, (_, index) => `${index} \u0000cups\ud800 of x${"y".repeat(300)}`) };
  const answer = read(many);
  if (!("recipes" in answer)) return expect.unreachable();
  const lines = answer.recipes[0]?.ingredients.split("\n") ?? [];
  expect(lines).toHaveLength(60);
  expect(lines.every((line) => line.length <= 200 && !/\p{Cs}/u.test(line) && !line.includes("\u0000"))).toBe(true);
  expect(answer.recipes[0]?.isCut).toBe(true);
});

test("at most two hundred recipes are read from a file", () => {
  const recipes = Array.from({ length: 500 }, (_, index) => ({ name: `Dish ${index}`, ingredients: "1 egg" }));
  const answer = read({ recipes });
  expect("recipes" in answer && answer.recipes).toHaveLength(200);
});
