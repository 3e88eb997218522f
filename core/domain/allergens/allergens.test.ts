import { describe, expect, test } from "vitest";
import { allergensOfDiets, DIETS } from "#core/domain/diets/parse-diets.ts";
import { readAllergens } from "#core/domain/products/product-allergens.ts";
import { INGREDIENT_RULES } from "./allergen-ingredients.ts";
import { ALLERGEN_FACTS, ALLERGENS, isImplied } from "./allergens.ts";
import { findIntendedAllergy } from "./intended-allergy.ts";
import { parseAllergens } from "./match-allergies.ts";

describe.each(ALLERGENS)("%s", (allergen) => {
  const { preference, productTags, spokenAs } = ALLERGEN_FACTS[allergen];

  test("is found in the names of foods by a rule", () => {
    expect(INGREDIENT_RULES.some(({ contains }) => contains?.includes(allergen))).toBe(true);
  });

  test("is avoided by a diet without it", () => {
    expect(allergensOfDiets(DIETS)).toContain(allergen);
  });

  test("is understood as the app itself says it", () => {
    for (const line of [allergen, spokenAs, ...(preference ? [preference] : [])]) expect(parseAllergens(line)).toContain(allergen);
    expect(findIntendedAllergy(`${preference ?? allergen}x`)).not.toBeNull();
  });

  test("is read from the tags of products, or with the allergen that names it there", () => {
    for (const tag of productTags) expect(readAllergens([`en:${tag}`], []).allergens?.contains).toContain(allergen);
    if (productTags.length === 0) expect(readAllergens(["en:gluten"], []).allergens?.mayContain).toContain(allergen);
  });
});

test("wheat implies gluten, and nothing else is implied", () => {
  const all = new Set<string>(ALLERGENS);
  expect(ALLERGENS.filter((allergen) => isImplied(allergen, all))).toEqual(["gluten"]);
  expect(isImplied("gluten", new Set(["milk"]))).toBe(false);
});
