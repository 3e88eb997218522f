import * as z from "zod";
import { boundedNumber } from "#core/contracts/fields/bounded-number.ts";
import { Instant } from "#core/contracts/fields/instant.ts";
import { FoodView } from "#core/contracts/food-view.ts";
import { endpoint } from "#core/contracts/http/endpoint.ts";
import { GUARDIAN_CONSENTS } from "#core/domain/accounts/guardian-consent.ts";
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH, PASSWORD_MAX_LENGTH, TWO_FACTOR_CODE_LENGTH } from "#core/domain/accounts/limits.ts";
import { brokenPasswordRules } from "#core/domain/accounts/passwords.ts";
import { GOAL_NOTICES } from "#core/domain/needs/goal-notice-codes.ts";
import { PROFILE_BOUNDS } from "#core/domain/needs/profile-bounds.ts";
import { ACTIVITY_LEVELS, GENDERS, WEIGHT_GOALS } from "#core/domain/needs/profile-choices.ts";
import { InvitationToken } from "./invitations.ts";

const GoalNotice = z.object({ code: z.enum(GOAL_NOTICES), message: z.string() });

/** The signed-in person as every response shows them: without the password and the second factor. */
export const User = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  isAdmin: z.boolean(),
  emailVerified: z.boolean(),
  emailVerifiedAt: Instant.nullable(),
  twoFactorEnabled: z.boolean(),
  twoFactorRemovedAt: Instant.nullish().describe(
    "When an administrator removed the second factor; null once the user has dismissed the notice",
  ),
  height: z.int().nullable().describe("Height in cm"),
  weight: z.number().nullable().describe("Weight in kg"),
  age: z.int().nullable().describe("Age in years"),
  gender: z.enum(GENDERS).nullable(),
  activityLevel: z.enum(ACTIVITY_LEVELS).nullable(),
  weightGoal: z.enum(WEIGHT_GOALS).nullable(),
  calorieGoal: z.int().nullable().describe("Energy goal in kcal per day"),
  disclaimerAccepted: z.boolean(),
  disclaimerAcceptedAt: Instant.nullable(),
  createdAt: Instant,
  updatedAt: Instant,
  view: FoodView.optional().describe("How food is shown to the user; only in responses about the user's own account"),
  notices: z
    .array(GoalNotice)
    .optional()
    .describe("Notices about the user's body figures and goals; only in responses about the user's own account"),
  guardianConsent: z.enum(GUARDIAN_CONSENTS).nullish().describe("Status of a guardian's consent; null if none is required"),
  hasPassword: z.boolean().optional().describe("Whether the account has a password; only in responses about the user's own account"),
  hasNewLegalTexts: z
    .boolean()
    .optional()
    .describe("Whether the legal texts changed since the user last saw them; only in responses about the user's own account"),
});
export type User = z.input<typeof User>;

export const Email = z.string().trim().toLowerCase().max(EMAIL_MAX_LENGTH, "Invalid email address").pipe(z.email("Invalid email address"));

/** A password that a person chooses; each broken rule has its own message. */
export const NewPassword = z
  .string()
  .max(PASSWORD_MAX_LENGTH, `Password must be at most ${PASSWORD_MAX_LENGTH} characters`)
  .superRefine((password, context) => {
    for (const rule of brokenPasswordRules(password)) {
      context.addIssue({ code: "custom", message: rule.message });
    }
  });

export const Name = z.string().trim().max(NAME_MAX_LENGTH, `Please keep this to ${NAME_MAX_LENGTH} characters`);

export const Age = boundedNumber("Age", PROFILE_BOUNDS.age);

export const Registration = z
  .object({
    email: Email,
    password: NewPassword,
    confirmPassword: z.string().max(PASSWORD_MAX_LENGTH),
    firstName: Name.optional(),
    lastName: Name.optional(),
    age: Age.optional().describe(
      "Age in years. Required if the server asks for a guardian's consent below some age; it is compared with that age and not stored",
    ),
    invitation: InvitationToken.optional().describe("The token of the invitation link, if registration requires an invitation"),
  })
  .refine((form) => form.password === form.confirmPassword, {
    message: "Passwords don't match",
    path: ["confirmPassword"],
    // Also validated if other fields are invalid, so that the form shows every message at once.
    when: ({ value }) => z.object({ password: z.string(), confirmPassword: z.string() }).safeParse(value).success,
  });
export type Registration = z.infer<typeof Registration>;

export const Credentials = z.object({
  email: Email,
  password: z.string().min(1, "Password is required").max(PASSWORD_MAX_LENGTH),
  twoFactorToken: z.string().max(TWO_FACTOR_CODE_LENGTH).optional(),
});
export type Credentials = z.infer<typeof Credentials>;

/** The account is created, but its owner cannot sign in until an administrator has recorded the guardian's consent. */
const AwaitsConsent = z.object({ awaitsConsent: z.literal(true) });

/** The password was right; the second step sends it again with a code. The id is opaque and grants no access. */
export const SecondFactorNeeded = z.object({
  requiresTwoFactor: z.literal(true),
  tempUserId: z.string(),
});

export const register = endpoint({
  method: "POST",
  path: "/api/register",
  access: "anyone",
  exemptFromLoadShedding: true,
  summary: "Create an account and sign in. If a guardian's consent is required first, the response says so instead",
  body: Registration,
  status: 201,
  response: z.union([User, AwaitsConsent]),
});

export const login = endpoint({
  method: "POST",
  path: "/api/login",
  access: "anyone",
  exemptFromLoadShedding: true,
  summary: "Sign in with a password. If a two-factor code is also required, the response says so instead",
  body: Credentials,
  response: z.union([User, SecondFactorNeeded]),
});

export const logout = endpoint({
  method: "POST",
  path: "/api/logout",
  access: "anyone",
  summary: "End this session",
  status: 204,
  response: z.void(),
});

export const readCurrentUser = endpoint({
  method: "GET",
  path: "/api/user",
  access: "member",
  summary: "Get the signed-in user",
  response: User,
});

export const readCurrentUserAlias = endpoint({
  method: "GET",
  path: "/api/auth/user",
  access: "member",
  summary: "Get the signed-in user (alias of /api/user)",
  response: User,
});
