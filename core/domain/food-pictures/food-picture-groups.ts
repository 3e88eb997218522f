import type { FoodCategory } from "#core/domain/foods/food-categories.ts";
import type { FoodPicture } from "./food-picture-names.ts";

export const CATEGORY_PICTURES: Readonly<Record<FoodCategory, FoodPicture>> = {
  fruit: "red-apple",
  vegetable: "broccoli",
  protein: "egg",
  grain: "bread",
  dairy: "glass-of-milk",
  nuts: "peanuts",
  other: "fork-and-knife-with-plate",
  "user-entered": "fork-and-knife-with-plate",
};

export interface GroupPicture {
  group: RegExp;
  picture: FoodPicture;
  /** Pictures that take precedence over the group if the name contains their word. */
  unlessNamed?: readonly FoodPicture[];
}

/** Groups that are more specific than the ingredients in a name: 'Ham and cheese on rye' is a sandwich. */
export const DECIDING_GROUPS: readonly GroupPicture[] = [
  { group: /^spices$/i, picture: "salt", unlessNamed: ["ginger-root", "garlic", "onion"] },
  { group: /^herbs$/i, picture: "herb" },
  { group: /^flour and starch$/i, picture: "bread", unlessNamed: ["cooked-rice", "ear-of-corn", "beans"] },
  { group: /^baking supplies$/i, picture: "jar", unlessNamed: ["chocolate-bar"] },
  { group: /^fats for cooking$/i, picture: "pouring-liquid", unlessNamed: ["butter"] },
  { group: /^burgers/i, picture: "hamburger" },
  { group: /^frankfurter/i, picture: "hot-dog" },
  {
    group: /sandwich/i,
    picture: "sandwich",
    unlessNamed: ["burrito", "hamburger", "pizza", "stuffed-flatbread", "croissant", "bagel", "taco", "pancakes", "waffle"],
  },
  { group: /^pizza/i, picture: "pizza" },
  {
    group: /^(flavored )?milk\b|^plant-based milk|^milk substitutes/i,
    picture: "glass-of-milk",
    unlessNamed: ["hot-beverage", "coconut", "cup-with-straw"],
  },
  { group: /^yogurt|^plant-based yogurt/i, picture: "bowl-with-spoon", unlessNamed: ["cup-with-straw", "ice-cream"] },
  { group: /^(ready-to-eat cereal|breakfast cereals|oatmeal)/i, picture: "bowl-with-spoon" },
  { group: /^grits/i, picture: "bowl-with-spoon", unlessNamed: ["cooked-rice", "ear-of-corn"] },
  { group: /^popcorn/i, picture: "popcorn", unlessNamed: ["rice-cracker"] },
  { group: /^macaroni and cheese/i, picture: "spaghetti" },
  { group: /^pasta mixed dishes/i, picture: "spaghetti", unlessNamed: ["spaghetti", "dumpling", "green-salad", "poultry-leg"] },
  { group: /^pancakes, waffles/i, picture: "pancakes", unlessNamed: ["pancakes", "waffle", "bread", "flatbread"] },
  { group: /^fish\b/i, picture: "fish", unlessNamed: ["canned-food", "sushi"] },
  {
    group: /^stir-fry/i,
    picture: "takeout-box",
    unlessNamed: ["cooking", "steaming-bowl", "cooked-rice", "spaghetti", "shrimp", "shallow-pan-of-food"],
  },
  { group: /^chicken, whole pieces/i, picture: "poultry-leg" },
  { group: /^sausages/i, picture: "hot-dog", unlessNamed: ["canned-food"] },
  { group: /^pudding/i, picture: "custard", unlessNamed: ["bowl-with-spoon", "cookie", "coconut"] },
  { group: /^candy not containing/i, picture: "candy", unlessNamed: ["lollipop", "peanuts"] },
  {
    group: /^ice cream/i,
    picture: "ice-cream",
    unlessNamed: ["soft-ice-cream", "shaved-ice", "shortcake", "pie", "cup-with-straw", "custard", "peanuts"],
  },
  { group: /^soups|^ramen/i, picture: "pot-of-food", unlessNamed: ["steaming-bowl"] },
  { group: /juice$/i, picture: "beverage-box", unlessNamed: ["lemon", "lime", "shaved-ice"] },
  {
    group: /^(smoothies|soft drinks|diet soft drinks|sport and energy|diet sport|fruit drinks|other diet drinks|milk shakes)/i,
    picture: "cup-with-straw",
    unlessNamed: ["coconut", "beverage-box", "jar", "hot-beverage"],
  },
  { group: /^candy containing chocolate/i, picture: "chocolate-bar" },
  { group: /^(cereal bars|nutrition bars)/i, picture: "granola-bar", unlessNamed: ["cookie"] },
  { group: /^nachos/i, picture: "taco" },
  { group: /^potato chips/i, picture: "chips", unlessNamed: ["french-fries"] },
  {
    group: /^tortilla, corn, other chips/i,
    picture: "chips",
    unlessNamed: ["banana", "rice-cracker", "popcorn"],
  },
];

/** For names that match nothing. */
export const FALLBACK_GROUPS: readonly GroupPicture[] = [
  { group: /coffee/i, picture: "hot-beverage" },
  { group: /^tea\b/i, picture: "teacup-without-handle" },
  { group: /water$/i, picture: "pouring-liquid" },
  { group: /smoothies|beverages|drinks|liquor/i, picture: "cup-with-straw" },
  { group: /cake|pies/i, picture: "shortcake" },
  { group: /cookies/i, picture: "cookie" },
  { group: /doughnuts|pastries/i, picture: "doughnut" },
  { group: /candy|^sweets/i, picture: "candy" },
  { group: /crackers/i, picture: "cookie" },
  { group: /pretzels|snack mix|^snacks/i, picture: "pretzel" },
  { group: /stir-fry|fried rice|mein/i, picture: "takeout-box" },
  { group: /mexican|burritos/i, picture: "burrito" },
  { group: /pasta/i, picture: "spaghetti" },
  { group: /rice/i, picture: "cooked-rice" },
  { group: /fish|seafood|shellfish/i, picture: "fish" },
  { group: /chicken|turkey|poultry/i, picture: "poultry-leg" },
  { group: /meat|beef|pork|lamb|cold cuts/i, picture: "cut-of-meat" },
  { group: /cheese/i, picture: "cheese-wedge" },
  { group: /condiments|sauces|dressings|gravies|jams|mayonnaise|dips/i, picture: "jar" },
  { group: /powders/i, picture: "jar" },
  { group: /beans|legumes/i, picture: "beans" },
  { group: /lettuce|dark green|cabbage/i, picture: "leafy-green" },
];
