import type { ProfileChange } from "#core/contracts/profile.ts";
import type { User } from "#core/contracts/sign-in/auth.ts";
import type { Body } from "#core/domain/needs/energy.ts";
import type { PersonWithGoal } from "#core/domain/needs/energy-measure.ts";
import { isWithin, PROFILE_BOUNDS } from "#core/domain/needs/profile-bounds.ts";
import { parseNumber } from "./parse-profile-number.ts";

/** The values of the profile form. Figures are text as typed, in metric units. */
export interface ProfileDraft extends Pick<User, "gender" | "activityLevel" | "weightGoal"> {
  firstName: string;
  lastName: string;
  age: string;
  height: string;
  weight: string;
  calorieGoal: string;
}

export const toDraft = (user: User): ProfileDraft => ({
  firstName: user.firstName ?? "",
  lastName: user.lastName ?? "",
  age: toFieldText(user.age),
  height: toFieldText(user.height),
  weight: toFieldText(user.weight),
  calorieGoal: toFieldText(user.calorieGoal),
  gender: user.gender,
  activityLevel: user.activityLevel,
  weightGoal: user.weightGoal,
});

/** Returns only the fields that differ from the stored profile. An emptied field becomes null, which clears it. */
export function changeIn(user: User, draft: ProfileDraft): ProfileChange {
  const typed = readDraft(draft);
  const names = Object.keys(typed) as (keyof typeof typed)[];
  return Object.fromEntries(names.filter((name) => !Object.is(typed[name], user[name])).map((name) => [name, typed[name]]));
}

/** The values for the energy estimate; a value that is missing or out of bounds is null. */
export function bodyIn(draft: ProfileDraft): { [Field in keyof Body]: Body[Field] | null } {
  const { age, height, weight, gender, activityLevel } = readDraft(draft);
  return { age: valid("age", age), height: valid("height", height), weight: valid("weight", weight), gender, activityLevel };
}

export const calorieGoalIn = (draft: ProfileDraft): number | null => valid("calorieGoal", parseNumber(draft.calorieGoal));

/** What the day would be measured against with these values. */
export const personIn = (draft: ProfileDraft): PersonWithGoal => ({ ...bodyIn(draft), calorieGoal: calorieGoalIn(draft) });

/** Whether the value is within the bounds of a goal. */
export const isPossibleGoal = (kcal: number): boolean => valid("calorieGoal", kcal) !== null;

const valid = (field: keyof typeof PROFILE_BOUNDS, value: number | null): number | null =>
  value !== null && isWithin(value, PROFILE_BOUNDS[field]) ? value : null;

const readDraft = (draft: ProfileDraft) => ({
  ...draft,
  firstName: draft.firstName.trim() || null,
  lastName: draft.lastName.trim() || null,
  age: parseNumber(draft.age),
  height: parseNumber(draft.height),
  weight: parseNumber(draft.weight),
  calorieGoal: parseNumber(draft.calorieGoal),
});

const toFieldText = (value: number | null): string => (value === null ? "" : String(value));
