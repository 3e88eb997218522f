import { expect, test } from "vitest";
import type { Allergen } from "./allergen-rule.ts";
import { findAllergens } from "./allergens.ts";
import { NAMED_DISHES } from "./world-dishes.ts";

/** Words that name an ingredient, in English and in the languages of menus, and names in which they mean something else. */
const TOLD_BY_A_WORD: readonly [allergen: Allergen, told: string, unless: string][] = [
  [
    "milk",
    "cheese|cream|milk|butter|yogh?urt|paneer|ghee|queso|leche|leite|lait|fromage|formaggio|cacio|queijo|peynir|labneh|kashkaval|ricotta|mozzarella|mascarpone|bechamel|malai|makhani|smetana",
    "coconut|almond|soy|oat|peanut butter|cashew cream|butter bean|palm butter",
  ],
  [
    "wheat",
    "noodles?|bread|dumplings?|pasta|udon|ramen|spaghetti|macaroni|lasagna|sandwich|burger|toast|cookies?|biscuits?|pie|naan|paratha|wonton|gyoza|couscous|bulgur|freekeh|seitan",
    "rice|glass|cellophane|mung|soba|buckwheat|corn|potato|sweet potato|yam|starch|bean thread|fish noodles|shepherds|cottage|kelp|tofu|cassava|arrowroot|acorn|millet",
  ],
  [
    "shellfish",
    "shrimps?|prawns?|crab|lobster|scallops?|mussels?|clams?|oysters?|squid|octopus|ebi|gambas|camarones|crevettes|udang|hipon",
    "oyster mushroom|mock|prairie|mountain",
  ],
  ["peanut", "peanuts?|satay|cacahuate|cacahuete|groundnut|arachide|amendoim", "none"],
  [
    "egg",
    "eggs?|huevos?|tamago|omelet|omelette|oeufs?|uova|yumurta|telur|itlog|gyeran|mayonnaise|mayonesa|majoneze|aioli|meringue|frittata",
    "egg cream|egg plant|vegan",
  ],
  [
    "fish",
    "fish|salmon|tuna|cod|anchovy|anchovies|sardines?|herring|mackerel|trout|bacalao|bacalhau|pescado|poisson|pesce|fisch|ikan|isda|meen|ilish|bangus|bangsilog",
    "swedish fish",
  ],
  ["sesame", "sesame|tahini|tahina|halva|halvah|hummus|zaatar", "none"],
  [
    "soy",
    "soy|tofu|doufu|miso|tempeh|natto|edamame|shoyu|doenjang|gochujang|hoisin|teriyaki",
    "burmese tofu|shan tofu|chickpea tofu|soy free",
  ],
  [
    "tree nuts",
    "almonds?|pistachios?|walnuts?|cashews?|hazelnuts?|pecans?|macadamia|praline|marzipan|frangipane|nougat|almendras|amandes|badam|kaju|fistikli|cevizli",
    "none",
  ],
];

const RULES = TOLD_BY_A_WORD.map(([allergen, told, unless]) => ({
  allergen,
  told: new RegExp(`\\b(?:${told})\\b`),
  unless: new RegExp(unless),
}));

/** Checking thousands of names takes a while on a busy machine. */
const WHOLE_DICTIONARY_MS = 120_000;

test(
  "no dish of the dictionary omits an ingredient that its name mentions",
  () => {
    const names = NAMED_DISHES.flatMap(([phrases]) => phrases.split(",").map((phrase) => phrase.trim())).filter((phrase) =>
      /^[a-z0-9 -]+$/.test(phrase),
    );
    expect(names.length).toBeGreaterThan(10_000);
    const silent = [...new Set(names)].flatMap((name) => {
      const told = RULES.filter((rule) => rule.told.test(name) && !rule.unless.test(name));
      if (told.length === 0) return [];
      const { contains, mayContain } = findAllergens({ name, otherNames: [], group: "" });
      const warned = new Set<Allergen>([...contains, ...mayContain].map((allergen) => (allergen === "gluten" ? "wheat" : allergen)));
      return told.flatMap(({ allergen }) => (warned.has(allergen) ? [] : [`${name}: ${allergen}`]));
    });
    expect(silent).toEqual([]);
  },
  WHOLE_DICTIONARY_MS,
);

test("every label of the dictionary consists of letters that stand for an allergen", () => {
  expect(NAMED_DISHES.filter(([, label]) => !/^[MEFSTPWGYZ]*$/i.test(label))).toEqual([]);
});
