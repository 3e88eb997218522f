import { type Allergen, type AllergenRule, anyOf } from "./allergen-rule.ts";

const NOT_DAIRY = /alternative|non-?dairy/;

/** What the kind of food says where its name does not. */
export const GROUP_RULES: readonly AllergenRule[] = [
  { group: /^fish\b/, unless: /frog|turtle/, contains: ["fish"] },
  { group: /^shellfish/, unless: /frog|turtle/, contains: ["shellfish"] },
  { group: /^(fish|shellfish)/, name: /\bfried\b/, unless: /coating not|uncoated/, contains: ["wheat"], may: ["egg", "milk"] },
  { group: /^(flavored )?milk\b(?! substitutes)/, unless: NOT_DAIRY, contains: ["milk"] },
  { group: /^(cheese$|cottage\/ricotta|yogurt|ice cream and frozen dairy|dairy drinks)/, unless: NOT_DAIRY, contains: ["milk"] },
  { group: /^ice cream and frozen dairy/, may: ["egg"] },
  { group: /^cream\b/, unless: /alternative|non-?dairy|substitute|topping|creamer/, contains: ["milk"] },
  { group: /^cream and cream substitutes|^margarine/, may: ["milk"] },
  { group: /^butter and animal fats/, unless: /lard|drippings|shortening|tallow/, may: ["milk"] },
  { group: /^mayonnaise/, contains: ["egg"] },
  {
    group: /^(plant-based (milk|yogurt)|milk substitutes)/,
    unless: /\b(soy|almond|rice|oat|coconut|cashew|hemp|pea)\b/,
    may: ["tree nuts", "soy"],
  },

  { group: /^(yeast breads|rolls and buns|bagels|saltine)/, contains: ["wheat"] },
  { group: /^(yeast breads|rolls and buns|bagels)/, may: ["milk", "soy", "egg", "sesame"] },
  { group: /^tortillas/, unless: /corn/, contains: ["wheat"] },
  { group: /^crackers/, unless: anyOf("rice, corn snack, nut"), contains: ["wheat"] },
  { group: /^crackers/, unless: anyOf("rice, matzo"), may: ["milk", "soy"] },
  {
    group: /^(biscuits, muffins|pancakes, waffles)/,
    unless: anyOf(
      "cornmeal, corn, arepa, casabe, cassava, papad, dosa, fritter, pone, johnnycake, spoonbread, injera, biscuit, scone, english",
    ),
    contains: ["wheat", "milk", "egg"],
  },
  { group: /^biscuits, muffins/, unless: anyOf("casabe, cassava"), may: ["wheat", "milk", "egg"] },
  {
    group: /^(cakes and pies|cookies and brownies|doughnuts, sweet rolls)/,
    unless: anyOf("flourless, macaroon, meringue, no bake, marshmallow treat, rice cereal"),
    contains: ["wheat"],
  },
  {
    group: /^(cakes and pies|doughnuts, sweet rolls)/,
    unless:
      anyOf(`pie, tart, turnover, strudel, cobbler, crisp, crumble, angel food, churro, baklava, pastry, sopaipilla, beignet, dumpling,
      applesauce, breakfast tart, guava`),
    contains: ["milk", "egg"],
  },
  { group: /^(cakes and pies|cookies and brownies|doughnuts, sweet rolls)/, may: ["milk", "egg", "soy"] },
  { group: /^(snacks|baked products|sweets)$/, name: anyOf("bar, cookie, pastry, pastries, cracker, puff"), may: ["milk", "soy"] },
  { group: /^pizza/, unless: /topping from/, contains: ["wheat", "milk"] },
  { group: /^pizza/, contains: ["milk"] },
  {
    group: /^(burgers|(?!vegetables on).*sandwich)/,
    unless: /lettuce wrap|topping/,
    contains: ["wheat"],
    may: ["milk", "sesame", "soy", "egg"],
  },
  { group: /^pasta, noodles/, name: /\bnoodles?\b/, contains: ["egg"] },
  { group: /^macaroni and cheese/, contains: ["wheat", "milk"] },
  {
    group: /^(pasta mixed dishes|pasta, noodles)/,
    unless: anyOf("rice snack, rice stick, quinoa, buckgrain, millet, bulgur, grain"),
    contains: ["wheat"],
    may: ["egg"],
  },
  { group: /^egg\/breakfast sandwiches/, name: /\b(eggs?|breakfast|mcmuffin)\b/, contains: ["egg"] },
  { group: /^eggs and omelets/, contains: ["egg"], may: ["milk"] },
  { group: /^(ready-to-eat cereal|breakfast cereals)/, may: ["wheat", "gluten", "tree nuts", "milk", "soy"] },
  { group: /^oatmeal/, may: ["gluten"] },
  { group: /^(cereal bars|nutrition bars|snack\/meal bars)/, may: ["milk", "soy", "wheat", "tree nuts", "peanut"] },
  { group: /^candy containing chocolate/, unless: anyOf("dark chocolate, semi-?sweet, carob"), contains: ["milk"] },
  { group: /^candy containing chocolate/, may: ["milk", "soy", "tree nuts", "peanut"] },
  { group: /^pudding/, unless: /non-?dairy|alternative|coconut/, contains: ["milk"], may: ["egg", "soy"] },
  { group: /^pretzels/, contains: ["wheat"] },
  { group: /^pretzels/, name: /mix\b/, may: ["peanut", "tree nuts", "milk", "soy"] },
  { group: /^coffee/, name: /\bmocha\b/, unless: /alternative|non-?dairy|instant/, contains: ["milk"] },
  { group: /^(stir-fry|fried rice)/, unless: /curry|no sauce/, contains: ["soy", "wheat"], may: ["sesame", "shellfish"] },
  { group: /^egg rolls, dumplings/, unless: anyOf("sushi, sashimi"), contains: ["wheat"], may: ["egg", "soy", "sesame"] },
  { group: /^ramen/, may: ["wheat", "egg", "soy", "fish", "shellfish"] },
  { group: /^nachos/, contains: ["milk"] },
  { group: /^soy-based condiments/, contains: ["soy"] },
  { group: /^soy and meat-alternative/, unless: anyOf("hummus, falafel, chickpea, tofu, soybean, edamame"), may: ["wheat", "egg", "milk"] },
  { group: /^soy and meat-alternative/, unless: anyOf("hummus, falafel, chickpea"), contains: ["soy"] },
  { group: /^(protein and nutritional powders|nutritional beverages)/, may: ["milk", "soy"] },
  { group: /^soups, cream-based/, contains: ["milk"], may: ["wheat"] },
  { group: /^chicken patties, nuggets/, unless: /grilled/, contains: ["wheat"], may: ["egg", "milk", "soy"] },
];

/** What a word in the name takes away again. */
export const FREE_FROM_RULES: readonly { name: RegExp; frees: readonly Allergen[] }[] = [
  { name: /\bgluten[- ]free\b/i, frees: ["wheat", "gluten"] },
  { name: /\bvegan\b/i, frees: ["milk", "egg", "fish", "shellfish"] },
  { name: /\b(dairy|milk)[- ]free\b/i, frees: ["milk"] },
  { name: /\begg[- ]free\b/i, frees: ["egg"] },
  { name: /\bnut[- ]free\b/i, frees: ["tree nuts", "peanut"] },
  { name: /\bsoy[- ]free\b/i, frees: ["soy"] },
];
