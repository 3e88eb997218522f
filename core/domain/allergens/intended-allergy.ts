import { ALLERGENS, type Allergen } from "./allergens.ts";

/** Words for allergens that people type, as they would be asked back. */
const SUGGESTED_WORDS: Readonly<Record<Allergen, string>> = {
  milk: "milk, dairy, cheese, butter, cream, yogurt, casein, whey, lactose",
  egg: "egg, eggs, mayonnaise",
  fish: "fish, salmon, tuna, cod, haddock, anchovies, sardines, trout, halibut, mackerel",
  shellfish: "shellfish, shrimp, prawns, crab, lobster, clams, oysters, mussels, scallops, squid, seafood",
  "tree nuts": "nuts, tree nuts, almonds, walnuts, cashews, pecans, pistachios, hazelnuts, macadamia, chestnuts, pine nuts",
  peanut: "peanut, peanuts",
  wheat: "wheat, spelt, semolina, couscous, bread, flour, pasta",
  gluten: "gluten, barley, rye, celiac",
  soy: "soy, soya, soybeans, tofu, edamame",
  sesame: "sesame, tahini, hummus",
};
const WORDS = ALLERGENS.flatMap((allergen) => SUGGESTED_WORDS[allergen].split(", "));

/** Real words that only look like one of them: mustard is not custard, and peas are not peanuts. */
const OTHERS = new Set(
  `mustard, celery, lupin, lupins, corn, rice, peas, pea, pear, pears, peach, beans, bean, lime, lemon, melon, kiwi, mango, banana, apple,
  apples, tomato, potato, garlic, onion, honey, chicken, beef, pork, meat, duck, lamb, turkey, grapes, cocoa, coffee, chocolate, sugar, salt,
  oats, oat, buckwheat, millet, quinoa, cherry, plum, fig, figs, dates, mint, ham, bacon, spinach, carrot, avocado, papaya, pineapple,
  strawberry, strawberries, mushrooms, mushroom, cumin, pepper, paprika, cinnamon, vanilla, seeds, latex, pollen, birch, dust, cat, cats, dog,
  dogs, bees, penicillin, aspirin, alcohol, wine, beer, gelatin, yeast, msg, dye, dyes`
    .split(",")
    .map((word) => word.trim()),
);

const SHORT = 5;
const SHORTEST = 3;

/** 'penuts' asks for 'peanuts'. One slip in a short word, two in a longer one; null if no word is that close. */
export function findIntendedAllergy(line: string): string | null {
  const typed = line.trim().toLowerCase().replace(/[-_]+/g, " ").replace(/\s+/g, " ");
  if (typed.length < SHORTEST || OTHERS.has(typed)) return null;
  const most = typed.length <= SHORT ? 1 : 2;
  const [closest] = WORDS.map((word) => ({ word, slips: slipsBetween(typed, word, most) }))
    .filter(({ slips }) => slips <= most)
    .toSorted((a, b) => a.slips - b.slips);
  return closest?.word ?? null;
}

/** Letters added, left out, changed or swapped (optimal string alignment). Stops as soon as there are too many. */
function slipsBetween(typed: string, word: string, most: number): number {
  if (Math.abs(typed.length - word.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, index) => index);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const changed = (last[column - 1] ?? 0) + (typed[row - 1] === word[column - 1] ? 0 : 1);
      const isSwap = row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      const swapped = isSwap ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      current.push(Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, changed, swapped));
    }
    if (Math.min(...current) > most) return most + 1;
    before = last;
    last = current;
  }
  return last[word.length] ?? most + 1;
}
