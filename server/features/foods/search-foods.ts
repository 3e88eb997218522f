import { SEARCH_MAX_RESULTS } from "#core/domain/constants.ts";
import { scoreOf, toWords } from "#server/catalogue/food-index.ts";
import { tellingWords } from "#server/catalogue/search-words.ts";
import { LOGGED_FOODS } from "#server/platform/auth/user-cache.ts";
import type { Deps } from "#server/platform/deps.ts";
import { countLoggedFoods, listOwnNames } from "./queries.ts";

/** Somebody's own food counts as one that everybody eats. */
const OWN_POPULARITY = 1;
const HABIT_LIFT = 1.2;
/** How far down a habit can lift a food from. */
const CONSIDERED = 100;

/** The ids of the catalogue's best, with this person's own foods among them and their habits lifted. */
export async function searchFoods({ db, catalogue, userCache }: Deps, userId: string, text: string): Promise<string[]> {
  const [ownFoods, logged] = await Promise.all([
    userCache.getOrLoad(userId, "own foods", async () => (await listOwnNames(db, userId)).map(withWords)),
    userCache.getOrLoad(userId, LOGGED_FOODS, () => countLoggedFoods(db, userId)),
  ]);
  const lift = (id: string): number => HABIT_LIFT * Math.log2(1 + (logged.get(id) ?? 0));

  const shared = catalogue.index
    .search(text)
    .slice(0, CONSIDERED)
    .map(({ id, score }) => ({ score: score + lift(id), id }));
  const asked = tellingWords(text);
  const read = catalogue.index.read(asked);
  const own = ownFoods.flatMap(({ id, words }) => {
    const fits = asked.every(
      (word) => words.name.some((one) => one.startsWith(word)) || words.compounds.some((one) => one.startsWith(word)),
    );
    return fits ? [{ score: scoreOf(read, words) + lift(id), id }] : [];
  });
  return [...shared, ...own]
    .toSorted((one, other) => other.score - one.score)
    .slice(0, SEARCH_MAX_RESULTS)
    .map(({ id }) => id);
}

/** Read once, not for every search: somebody may have many. */
const withWords = ({ id, name }: { id: string; name: string }) => ({
  id,
  words: toWords({ id, name, otherNames: [], popularity: OWN_POPULARITY }),
});
