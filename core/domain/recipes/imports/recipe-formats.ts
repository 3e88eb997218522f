import {
  MAX_RECIPE_GRAMS,
  MAX_RECIPE_LINES,
  RECIPE_LINE_MAX_LENGTH,
  RECIPE_STEPS_MAX_LENGTH,
  splitLines,
} from "#core/domain/recipes/own-recipe.ts";
import { asArray, type Fields, type ImportedChoice, type ImportedRecipe, isObject, own, toImported } from "./imported-recipe.ts";
import { plainLines, plainText } from "./plain-text.ts";

/** One more than the limit, so that a cut can be detected. */
const LINES_READ = MAX_RECIPE_LINES + 1;
const STEPS_READ = 60;
const STEP_LENGTH = 1000;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const line = (value: unknown): string => plainText(value, RECIPE_LINE_MAX_LENGTH);
const isText = (value: unknown): value is string => typeof value === "string" && value.trim() !== "";

/** This app's own format: the export of an account or of recipes. */
function readOwnExport(recipe: Fields): ImportedRecipe | undefined {
  const ingredients = own(recipe, "ingredients");
  if (typeof ingredients !== "string") return undefined;
  const imported = toImported({
    name: own(recipe, "name"),
    lines: splitLines(ingredients).slice(0, LINES_READ).map(line),
    steps: plainLines(own(recipe, "steps"), RECIPE_STEPS_MAX_LENGTH / 10, STEP_LENGTH),
    servings: own(recipe, "servings"),
  });
  return (
    imported && {
      ...imported,
      choices: asArray(own(recipe, "choices")).slice(0, MAX_RECIPE_LINES).flatMap(readChoice),
      cookedGrams: gramsIn(own(recipe, "cookedGrams")) ?? null,
      isHeated: own(recipe, "isHeated") !== false,
    }
  );
}

const gramsIn = (value: unknown): number | undefined =>
  typeof value === "number" && value > 0 && value <= MAX_RECIPE_GRAMS ? value : undefined;

function readChoice(value: unknown): ImportedChoice[] {
  const text = line(own(value, "text"));
  if (text === "") return [];
  const [foodId, isLeftOut] = [own(value, "foodId"), own(value, "isLeftOut")];
  const grams = gramsIn(own(value, "grams"));
  return [
    {
      text,
      ...(typeof foodId === "string" && UUID.test(foodId) && { foodId }),
      ...(grams !== undefined && { grams }),
      ...(typeof isLeftOut === "boolean" && { isLeftOut }),
    },
  ];
}

/** Tandoor lists the ingredients under the steps that use them. */
function readTandoor(recipe: Fields): ImportedRecipe | undefined {
  const steps = asArray(own(recipe, "steps")).slice(0, STEPS_READ);
  const ingredients = steps.flatMap((step) => asArray(own(step, "ingredients")).slice(0, LINES_READ));
  return toImported({
    name: own(recipe, "name"),
    lines: ingredients.slice(0, LINES_READ).map(tandoorLine),
    steps: steps.flatMap((step) => plainLines(own(step, "instruction"), STEPS_READ, STEP_LENGTH)),
    servings: own(recipe, "servings"),
  });
}

function tandoorLine(ingredient: unknown): string {
  const note = line(own(ingredient, "note"));
  if (own(ingredient, "is_header") === true) return note === "" ? "" : `${note}:`;
  const amount = own(ingredient, "no_amount") === true ? "" : amountText(own(ingredient, "amount"));
  return joinAmount(amount, own(ingredient, "unit"), own(ingredient, "food"), note);
}

/** Mealie: prefers the original text of a line to its parts. */
function mealieLine(ingredient: unknown): string {
  if (typeof ingredient === "string") return line(ingredient);
  const original = [own(ingredient, "originalText", "original_text"), own(ingredient, "display")].find(isText);
  if (original) return line(original);
  const amount = amountText(own(ingredient, "quantity"));
  return joinAmount(amount, own(ingredient, "unit"), own(ingredient, "food"), line(own(ingredient, "note")));
}

function joinAmount(amount: string, unit: unknown, food: unknown, note: string): string {
  const named = (value: unknown) => line(typeof value === "string" ? value : own(value, "name"));
  const what = [amount, named(unit), named(food)].filter((part) => part !== "").join(" ");
  return line(named(food) === "" ? [amount, note].join(" ") : note === "" ? what : `${what}, ${note}`);
}

const amountText = (value: unknown): string =>
  typeof value === "number" && Number.isFinite(value) && value > 0 ? String(Math.round(value * 100) / 100) : "";

/** Mealie's export and every page that follows schema.org use the same property names. */
function readSchemaRecipe(recipe: Fields): ImportedRecipe | undefined {
  const ingredients = own(recipe, "recipeIngredient", "recipe_ingredient", "ingredients");
  return toImported({
    name: own(recipe, "name"),
    lines: asArray(ingredients).slice(0, LINES_READ).map(mealieLine),
    steps: stepsIn(own(recipe, "recipeInstructions", "recipe_instructions")),
    servings: [own(recipe, "recipeServings", "recipe_servings"), ...asArray(own(recipe, "recipeYield", "recipe_yield"))],
  });
}

/** Accepts a text, a list of texts or steps, or sections of steps, but no deeper nesting. */
function stepsIn(instructions: unknown): string[] {
  const texts = (value: unknown): string[] =>
    plainLines(typeof value === "string" ? value : own(value, "text", "name"), STEPS_READ, STEP_LENGTH);
  return asArray(instructions)
    .slice(0, STEPS_READ)
    .flatMap((step) => {
      const section = own(step, "itemListElement");
      return section === undefined ? texts(step) : asArray(section).slice(0, STEPS_READ).flatMap(texts);
    });
}

const isOfType = (value: Fields): boolean => asArray(own(value, "@type")).includes("Recipe");

/** Detects the format by the properties of the object. */
export function readAnyRecipe(value: unknown): ImportedRecipe | undefined {
  if (!isObject(value)) return undefined;
  if (isOfType(value) || own(value, "recipeIngredient", "recipe_ingredient") !== undefined) return readSchemaRecipe(value);
  if (Array.isArray(own(value, "steps"))) return readTandoor(value);
  return typeof own(value, "ingredients") === "string" ? readOwnExport(value) : undefined;
}
