import type { Avoids } from "./avoids.ts";
import type { StoredAllergens } from "./food-allergens.ts";
import { type AvoidedPart, matchAvoids } from "./match-avoids.ts";

/** What a row says of a food's allergens in one word, the worst for this user first. */
export type AllergenMark =
  | { kind: "contains" | "mayContain"; word: AvoidedPart; more: number }
  /** The user avoids something, and nobody knows whether it is in this food. */
  | { kind: "unknown" }
  /** An allergen that this user does not avoid. */
  | { kind: "plain"; word: AvoidedPart; more: number };

/** Undefined if there is nothing to say. */
export function toAllergenMark(
  food: StoredAllergens | null,
  avoids: Pick<Avoids, "allergens" | "lactose"> | undefined,
): AllergenMark | undefined {
  const { contains, mayContain, unknown } = matchAvoids(avoids, food);
  const [worst, ...others] = [...contains, ...mayContain];
  if (worst) return { kind: contains.length > 0 ? "contains" : "mayContain", word: worst, more: others.length };
  if (unknown.length > 0) return { kind: "unknown" };
  const [first, ...rest] = food?.contains ?? [];
  return first && { kind: "plain", word: first, more: rest.length };
}
