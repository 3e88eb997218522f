import * as z from "zod";
import { Name, User } from "#core/contracts/auth.ts";
import { endpoint } from "#core/contracts/endpoint.ts";
import { ACTIVITY_LEVELS, GENDERS, WEIGHT_GOALS } from "#core/domain/choices.ts";

const between = (label: string, from: number, to: number, unit = "") => {
  const message = `${label} must be between ${from} and ${to}${unit}`;
  return z.number({ error: message }).min(from, message).max(to, message);
};
const wholeBetween = (label: string, from: number, to: number, unit = "") =>
  between(label, from, to, unit).refine(Number.isInteger, `${label} must be a whole number`);

/** Absent means unchanged, null clears. */
export const ProfileChange = z.object({
  firstName: Name.nullish(),
  lastName: Name.nullish(),
  age: wholeBetween("Age", 1, 150).nullish(),
  height: wholeBetween("Height", 50, 250, " cm").nullish(),
  weight: between("Weight", 20, 500, " kg").nullish(),
  gender: z.enum(GENDERS).nullish(),
  activityLevel: z.enum(ACTIVITY_LEVELS).nullish(),
  weightGoal: z.enum(WEIGHT_GOALS).nullish(),
  calorieGoal: wholeBetween("Daily calorie goal", 800, 5000).nullish(),
  disclaimerAccepted: z.literal(true).optional(),
});
export type ProfileChange = z.infer<typeof ProfileChange>;

export const updateProfile = endpoint({
  method: "PUT",
  path: "/api/user/profile",
  access: "member",
  summary: "Change what the profile says",
  body: ProfileChange,
  response: User,
});
