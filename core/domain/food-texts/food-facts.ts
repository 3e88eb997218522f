import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { type FoodFact, GROUP_FACTS, NAME_FACTS } from "./kind-facts.ts";
import { pick } from "./words.ts";

type Named = Pick<CatalogueFood, "name" | "group">;

/** Something to learn about this very food. */
export const factByName = (food: Named): string | undefined => factIn(NAME_FACTS, food.name, food.name);

/** Something to learn about its kind. */
export const factByKind = (food: Named): string | undefined => factIn(GROUP_FACTS, food.group, food.name);

function factIn(facts: readonly FoodFact[], text: string, name: string): string | undefined {
  const found = facts.find(({ pattern }) => pattern.test(text));
  return found && pick(found.facts, name, "fact");
}
