import type { CatalogueFood } from "./catalogue-food.ts";

const DRINK_GROUP =
  /^(flavored )?milk\b|milk shakes|plant-based milk|milk substitutes|juice|drinks|coffee|^tea\b|water|smoothies|nutritional beverages|beverages/i;
const DRINK_NAME =
  /\b(cola|coke|pepsi|sprite|lemonade|juice|coffee|latte|cappuccino|tea|shake|milkshake|smoothie|soda|frappe|water|punch|kombucha)\b/i;
const NO_DRINK_NAME =
  /\b(dry|powder|not reconstituted|unprepared|concentrate|pudding|yogurt|sherbet|ice cream|candy|chestnuts?|evaporated|condensed)\b/i;
/** Restaurant groups contain both burgers and colas. */
const MIXED_GROUP = /^(fast|restaurant) foods?$/i;
const MIXED_NAME = /\b(sandwich|cake|cookie|salad|chicken|tuna|fish|pizza|soup)\b/i;

/** Whether it is drunk; soups count as eaten. */
export function isDrink({ name, group }: Pick<CatalogueFood, "name" | "group">): boolean {
  if (NO_DRINK_NAME.test(name)) return false;
  if (MIXED_GROUP.test(group)) return DRINK_NAME.test(name) && !MIXED_NAME.test(name);
  return DRINK_GROUP.test(group);
}
