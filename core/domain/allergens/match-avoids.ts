import { type Allergen, isImplied } from "./allergens.ts";
import type { Avoids } from "./avoids.ts";
import { allergenState, type StoredAllergens } from "./food-allergens.ts";

export type AvoidedPart = Allergen | "lactose";

/** How a food relates to what a user avoids. */
export interface AvoidsMatch {
  contains: AvoidedPart[];
  mayContain: AvoidedPart[];
  /** What the user avoids and nobody knows of this food. */
  unknown: AvoidedPart[];
}

/** Small enough for the browser: the words that a user wrote were read by the server. */
export function matchAvoids(avoids: Pick<Avoids, "allergens" | "lactose"> | undefined, food: StoredAllergens | null): AvoidsMatch {
  const match: AvoidsMatch = { contains: [], mayContain: [], unknown: [] };
  if (!avoids) return match;
  const add = (part: AvoidedPart, allergen: Allergen) => {
    const state = allergenState(food, allergen);
    if (state !== "none found") match[state].push(part);
  };
  for (const allergen of avoids.allergens) add(allergen, allergen);
  // A milk allergy is stricter and covers it.
  if (avoids.lactose && !avoids.allergens.includes("milk") && food?.isLowInLactose !== true) add("lactose", "milk");
  return withoutImplied(match);
}

/** Wheat is gluten, so 'wheat and gluten' would say one thing twice. */
function withoutImplied({ contains, mayContain, unknown }: AvoidsMatch): AvoidsMatch {
  const isRepeated = (part: AvoidedPart, ...lists: AvoidedPart[][]) => part !== "lactose" && isImplied(part, new Set(lists.flat()));
  return {
    contains: contains.filter((part) => !isRepeated(part, contains)),
    mayContain: mayContain.filter((part) => !isRepeated(part, contains, mayContain)),
    unknown: unknown.filter((part) => !isRepeated(part, contains, mayContain, unknown)),
  };
}
