import { EMPTY_PREFERENCES, type Preferences } from "#core/contracts/preferences.ts";
import { readAvoids } from "#core/domain/allergens/avoids.ts";

/** As the server answers them, with what the lines mean. */
export function makePreferences(said: Partial<Preferences> = {}): Preferences {
  const lines = { ...structuredClone(EMPTY_PREFERENCES), ...said };
  return { ...lines, avoids: readAvoids(lines) };
}
