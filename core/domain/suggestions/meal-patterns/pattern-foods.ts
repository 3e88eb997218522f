import type { Choice } from "./meal-pattern.ts";

export const FRUIT: readonly Choice[] = [
  ["Banana", 126, 126],
  ["Apple", 200, 200],
  ["Orange", 154, 154],
  ["Strawberries", 150, 75],
  ["Blueberries", 75, 75],
  ["Pear", 180, 180],
  ["Kiwi fruit", 75, 75],
  ["Peach", 150, 150],
  ["Grapes", 75, 75],
  ["Raspberries", 75, 75],
  ["Cantaloupe", 156, 78],
];
export const BERRIES_AND_BANANA = FRUIT.filter(([name]) =>
  ["Banana", "Strawberries", "Blueberries", "Peach", "Raspberries", "Kiwi fruit"].includes(name),
);
export const NUTS: readonly Choice[] = [
  ["Almonds", 28, 14],
  ["Walnuts", 28, 14],
  ["Peanuts", 28, 14],
  ["Pumpkin seeds", 28, 14],
  ["Sunflower seeds", 28, 14],
];
export const MILKS: readonly Choice[] = [
  ["1% milk (low fat)", 244, 122],
  ["Soy milk, unsweetened", 244, 122],
  ["Oat milk", 244, 122],
];
export const YOGURTS: readonly Choice[] = [
  ["Greek yogurt", 150, 75],
  ["Plain yogurt", 170, 85],
  ["Soy yogurt", 170, 85],
];
export const BREAD: readonly Choice[] = [["Whole wheat bread", 72, 36]];
export const SALADS: readonly Choice[] = [
  ["Green salad with tomatoes or carrots, no dressing", 146, 73],
  ["Tomato and cucumber salad", 160, 80],
  ["Broccoli slaw salad", 93, 46],
];
export const VEGETABLES: readonly Choice[] = [
  ["Broccoli, cooked", 120, 40],
  ["Green beans, cooked", 110, 36],
  ["Carrots", 120, 60],
  ["Green peas, cooked", 120, 40],
  ["Kale, cooked", 100, 34],
  ["Red bell pepper", 110, 37],
  ["Brussels sprouts, cooked", 120, 40],
];
export const GRAINS: readonly Choice[] = [
  ["Brown rice", 196, 49],
  ["Quinoa", 170, 42],
  ["Baked potato", 285, 143],
  ["Sweet potato", 150, 75],
];
export const BEANS: readonly Choice[] = [
  ["Black beans", 138, 46],
  ["Lentils", 138, 46],
  ["Chickpeas", 138, 46],
  ["Pinto beans", 138, 46],
  ["Kidney beans", 138, 46],
];
export const LEAN: readonly Choice[] = [
  ["Chicken breast, roasted, without skin", 120, 30],
  ["Turkey", 100, 25],
  ["Salmon", 120, 30],
  ["Tilapia", 120, 30],
  ["Tofu", 180, 60],
  ["Shrimp", 110, 30],
];
export const RED_MEAT: readonly Choice[] = [
  ["Roast beef", 100, 25],
  ["Pork chop", 110, 30],
];
export const CRUNCHY: readonly Choice[] = [
  ["Carrots", 120, 60],
  ["Red bell pepper", 110, 37],
  ["Cucumber", 120, 60],
];
