/** The best score of every food found so far. One instance is reused for every search. */
export class TopFoods {
  readonly #scores: Float64Array;
  readonly #found: number[] = [];
  highest = 0;

  constructor(foods: number) {
    this.#scores = new Float64Array(foods);
  }

  get isEmpty(): boolean {
    return this.#found.length === 0;
  }

  clear(): void {
    for (const food of this.#found) this.#scores[food] = 0;
    this.#found.length = 0;
    this.highest = 0;
  }

  add(food: number, score: number): void {
    const best = this.#scores[food] ?? 0;
    if (score <= best) return;
    if (best === 0) this.#found.push(food);
    this.#scores[food] = score;
    if (score > this.highest) this.highest = score;
  }

  rateFood(food: number): number {
    return this.#scores[food] ?? 0;
  }

  /** Best first; foods with equal scores keep their order. */
  first(count: number): number[] {
    const scores = this.#scores;
    const ordered = Float64Array.from(this.#found, (food) => scores[food] ?? 0).sort();
    const least = ordered.at(-count) ?? 0;
    return this.#found
      .filter((food) => (scores[food] ?? 0) >= least)
      .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
      .slice(0, count);
  }
}
