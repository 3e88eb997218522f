import type { UserChange } from "#core/contracts/admin-users.ts";
import type { User } from "#core/contracts/sign-in/auth.ts";
import { parseNumber } from "#core/domain/numbers/parse-number.ts";

const NUMBER_FIELDS = ["age", "height", "weight", "calorieGoal"] as const;
const CHOICES = ["gender", "activityLevel", "weightGoal"] as const;
const NAMES = ["firstName", "lastName"] as const;

/** The values of the account form: figures are text as typed, and an empty choice means none. */
export interface UserDraft extends Record<(typeof NUMBER_FIELDS)[number] | (typeof CHOICES)[number] | (typeof NAMES)[number], string> {
  email: string;
  isAdmin: boolean;
  password: string;
}

export const toDraft = (user: User): UserDraft => ({
  email: user.email,
  isAdmin: user.isAdmin,
  firstName: user.firstName ?? "",
  lastName: user.lastName ?? "",
  password: "",
  age: toFieldText(user.age),
  height: toFieldText(user.height),
  weight: toFieldText(user.weight),
  calorieGoal: toFieldText(user.calorieGoal),
  gender: user.gender ?? "",
  activityLevel: user.activityLevel ?? "",
  weightGoal: user.weightGoal ?? "",
});

/** Returns only the changed fields, because the audit log names every field that is sent. An emptied field becomes null. */
export function changeIn(user: User, draft: UserDraft): UserChange {
  const typed = {
    email: draft.email.trim(),
    isAdmin: draft.isAdmin,
    ...Object.fromEntries([...NAMES, ...CHOICES].map((name) => [name, draft[name].trim() || null])),
    ...Object.fromEntries(NUMBER_FIELDS.map((name) => [name, draft[name].trim() === "" ? null : parseNumber(draft[name])])),
  };
  const former: Record<string, unknown> = { ...user };
  const changed = Object.entries(typed).filter(([name, value]) => !Object.is(value, former[name]));
  return { ...Object.fromEntries(changed), ...(draft.password !== "" && { password: draft.password }) };
}

const toFieldText = (value: number | null): string => (value === null ? "" : String(value));
