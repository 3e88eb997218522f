import type { Preferences } from "#core/contracts/preferences.ts";
import { readAvoids } from "#core/domain/allergens/avoids.ts";

const NOTHING_SAID = {
  preferredLLM: "anthropic",
  dietaryRestrictions: [],
  allergies: [],
  foodPreferences: [],
  medicalConditions: [],
} as const;

/** As the server answers them, with what the lines mean. */
export function makePreferences(said: Partial<Preferences> = {}): Preferences {
  const lines = { ...structuredClone(NOTHING_SAID), ...said } as Preferences;
  return { ...lines, avoids: readAvoids(lines) };
}
