import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import type { MEDICAL_CONDITIONS } from "#core/domain/needs/medical-conditions.ts";
import { foodText } from "./food-text.ts";
import type { AddedNutrient } from "./health-score.ts";

export type Condition = (typeof MEDICAL_CONDITIONS)[number];

export interface ConditionRule {
  /** How the condition changes the choice of ideas, in words for people who have it; null if it changes nothing. */
  changes: string | null;
  /** The source of the advice, or why nothing changes. */
  source: string;
  more?: Partial<Record<AddedNutrient, number>>;
  /** How strongly each counts against an idea: this amount lowers its rank by one. */
  less?: Partial<Record<"addedSugarsG" | "sugarG" | "sodiumMg" | "saturatedFatG" | "fatG" | "potassiumMg", number>>;
  /** Limits that apply as long as enough ideas meet them: per kcal, and grams of added sugar in total. */
  limits?: { sodiumMg?: number; saturatedFatG?: number; addedSugarsG?: number; minFiberG?: number };
  /** Foods that are never suggested, by name or ingredient. */
  without?: RegExp;
  /** The factor for the size of an evening meal, if smaller meals late in the day are advised. */
  eveningShare?: number;
}

/** Lactose, fructans, galactans and fruit sugars that are hard to absorb (low FODMAP). */
const FODMAP =
  /\b(onions?|garlic|leeks?|shallots?|apples?|applesauce|pears?|mango(es)?|cherries|watermelon|peach(es)?|nectarines?|plums?|prunes?|apricots?|blackberries|lychees?|dates|figs?|raisins|beans?|lentils?|chickpeas?|hummus|falafel|peas|dal|edamame|soy ?milk|cauliflower|mushrooms?|asparagus|artichokes?|honey|agave|cashews?|pistachios?|milk|yogurt|cottage cheese|ice cream|inulin|rye|barley|wheat|pasta|lasagna|noodles?|couscous|bread|bagel|pita|sandwich|sub|wrap|burrito|tacos?|bun|pancakes?)\b(?! free)/;
const FODMAP_FINE = /\b(green beans?|string beans?|lactose[- ]free)\b/g;
const REFLUX =
  /\b(tomato(es)?|marinara|salsa|ketchup|oranges?|grapefruit|lemons?|limes?|tangerines?|clementines?|pineapple|chili|curry|jalape|hot pepper|peppermint|chocolate|cocoa|coffee|onions?|garlic|fried|pizza|burrito|tacos?|lasagna|enchilada|fajita)\b/;
const SALTED =
  /\b(bacon|ham|sausage|hot dog|salami|pepperoni|deli|cured|pickles?|instant noodles|ramen|canned soup|processed cheese|american cheese)\b/;
/** What is not safe as it is usually eaten; coffee because of its caffeine. */
const PREGNANCY =
  /\b(sushi|sashimi|ceviche|poke|tartare|carpaccio|lox|smoked (salmon|trout|fish)|(salmon|tuna|fish|oysters?|clams?|shrimp|egg), raw|raw (fish|milk|oysters?|clams?|egg)|unpasteurized|brie|camembert|feta|goat cheese|blue cheese|blue or roquefort|queso (fresco|blanco)|(alfalfa|bean|radish|clover) sprouts|deli|lunch ?meat|cold cuts?|bologna|salami|pepperoni|hot dogs?|prosciutto|pastrami|liver|liverwurst|p[aâ]t[eé]|shark|swordfish|king mackerel|marlin|orange roughy|bigeye|tilefish|coffee|espresso|latte|cappuccino|energy drinks?|wine|beer|vodka|rum|liqueur)\b/;

export const CONDITION_RULES: Record<Condition, ConditionRule> = {
  "Diabetes Type 1": {
    changes: "More fiber and whole grain, little added sugar, no juice. You match carbs with your own plan.",
    source: "American Diabetes Association, Standards of Care 2025",
    more: { fiber: 8 },
    less: { addedSugarsG: 3, sugarG: 4 },
    limits: { addedSugarsG: 6, minFiberG: 0.018 },
    without: /\b(juice|smoothie|soda)\b/,
  },
  "Diabetes Type 2": {
    changes: "More fiber and whole grain, little added sugar, no juice.",
    source: "American Diabetes Association, Standards of Care 2025",
    more: { fiber: 8 },
    less: { addedSugarsG: 3, sugarG: 4 },
    limits: { addedSugarsG: 6, minFiberG: 0.018 },
    without: /\b(juice|smoothie|soda)\b/,
  },
  "High Blood Pressure": {
    changes: "Less sodium, more potassium, fruit and vegetables.",
    source: "DASH eating plan, NHLBI",
    more: { potassiumMg: 1.5 },
    less: { sodiumMg: 120 },
    limits: { sodiumMg: 1 },
    without: SALTED,
  },
  "High Cholesterol": {
    changes: "Less saturated fat, more fiber.",
    source: "Therapeutic Lifestyle Changes, NHLBI",
    more: { fiber: 2 },
    less: { saturatedFatG: 2.5 },
    limits: { saturatedFatG: 0.1 / 9 },
  },
  "Heart Disease": {
    changes: "Less saturated fat and sodium, more fiber.",
    source: "American Heart Association, dietary guidance 2021",
    more: { fiber: 1.5 },
    less: { saturatedFatG: 2.5, sodiumMg: 300 },
    limits: { saturatedFatG: 0.1 / 9, sodiumMg: 1.15 },
    without: SALTED,
  },
  "Kidney Disease": {
    changes:
      "Less sodium, no cured meat, and no very large amounts of potassium. The figures count salted cooking water: without it there is " +
      "less still. How much protein and potassium is right, your kidney team tells you.",
    source: "KDOQI nutrition guideline 2020; NIDDK",
    less: { sodiumMg: 100, potassiumMg: 500 },
    limits: { sodiumMg: 0.65 },
    without: SALTED,
  },
  "Liver Disease": {
    changes: "Less sodium, added sugar and saturated fat.",
    source: "NIDDK, Eating, Diet & Nutrition for liver disease",
    less: { sodiumMg: 250, addedSugarsG: 4, saturatedFatG: 3 },
    limits: { sodiumMg: 1.15, addedSugarsG: 8 },
    without: SALTED,
  },
  "Thyroid Disorders": { changes: null, source: "No food needs to be left out; ask your doctor how to time your medicine with meals." },
  "Celiac Disease": { changes: "Nothing with wheat, barley or rye.", source: "NIDDK; FDA gluten-free rule" },
  "Crohns Disease": {
    changes: null,
    source: "What helps differs from person to person and in a flare; your doctor or dietitian knows your plan.",
  },
  IBS: {
    changes:
      "Nothing that is high in FODMAPs: no onion, garlic, beans, wheat, milk or apples, among others. Best done for a while and with a dietitian.",
    source: "ACG guideline 2021; Monash University's low FODMAP diet",
    without: FODMAP,
  },
  GERD: {
    changes: "No tomato, citrus, chili, chocolate or fried food, less fat, and smaller meals late in the day.",
    source: "ACG guideline 2022; NIDDK",
    less: { fatG: 10 },
    without: REFLUX,
    eveningShare: 0.75,
  },
  Anemia: {
    changes: "More iron, also from lean meat where it fits you, with vitamin C beside plants.",
    source: "NIH Office of Dietary Supplements, Iron",
    more: { ironMg: 4, vitaminCMg: 1.3 },
  },
  Osteoporosis: {
    changes: "More calcium and vitamin D.",
    source: "NIH Office of Dietary Supplements",
    more: { calciumMg: 3, vitaminDUg: 2 },
  },
  Arthritis: { changes: null, source: "No diet is proven to treat it; eat as everybody does." },
  "Food Intolerances": { changes: null, source: "Write what you can't have under allergies or restrictions, and it stays away." },
  Pregnant: {
    changes:
      "No raw fish, soft cheese, raw sprouts, deli meat, liver, fish with much mercury, coffee or alcohol in ideas, and a line on their " +
      "pages. Needs stay general figures that count no pregnancy: your doctor or midwife knows yours.",
    source: "FDA, CDC and EPA food safety advice for pregnancy; ACOG on caffeine",
    without: PREGNANCY,
  },
};

const isCondition = (text: string): text is Condition => Object.hasOwn(CONDITION_RULES, text);

export const conditionRules = (conditions: readonly string[]): ConditionRule[] =>
  conditions.filter(isCondition).map((condition) => CONDITION_RULES[condition]);

/** Whether one of the conditions excludes this food. */
export function isLeftOut(food: Pick<CatalogueFood, "name" | "ingredients">, rules: readonly ConditionRule[]): boolean {
  const text = foodText(food).replace(FODMAP_FINE, "");
  return rules.some(({ without }) => without?.test(text));
}
