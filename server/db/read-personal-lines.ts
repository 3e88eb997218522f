import { eq } from "drizzle-orm";
import { EMPTY_PREFERENCES } from "#core/contracts/preferences.ts";
import type { PersonalLines } from "#core/domain/suggestions/food-profile.ts";
import { userPreferences } from "#server/db/tables/preferences.ts";
import type { Db } from "#server/platform/storage/database.ts";

/** This user's diet, allergies, preferences and medical conditions, as they wrote them. */
export async function readPersonalLines(db: Db, userId: string): Promise<PersonalLines> {
  const { dietaryRestrictions, allergies, foodPreferences, medicalConditions } = userPreferences;
  const [row] = await db
    .select({ dietaryRestrictions, allergies, foodPreferences, medicalConditions })
    .from(userPreferences)
    .where(eq(userPreferences.userId, userId));
  return row ?? EMPTY_PREFERENCES;
}
