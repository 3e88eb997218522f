import { DAY_MS } from "#core/domain/calendar/durations.ts";
import type { FoodArtName } from "#web/components/food/food-art-names.ts";

/** Shown if the user has not logged anything recently. */
const FACTS = [
  { name: "blueberry", art: "blueberries" },
  { name: "banana", art: "banana" },
  { name: "strawberry", art: "strawberry" },
  { name: "pineapple", art: "pineapple" },
  { name: "watermelon", art: "watermelon" },
  { name: "apple", art: "red-apple" },
] as const satisfies readonly { name: string; art: FoodArtName }[];

/** A different fact every day, in a fixed order. */
export const fruitFact = (day: string): (typeof FACTS)[number] =>
  FACTS[Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS) % FACTS.length] ?? FACTS[0];
