import type { Preferences, PreferencesChange } from "#core/contracts/preferences.ts";

/** The values of the preferences form. A list is a text with one item per line. Conditions are saved with each tap instead. */
export interface PreferencesDraft extends Pick<Preferences, "preferredLLM"> {
  dietaryRestrictions: string;
  allergies: string;
  foodPreferences: string;
}

export const toDraft = (saved: Preferences): PreferencesDraft => ({
  preferredLLM: saved.preferredLLM,
  dietaryRestrictions: saved.dietaryRestrictions.join("\n"),
  allergies: saved.allergies.join("\n"),
  foodPreferences: saved.foodPreferences.join("\n"),
});

/** Returns only the fields that differ from the stored preferences. */
export function changeIn(saved: Preferences, draft: PreferencesDraft): PreferencesChange {
  const typed = readDraft(draft);
  const before = readDraft(toDraft(saved));
  const names = Object.keys(typed) as (keyof typeof typed)[];
  const differs = (name: (typeof names)[number]) => JSON.stringify(typed[name]) !== JSON.stringify(before[name]);
  return Object.fromEntries(names.filter(differs).map((name) => [name, typed[name]]));
}

const readDraft = (draft: PreferencesDraft) => ({
  preferredLLM: draft.preferredLLM,
  dietaryRestrictions: splitLines(draft.dietaryRestrictions),
  allergies: splitLines(draft.allergies),
  foodPreferences: splitLines(draft.foodPreferences),
});

const splitLines = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
