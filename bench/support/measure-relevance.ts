import type { FoodIndex } from "#server/catalogue/search/food-index.ts";
import { RELEVANCE_SUITE } from "./relevance-suite.ts";

export interface Relevance {
  queries: number;
  /** The share of queries whose right answer comes first, and the share with one among the first five. */
  first: number;
  firstFive: number;
  /** The mean of 1 / rank. */
  reciprocalRank: number;
  missed: string[];
}

/** `nameOf` returns a food's name by its id. */
export function measureRelevance(index: FoodIndex, findName: (id: string) => string): Record<string, Relevance> {
  const measured = Object.entries(RELEVANCE_SUITE).map(([kind, queries]) => {
    const ranks = queries.map(([query, ...right]) => index.search(query).findIndex(({ id }) => right.includes(findName(id))) + 1);
    return [
      kind,
      summarize(
        ranks,
        queries.map(([query]) => query),
      ),
    ] as const;
  });
  return Object.fromEntries(measured);
}

export function total(kinds: Record<string, Relevance>): Relevance {
  const parts = Object.values(kinds);
  const queries = parts.reduce((sum, part) => sum + part.queries, 0);
  const mean = (pick: (part: Relevance) => number) => parts.reduce((sum, part) => sum + pick(part) * part.queries, 0) / queries;
  return {
    queries,
    first: mean(({ first }) => first),
    firstFive: mean(({ firstFive }) => firstFive),
    reciprocalRank: mean(({ reciprocalRank }) => reciprocalRank),
    missed: parts.flatMap(({ missed }) => missed),
  };
}

/** A rank of 0 means that no right answer was found. */
function summarize(ranks: readonly number[], queries: readonly string[]): Relevance {
  const share = (isRight: (rank: number) => boolean) => ranks.filter(isRight).length / ranks.length;
  return {
    queries: ranks.length,
    first: share((rank) => rank === 1),
    firstFive: share((rank) => rank >= 1 && rank <= 5),
    reciprocalRank: ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0) / ranks.length,
    missed: queries.filter((_, index) => ranks[index] !== 1),
  };
}
