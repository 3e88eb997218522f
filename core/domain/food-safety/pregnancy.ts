import type { Allergen } from "#core/domain/allergens/allergens.ts";
import type { StoredAllergens } from "#core/domain/allergens/food-allergens.ts";
import type { DietParts } from "#core/domain/diets/diet-verdicts.ts";
import { mercuryChoice } from "#core/domain/food-texts/fish-mercury.ts";
import type { FoodCategory } from "#core/domain/foods/food-categories.ts";
import { findGermRisk } from "./germs.ts";

/** A food as the browser has it, because only it knows who is reading. */
export interface FoodToJudge {
  name: string;
  category: FoodCategory;
  allergens: StoredAllergens | null;
  dietParts: DietParts | null;
  otherNutrients: Readonly<Record<string, number>> | null;
  portions: readonly { grams: number }[];
}

/** @internal Only tests use it from outside. */
export const PREGNANCY_TEXTS = {
  rawFish:
    "In pregnancy, FDA advises fish and shellfish only when cooked to 145 °F (63 °C). Raw and cold-smoked ones can carry germs that reach the baby.",
  softCheese:
    "In pregnancy, FDA and CDC advise soft cheese only when it is pasteurized, and fresh cheese like queso fresco only when heated to 165 °F (74 °C).",
  rawMilk: "In pregnancy, FDA and CDC advise milk and juice only when pasteurized. Look for the word on the label.",
  sprouts: "In pregnancy, FDA advises sprouts only when cooked until steaming hot.",
  deliMeat:
    "In pregnancy, CDC advises deli meat, hot dogs and cold cuts only when heated until steaming hot, 165 °F (74 °C). Cold ones can carry Listeria.",
  liver: "Liver holds a lot of vitamin A, and too much of it can harm a baby. In pregnancy, ask your doctor or midwife first.",
  mercuryAvoid: "It holds a lot of mercury. In pregnancy, FDA and EPA advise choosing other fish.",
  mercuryOnce:
    "It holds some mercury. In pregnancy, FDA and EPA advise one serving of 4 oz of such fish a week, and no other fish that week.",
  mercuryDepends:
    "How much mercury it holds depends on the kind. In pregnancy, FDA and EPA advise kinds with little, such as canned light tuna.",
  alcohol: "In pregnancy, CDC says that no amount of alcohol is known to be safe.",
} as const;

/** The American College of Obstetricians and Gynecologists. */
const CAFFEINE_IN_PREGNANCY_MG = 200;
const CAFFEINE_WORTH_A_LINE_MG = 10;

const RAW_MILK = /\b(raw milk|unpasteuri[sz]ed)\b/i;
const DELI =
  /\b(deli|lunch ?meat|luncheon|cold cuts?|bologna|salami|pepperoni|hot dogs?|frankfurters?|wieners?|prosciutto|pastrami|mortadella|liverwurst|p[aâ]t[eé]|ham,? sliced|sliced ham)\b/i;
const HEATED = /\b(cooked|canned|heated|pizza|casserole)\b/i;
/** Milk itself is no cheese, though both are dairy. */
const MILK = /\bmilk\b(?!.*\bcheese\b)/i;
const LIVER = /\b(liver|liverwurst|foie gras|cod liver oil)\b/i;

/** What a pregnant reader should know, by the same rules as the safety lines for everybody. */
export function pregnancyNotes(food: FoodToJudge): string[] {
  const { name } = food;
  const holds = (allergen: Allergen) => food.allergens?.contains.includes(allergen) ?? false;
  const group = holds("fish") ? "Fish" : holds("shellfish") ? "Shellfish" : food.category === "dairy" && !MILK.test(name) ? "Cheese" : "";
  const risk = findGermRisk({ name, group });
  const caffeine = caffeineLine(food);
  const notes = [
    risk === "raw fish" || risk === "raw shellfish" || risk === "cold-smoked fish" ? PREGNANCY_TEXTS.rawFish : undefined,
    risk === "raw-milk cheese" ? PREGNANCY_TEXTS.softCheese : undefined,
    RAW_MILK.test(name) || risk === "raw juice" ? PREGNANCY_TEXTS.rawMilk : undefined,
    risk === "sprouts" ? PREGNANCY_TEXTS.sprouts : undefined,
    DELI.test(name) && !HEATED.test(name) ? PREGNANCY_TEXTS.deliMeat : undefined,
    LIVER.test(name) ? PREGNANCY_TEXTS.liver : undefined,
    group === "Fish" ? mercuryLine(name) : undefined,
    caffeine,
    food.dietParts?.contains.includes("alcohol") ? PREGNANCY_TEXTS.alcohol : undefined,
  ];
  return notes.filter((note) => note !== undefined);
}

function mercuryLine(name: string): string | undefined {
  const choice = mercuryChoice({ name, group: "Fish" });
  if (choice === "avoid") return PREGNANCY_TEXTS.mercuryAvoid;
  if (choice === "once") return PREGNANCY_TEXTS.mercuryOnce;
  return choice === "depends" ? PREGNANCY_TEXTS.mercuryDepends : undefined;
}

/** Up to 18 the lower limit of that age stays. */
function caffeineLine({ otherNutrients, portions }: FoodToJudge): string | undefined {
  const mg = Math.round(((otherNutrients?.caffeineMg ?? 0) * (portions[0]?.grams ?? 100)) / 100);
  if (mg < CAFFEINE_WORTH_A_LINE_MG) return undefined;
  return `A usual serving has ${mg} mg of caffeine. In pregnancy, doctors name ${CAFFEINE_IN_PREGNANCY_MG} mg a day as the most, and up to 18 it stays 100 mg.`;
}
