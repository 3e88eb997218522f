import { DAY_MS } from "#core/domain/calendar/durations.ts";
import type { FoodArtName } from "#web/components/food/food-art-names.ts";

interface FruitFact {
  name: string;
  art: FoodArtName;
  text: string;
}

/** Shown if the user has not logged anything recently. */
const FACTS: readonly [FruitFact, ...FruitFact[]] = [
  {
    name: "blueberries",
    art: "blueberries",
    text: "Their color comes from anthocyanins. The same pigments make red cabbage purple and fall leaves red.",
  },
  { name: "bananas", art: "banana", text: "A banana plant is not a tree: its stem is made of tightly rolled leaves." },
  { name: "strawberries", art: "strawberry", text: "The tiny dots outside are the real fruits, and each one holds a seed." },
  { name: "pineapple", art: "pineapple", text: "It grows from many flowers whose fruits merge into one." },
  { name: "watermelon", art: "watermelon", text: "More than nine tenths of it is water, so it counts toward what you drink, too." },
  { name: "apples", art: "red-apple", text: "They float, because about a quarter of an apple is air." },
];

/** A different fact every day, in a fixed order. */
export const fruitFact = (day: string): FruitFact => FACTS[Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS) % FACTS.length] ?? FACTS[0];
