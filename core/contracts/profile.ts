import * as z from "zod";
import { boundedNumber } from "#core/contracts/fields/bounded-number.ts";
import { endpoint } from "#core/contracts/http/endpoint.ts";
import { Name, User } from "#core/contracts/sign-in/auth.ts";
import { PROFILE_BOUNDS } from "#core/domain/needs/profile-bounds.ts";
import { ACTIVITY_LEVELS, GENDERS, WEIGHT_GOALS } from "#core/domain/needs/profile-choices.ts";

/** An absent field stays unchanged, and null clears it. */
export const ProfileChange = z.object({
  firstName: Name.nullish(),
  lastName: Name.nullish(),
  age: boundedNumber("Age", PROFILE_BOUNDS.age).nullish(),
  height: boundedNumber("Height", PROFILE_BOUNDS.height, " cm").nullish(),
  weight: boundedNumber("Weight", PROFILE_BOUNDS.weight, " kg").nullish(),
  gender: z.enum(GENDERS).nullish(),
  activityLevel: z.enum(ACTIVITY_LEVELS).nullish(),
  weightGoal: z.enum(WEIGHT_GOALS).nullish(),
  calorieGoal: boundedNumber("Daily calorie goal", PROFILE_BOUNDS.calorieGoal).nullish(),
  disclaimerAccepted: z.literal(true).optional(),
});
export type ProfileChange = z.infer<typeof ProfileChange>;

export const updateProfile = endpoint({
  method: "PUT",
  path: "/api/user/profile",
  access: "member",
  summary: "Update the user's profile. Absent fields stay unchanged, and null clears a field",
  body: ProfileChange,
  response: User,
});
