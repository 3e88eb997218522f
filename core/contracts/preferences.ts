import * as z from "zod";
import { endpoint } from "#core/contracts/http/endpoint.ts";
import { AI_PROVIDERS, DEFAULT_AI_PROVIDER } from "#core/domain/ai/ai-providers.ts";
import { ALLERGENS } from "#core/domain/allergens/allergens.ts";
import { MEDICAL_CONDITIONS } from "#core/domain/needs/medical-conditions.ts";

const MAX_LIST_LENGTH = 50;
const MAX_LINE_LENGTH = 100;

export const PreferenceLines = z
  .array(z.string().trim().max(MAX_LINE_LENGTH, `Please keep each line to ${MAX_LINE_LENGTH} characters`))
  .max(MAX_LIST_LENGTH, `Please keep this to ${MAX_LIST_LENGTH} lines`)
  .transform((lines) => lines.filter((line) => line !== ""));

/** What the user must not eat, as far as it can be looked for in a food. It counts from the moment it is saved. */
export const Avoids = z.object({
  allergens: z.array(z.enum(ALLERGENS)),
  lactose: z.boolean().describe("Milk sugar, but not milk: lactose-free milk and hard cheese are fine"),
  unchecked: z
    .array(
      z.object({ line: z.string(), meant: z.string().nullable().describe("The word that was probably meant: 'peanuts' for 'penuts'") }),
    )
    .describe("Lines that nothing can be looked for by, so that a food is never known to be free of them"),
});

export const Preferences = z.object({
  preferredLLM: z.enum(AI_PROVIDERS),
  dietaryRestrictions: z.array(z.string()),
  allergies: z.array(z.string()),
  foodPreferences: z.array(z.string()),
  medicalConditions: z.array(z.string()),
  avoids: Avoids.optional().describe("What these lines mean. Only in responses; absent in what a version before stored on a device"),
});
export type Preferences = z.infer<typeof Preferences>;

export const EMPTY_PREFERENCES: Preferences = {
  preferredLLM: DEFAULT_AI_PROVIDER,
  dietaryRestrictions: [],
  allergies: [],
  foodPreferences: [],
  medicalConditions: [],
};

/** An absent field stays unchanged, and null clears it. */
export const PreferencesChange = z.object({
  preferredLLM: z.enum(AI_PROVIDERS).nullish(),
  dietaryRestrictions: PreferenceLines.nullish(),
  allergies: PreferenceLines.nullish(),
  foodPreferences: PreferenceLines.nullish(),
  medicalConditions: z.array(z.enum(MEDICAL_CONDITIONS)).max(MEDICAL_CONDITIONS.length).nullish(),
});
export type PreferencesChange = z.infer<typeof PreferencesChange>;

export const readPreferences = endpoint({
  method: "GET",
  path: "/api/user/preferences",
  access: "member",
  summary: "Get what the user eats, avoids and prefers",
  response: Preferences,
});

export const updatePreferences = endpoint({
  method: "PUT",
  path: "/api/user/preferences",
  access: "member",
  summary: "Update the user's preferences. Absent fields stay unchanged, and null clears a field",
  body: PreferencesChange,
  response: Preferences,
});
