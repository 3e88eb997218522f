import { DIETS, type Diet } from "#core/domain/diets/parse-diets.ts";
import { formatList } from "#web/lib/format/numbers.ts";
import { type TextKey, texts } from "#web/texts/texts.ts";

/** 'No pork' describes a diet, 'free of pork' a food. The words of a faith need a certificate, so what was looked for is said instead. */
const DIET_TEXTS = {
  vegan: "diet.vegan",
  vegetarian: "diet.vegetarian",
  pescatarian: "diet.pescatarian",
  halal: "diet.halal",
  kosher: "diet.kosher",
  "no pork": "diet.noPork",
  "no beef": "diet.noBeef",
  "no red meat": "diet.noRedMeat",
  "no meat": "diet.noMeat",
  "no poultry": "diet.noPoultry",
  "gluten-free": "diet.glutenFree",
  "dairy-free": "diet.dairyFree",
  "lactose-free": "diet.lactoseFree",
  "egg-free": "diet.eggFree",
  "nut-free": "diet.nutFree",
  "soy-free": "diet.soyFree",
  "fish-free": "diet.fishFree",
  "shellfish-free": "diet.shellfishFree",
  "sesame-free": "diet.sesameFree",
  "low sodium": "diet.lowSodium",
  "low sugar": "diet.lowSugar",
  "low fat": "diet.lowFat",
  "low carb": "diet.lowCarb",
} as const satisfies Record<Diet, TextKey<"food">>;

/** The diet as a property of a food: 'vegan', 'free of pork'. */
export const dietWord = (diet: Diet): string => texts("food")(DIET_TEXTS[diet]);

const isDiet = (word: string): word is Diet => DIETS.some((diet) => diet === word);

/** 'Not vegan, as it is usually made. May not be free of pork.' */
export function dietSentences(broken: readonly string[], open: readonly Diet[]): string {
  const t = texts("food");
  const diets = broken.filter(isDiet);
  const named = broken.filter((word) => !isDiet(word));
  const sentences = [
    diets.length > 0 && t("diets.broken", { list: formatList(diets.map(dietWord)) }),
    open.length > 0 && t("diets.open", { list: formatList(open.map(dietWord)) }),
    named.length > 0 && t("diets.named", { list: formatList(named) }),
  ];
  return sentences.filter(Boolean).join(" ");
}
