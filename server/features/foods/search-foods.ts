import { SEARCH_MAX_RESULTS } from "#core/domain/foods/limits.ts";
import type { Searchable } from "#server/catalogue/search/food-words.ts";
import { OwnFoodIndex } from "#server/catalogue/search/own-food-index.ts";
import { significantWords } from "#server/catalogue/search/search-words.ts";
import { LOGGED_FOODS, OWN_FOODS } from "#server/platform/auth/sessions/user-cache.ts";
import type { Deps } from "#server/platform/deps.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { countLoggedFoods, listOwnNames } from "./queries.ts";

/** A user's own food ranks like the most popular foods. */
const OWN_POPULARITY = 1;
const HABIT_LIFT = 1.2;
/** The number of results among which habits can raise a food. */
const CONSIDERED = 100;

/** Returns the ids of the best results: catalogue foods and the user's own foods, with frequently logged ones ranked higher. */
export async function searchFoods({ db, catalogue, userCache }: Deps, userId: string, text: string): Promise<string[]> {
  const [ownFoods, logged] = await Promise.all([
    userCache.getOrLoad(userId, OWN_FOODS, async (earlier?: OwnFoodIndex) => new OwnFoodIndex(await listOwnFoods(db, userId), earlier)),
    userCache.getOrLoad(userId, LOGGED_FOODS, () => countLoggedFoods(db, userId)),
  ]);
  const lift = (id: string): number => HABIT_LIFT * Math.log2(1 + (logged.get(id) ?? 0));

  const shared = catalogue.index
    .search(text)
    .slice(0, CONSIDERED)
    .map(({ id, score }) => ({ score: score + lift(id), id }));
  const own = ownFoods
    .search(catalogue.index.lookUpWords(significantWords(text)))
    .map(({ id, score }) => ({ score: score + lift(id), id }));
  return [...shared, ...own]
    .toSorted((a, b) => b.score - a.score)
    .slice(0, SEARCH_MAX_RESULTS)
    .map(({ id }) => id);
}

async function listOwnFoods(db: Db, userId: string): Promise<Searchable[]> {
  const foods = await listOwnNames(db, userId);
  return foods.map(({ id, name, brand }) => ({ id, name, otherNames: brand ? [brand] : [], popularity: OWN_POPULARITY }));
}
