import * as z from "zod";
import { endpoint } from "#core/contracts/http/endpoint.ts";
import { AI_PROVIDERS } from "#core/domain/ai-providers.ts";
import { MEDICAL_CONDITIONS } from "#core/domain/medical-conditions.ts";

const MAX_LIST_LENGTH = 50;
const MAX_LINE_LENGTH = 100;

export const PreferenceLines = z
  .array(z.string().trim().max(MAX_LINE_LENGTH, `Please keep each line to ${MAX_LINE_LENGTH} characters`))
  .max(MAX_LIST_LENGTH, `Please keep this to ${MAX_LIST_LENGTH} lines`)
  .transform((lines) => lines.filter((line) => line !== ""));

export const Preferences = z.object({
  preferredLLM: z.enum(AI_PROVIDERS),
  dietaryRestrictions: z.array(z.string()),
  allergies: z.array(z.string()),
  foodPreferences: z.array(z.string()),
  medicalConditions: z.array(z.string()),
});
export type Preferences = z.infer<typeof Preferences>;

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
