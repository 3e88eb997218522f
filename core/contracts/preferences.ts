import * as z from "zod";
import { endpoint } from "#core/contracts/http/endpoint.ts";
import { AI_PROVIDERS } from "#core/domain/ai-providers.ts";
import { MEDICAL_CONDITIONS } from "#core/domain/medical-conditions.ts";

const LONGEST_LIST = 50;
const LONGEST_LINE = 100;

const Lines = z
  .array(z.string().trim().max(LONGEST_LINE, `Please keep each line to ${LONGEST_LINE} characters`))
  .max(LONGEST_LIST, `Please keep this to ${LONGEST_LIST} lines`)
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
  dietaryRestrictions: Lines.nullish(),
  allergies: Lines.nullish(),
  foodPreferences: Lines.nullish(),
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
