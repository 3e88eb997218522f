import type { FoodDisplay } from "#core/domain/calm/food-displays.ts";
import { foodSafety, type SafetyNote } from "#core/domain/food-safety/food-safety.ts";
import { findGermRisk } from "#core/domain/food-safety/germs.ts";
import type { CalmTexts } from "#core/domain/food-texts/describe-food.ts";
import { type FoodKind, foodKind, isAnEnergyDrink } from "#core/domain/food-texts/food-kinds.ts";
import { adviceSentence, caffeineSentence, listLimits } from "#core/domain/food-texts/limits.ts";
import { sentences } from "#core/domain/food-texts/words.ts";
import type { CatalogueFood, FoodNutrients, Portion } from "#core/domain/foods/catalogue-food.ts";
import type { FoodCategory } from "#core/domain/foods/food-categories.ts";
import { CAFFEINE_A_DAY_MG } from "#core/domain/needs/reference-limits.ts";
import type { Basis } from "./product.ts";
import type { ProductKind } from "./product-kind.ts";
import type { ProductWarning } from "./product-warnings.ts";

const MAX_SENTENCES = 3;

export interface ProductToDescribe extends FoodNutrients {
  name: string;
  category: FoodCategory;
  portions: readonly Portion[];
  basis: Basis;
  kind: ProductKind;
  doubts: readonly ProductWarning[];
}

export interface ProductTexts {
  safety: SafetyNote[];
  /** What to know before it becomes a habit; null if there is nothing to say. */
  bodyImpact: string | null;
  calmTexts: CalmTexts | null;
}

/** The warnings about a product, by the same rules as for a food of the catalogue. It is never praised: its recipe is not known. */
export function describeProduct(product: ProductToDescribe): ProductTexts {
  const food = asFood(product);
  const kind = { ...foodKind(food), isEnergyDrink: isEnergyDrink(product) };
  const texts = { numbers: advice(product, food, kind, "numbers"), calm: advice(product, food, kind, "calm") };
  return {
    safety: safetyNotes(product, food),
    bodyImpact: texts.numbers || null,
    calmTexts: texts.calm === texts.numbers ? null : { bodyImpact: texts.calm },
  };
}

/** By the source's categories, or by its name and caffeine if it is a drink. */
export function isEnergyDrink({ name, kind, otherNutrients }: Pick<ProductToDescribe, "name" | "kind" | "otherNutrients">): boolean {
  return (
    kind.words.some((words) => /\benergy (drinks?|shots?)\b/.test(words)) || isAnEnergyDrink({ name, group: kind.group, otherNutrients })
  );
}

function safetyNotes({ name, kind, portions }: ProductToDescribe, food: CatalogueFood): SafetyNote[] {
  // A name in another language tells the rules nothing, but its category may.
  const telling = [name, ...kind.words].find((words) => findGermRisk({ name: words, group: kind.group })) ?? name;
  const contains = new Set(kind.hasAlcohol ? (["alcohol"] as const) : []);
  const { notes } = foodSafety({ ...food, name: telling, animalParts: { contains, may: new Set() } });
  // A limit for a day says something only beside a serving.
  return portions.length > 0 ? notes : notes.filter(({ age }) => age === undefined);
}

function advice(product: ProductToDescribe, food: CatalogueFood, kind: FoodKind, view: FoodDisplay): string {
  const isSure = product.portions.length > 0 && product.doubts.length === 0;
  const said = isSure ? listLimits(food, kind, view).sentences : [adviceSentence(food, kind), caffeineWithout(product, food, kind)];
  return sentences(...said.slice(0, MAX_SENTENCES));
}

/** Without a serving the amount can only be the label's, which is less than a can. */
function caffeineWithout({ portions, basis, otherNutrients }: ProductToDescribe, food: CatalogueFood, kind: FoodKind): string | undefined {
  const caffeine = otherNutrients.caffeineMg ?? 0;
  if (portions.length > 0 || caffeine < 1) return caffeineSentence(food, kind);
  return `It has ${Math.round(caffeine)} mg of caffeine in ${basis}; the limit for ages 12 to 18 is ${CAFFEINE_A_DAY_MG} mg a day.`;
}

const asFood = ({ portions, kind, basis: _basis, doubts: _warnings, ...product }: ProductToDescribe): CatalogueFood => ({
  ...product,
  portions: [...portions],
  group: kind.group,
  otherNames: [],
  ingredients: [],
  patterns: null,
  popularity: 0,
  source: "",
  sourceCode: "",
});
