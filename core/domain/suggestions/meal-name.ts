import { formatList } from "#core/domain/food-texts/words.ts";

/** 'Oatmeal with banana and almonds' */
export function mealName(parts: readonly { food: { name: string } }[]): string {
  const [first = "", ...others] = parts.map(({ food }) => plainName(food.name));
  return others.length === 0 ? first : `${first} with ${formatList(others.map(uncapitalized))}`;
}

/** 'Chicken breast, roasted, without skin' is 'Roasted chicken breast' on a menu. */
function plainName(name: string): string {
  const menuName = MENU_NAMES[name];
  return menuName ?? name.replace(/, (plain|homemade|unsweetened|cooked|meatless)\b/g, "").replace(/ \(.*\)$/, "");
}

const uncapitalized = (name: string): string =>
  /^(Greek|Brussels|Cheerios|Swiss)/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);

const MENU_NAMES: Record<string, string> = {
  "Chicken breast, roasted, without skin": "Roasted chicken breast",
  "Green salad with tomatoes or carrots, no dressing": "Green salad",
  "Scrambled eggs or omelet": "Scrambled eggs",
  "Boiled or poached egg": "Boiled egg",
  "Tuna salad sandwich on white": "Tuna salad sandwich",
  "1% milk (low fat)": "Low-fat milk",
  "Soy milk, unsweetened": "Soy milk",
  "Vegetable sandwich on wheat": "Vegetable sandwich on whole wheat",
  "Egg sandwich on wheat bread": "Egg sandwich on wheat bread",
  "Lasagna, meatless": "Meatless lasagna",
};
