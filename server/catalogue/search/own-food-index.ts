import type { Hit } from "./food-index.ts";
import { type FoodWords, type Searchable, toFoodWords } from "./food-words.ts";
import { PackedFoods, type QueryWord } from "./packed-foods.ts";
import { joinPairs, singular, toSearchWords } from "./search-words.ts";

/** With more parts, or with more removed foods than foods, one new part is cheaper. */
const MAX_PARTS = 16;

/**
 * A user's own foods. A food is found if it has every word, and is ranked by the catalogue's rules. An index of the same user's earlier
 * foods can be given, so that only foods that were added or renamed since are indexed.
 */
export class OwnFoodIndex {
  /** In the order in which equal results are listed. */
  readonly #foods: readonly Searchable[];
  readonly #parts: readonly Part[];

  constructor(foods: readonly Searchable[], earlier?: OwnFoodIndex) {
    const parts = earlier ? earlier.#parts : [];
    const added = foods.filter((food) => !parts.some((part) => part.has(food)));
    const indexed = parts.reduce((sum, { size }) => sum + size, added.length);
    this.#foods = foods;
    if (parts.length >= MAX_PARTS || indexed > 2 * foods.length) this.#parts = [new Part(foods)];
    else this.#parts = added.length > 0 ? [...parts, new Part(added)] : parts;
  }

  /** Takes the words as looked up in the catalogue, because only the catalogue can tell whether a word is complete. */
  search(query: readonly QueryWord[]): Hit[] {
    if (query.length === 0) return [];
    const searches = this.#parts.map((part) => part.search(query));
    return this.#foods.flatMap((food) => {
      const score = searches.map((findScore) => findScore(food)).find((found) => found !== undefined);
      return score === undefined ? [] : [{ id: food.id, score }];
    });
  }
}

interface PartFood {
  food: Searchable;
  position: number;
  name: readonly string[];
  other: readonly string[];
  compounds: readonly string[];
}

/** Foods that were indexed together. */
class Part {
  readonly #foods: ReadonlyMap<string, PartFood>;
  readonly #packed: PackedFoods;

  constructor(foods: readonly Searchable[]) {
    const words = foods.map((food) => ({ ...toFoodWords(food), compounds: joinPairs(toSearchWords(food.name)).map(singular) }));
    this.#packed = new PackedFoods(words.map((food): FoodWords => ({ ...food, other: [...food.other, ...food.compounds] })));
    this.#foods = new Map(
      foods.map((food, position) => {
        const { name = [], other = [], compounds = [] } = words[position] ?? {};
        return [food.id, { food, position, name, other, compounds }];
      }),
    );
  }

  get size(): number {
    return this.#foods.size;
  }

  has(food: Searchable): boolean {
    return this.#find(food) !== undefined;
  }

  /** Returns a function that finds the score of a food, if it is in this part and has every word. */
  search(query: readonly QueryWord[]): (food: Searchable) => number | undefined {
    const words = this.#packed
      .lookUpWords(query.map(({ text }) => text))
      .map((word, index) => ({ ...word, isBeginning: query[index]?.isBeginning ?? true }));
    const begins = (candidates: readonly string[], text: string) => candidates.some((word) => word.startsWith(text));
    return (food) => {
      const found = this.#find(food);
      const isMatch = found && query.every(({ text }) => [found.name, found.other, found.compounds].some((list) => begins(list, text)));
      return isMatch ? this.#packed.rateFood(found.position, words, false) : undefined;
    };
  }

  /** A food that was renamed since is another one. */
  #find({ id, name, otherNames }: Searchable): PartFood | undefined {
    const found = this.#foods.get(id);
    return found?.food.name === name && found.food.otherNames.join("\n") === otherNames.join("\n") ? found : undefined;
  }
}
