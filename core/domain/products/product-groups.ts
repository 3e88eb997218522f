import type { FoodCategory } from "#core/domain/foods/food-categories.ts";
import { oneOf } from "#core/domain/foods/one-of.ts";

/** Tested in this order, because 'chocolate milk' is a treat before it is dairy. The names are those of the sources, in lower case. */
const GROUPS: readonly (readonly [RegExp, FoodCategory])[] = [
  [/\b(peanut|almond|cashew|hazelnut|nut|seed) butters?\b/, "nuts"],
  // Substitutes for milk, cheese or meat do not have the nutrients of the original.
  [
    /\b(plant|oats?|almonds?|soya?|rice|coconuts?|hazelnuts?|cashews?|peas?|hemp|spelt|nuts?|cereals?|legumes?|vegan) (based )?(milks?|drinks?|beverages?|yogh?urts?|cheeses?|creams?)\b/,
    "other",
  ],
  [/\b(milk|dairy|cheese|yogh?urt|cream|meat|egg) (substitutes?|alternatives?|analogues?)\b/, "other"],
  [
    new RegExp(
      `\\b${oneOf(`chocolates?|cand(y|ies)|confectioner(y|ies)|cookies?|biscuits?|cakes?|pastr(y|ies)|desserts?|ice creams?|
      sweet snacks|sweet spreads|sweeteners|sugars?|syrups?|crisps|chips|salty snacks|sodas?|soft drinks?|energy drinks?|sauces?|
      condiments?|dressings?|oils?|fats|butters?|margarines?|soups?|pizzas?|sandwiches|meals?|juices?|nectars?|alcoholic|baby foods?|
      dietary supplements`)}\\b`,
    ),
    "other",
  ],
  [/\b(nuts|almonds|walnuts|cashews|hazelnuts|pistachios|seeds)\b/, "nuts"],
  [/\b(yogurts?|yoghurts?|cheeses?|milks?|dair(y|ies)|kefirs?|fermented milk products)\b/, "dairy"],
  [
    /\b(meats?|poultr(y|ies)|chickens?|beef|pork|ham|sausages?|fish(es)?|seafoods?|tunas?|salmons?|eggs?|tofus?|legumes|beans|lentils|chickpeas|hummus)\b/,
    "protein",
  ],
  [/\b(breads?|cereals?|mueslis?|oats?|oatmeals?|pastas?|noodles?|rices?|flours?|crackers?|tortillas?|couscous|quinoa|grains?)\b/, "grain"],
  [/\b(vegetables?|tomatoes|carrots|spinach|salads?|corn|peas|mushrooms|pickles)\b/, "vegetable"],
  [/\b(fruits?|berries|apples?|bananas?|dried fruits|fruit purees)\b/, "fruit"],
];

/** The food group that the source's categories describe, trying the most specific category first; 'other' if none matches. */
export function toFoodCategory(categories: readonly string[]): FoodCategory {
  for (const category of categories) {
    const words = category
      .toLowerCase()
      .replace(/^[a-z]{2}:/, "")
      .replaceAll("-", " ");
    // 'Plant-based foods and beverages' and 'Fruits and vegetables based foods' are too broad to tell the group.
    if (/\band\b|\bbased foods\b/.test(words)) continue;
    const group = GROUPS.find(([pattern]) => pattern.test(words))?.[1];
    if (group) return group;
  }
  return "other";
}

/** Products that are naturally salty, so that a high sodium figure is not a mistake. */
const SEASONING =
  /\b(salts?|stocks?|bouillons?|broths?|soy sauces?|fish sauces?|seasonings?|spices?|miso|anchov(y|ies)|baking (powders?|soda)|instant noodles|olives|capers)\b/i;
export const isSeasoning = (words: readonly string[]): boolean => words.some((text) => SEASONING.test(text.replaceAll("-", " ")));
