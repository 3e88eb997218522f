import { asArray, type ImportedRecipe, isObject, own } from "./imported-recipe.ts";
import { readAnyRecipe } from "./recipe-formats.ts";

export const RECIPE_FILE_MAX_BYTES = 100_000;
/** Larger than the limit for recipe files, because most of a page's source is not about its recipe. */
const PAGE_MAX_CHARACTERS = 3_000_000;
const MAX_RECIPES = 200;
const MAX_BLOCKS = 50;

export type ReadFile = { recipes: ImportedRecipe[] } | { problem: string };

const TOO_LARGE = "This is larger than 100 kB. Please choose a file with fewer recipes.";
const NO_RECIPE = "There is no recipe in here that we can read. Paste the ingredients instead, one a line.";
const ZIP = "This is a zip file. Open it first, then choose the recipe.json inside.";
const BROKEN = "This file is damaged or not a recipe file.";

/** Reads the text of a file or of a pasted page. Nothing is fetched from the network. */
export function readRecipeFile(text: string): ReadFile {
  const start = text
    .slice(0, 200)
    .replace(/^\uFEFF/, "")
    .trimStart();
  if (start.startsWith("PK\u0003\u0004")) return { problem: ZIP };
  if (/^[[{]/.test(start)) return text.length > RECIPE_FILE_MAX_BYTES ? { problem: TOO_LARGE } : readJson(text.replace(/^\uFEFF/, ""));
  return text.length > PAGE_MAX_CHARACTERS ? { problem: TOO_LARGE } : readPage(text);
}

function readJson(text: string): ReadFile {
  const value = parse(text);
  if (value === undefined) return { problem: BROKEN };
  const recipes = recipesIn(value);
  return recipes.length === 0 ? { problem: NO_RECIPE } : { recipes };
}

/** Reads the structured data that a page offers to search engines. */
function readPage(page: string): ReadFile {
  const recipes = blocksIn(page).flatMap((block) => (block.length > RECIPE_FILE_MAX_BYTES ? [] : recipesIn(parse(block))));
  return recipes.length === 0 ? { problem: NO_RECIPE } : { recipes: recipes.slice(0, MAX_RECIPES) };
}

/** Searches for plain substrings, so that it takes one pass over the page. */
function blocksIn(page: string): string[] {
  const lower = page.toLowerCase();
  const blocks: string[] = [];
  let at = lower.indexOf("application/ld+json");
  while (at !== -1 && blocks.length < MAX_BLOCKS) {
    const start = lower.indexOf(">", at);
    const end = start === -1 ? -1 : lower.indexOf("</script", start);
    if (end === -1) break;
    blocks.push(page.slice(start + 1, end));
    at = lower.indexOf("application/ld+json", end);
  }
  return blocks;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a recipe, a list of them, or a known container of them. The depth is fixed, however deeply a file is nested. */
function recipesIn(value: unknown): ImportedRecipe[] {
  const held = isObject(value) ? asArray(own(value, "recipes", "@graph", "mainEntity", "items")) : [];
  return [...asArray(value), ...held]
    .slice(0, MAX_RECIPES * 2)
    .flatMap((one) => [one, ...asArray(own(one, "@graph", "mainEntity"))])
    .slice(0, MAX_RECIPES * 2)
    .flatMap((one) => readAnyRecipe(one) ?? [])
    .filter(
      (recipe, index, all) =>
        all.findIndex(({ name, ingredients }) => name === recipe.name && ingredients === recipe.ingredients) === index,
    )
    .slice(0, MAX_RECIPES);
}
