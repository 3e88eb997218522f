import type { Hit } from "./food-index.ts";
import { type Findable, type FoodWords, foodWordsOf } from "./food-words.ts";
import { PackedFoods, type QueryWord } from "./packed-foods.ts";
import { compoundsOf, singular, wordsOf } from "./search-words.ts";

/** A user's own foods. A food is found if it has every word, and is ranked by the catalogue's rules. */
export class OwnFoodIndex {
  readonly #words: readonly { id: string; name: readonly string[]; other: readonly string[]; compounds: readonly string[] }[];
  readonly #foods: PackedFoods;

  constructor(foods: readonly Findable[]) {
    const words = foods.map((food) => ({ ...foodWordsOf(food), compounds: compoundsOf(wordsOf(food.name)).map(singular) }));
    this.#words = words;
    this.#foods = new PackedFoods(words.map((food): FoodWords => ({ ...food, other: [...food.other, ...food.compounds] })));
  }

  /** Takes the words as looked up in the catalogue, because only the catalogue can tell whether a word is complete. */
  search(asked: readonly QueryWord[]): Hit[] {
    if (asked.length === 0) return [];
    const known = this.#foods
      .lookUpWords(asked.map(({ text }) => text))
      .map((word, index) => ({ ...word, isBeginning: asked[index]?.isBeginning ?? true }));
    const begins = (words: readonly string[], text: string) => words.some((word) => word.startsWith(text));
    return this.#words.flatMap(({ id, name, other, compounds }, food) =>
      asked.every(({ text }) => [name, other, compounds].some((words) => begins(words, text)))
        ? [{ id, score: this.#foods.scoreOf(food, known, false) }]
        : [],
    );
  }
}
