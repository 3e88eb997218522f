import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import { type FoodFact, GROUP_FACTS, NAME_FACTS } from "./kind-facts.ts";
import { pick } from "./words.ts";

type Named = Pick<CatalogueFood, "name" | "group">;

/** A fact about this particular food. */
export const factByName = (food: Named): string | undefined => factIn(NAME_FACTS, food.name, food.name);

/** A fact about this kind of food. */
export const factByKind = (food: Named): string | undefined => factIn(GROUP_FACTS, food.group, food.name);

function factIn(facts: readonly FoodFact[], text: string, name: string): string | undefined {
  const found = facts.find(({ pattern }) => pattern.test(text));
  return found && pick(found.facts, name, "fact");
}
