import * as z from "zod";
import { boundedNumber } from "#core/contracts/fields/bounded-number.ts";
import { Instant } from "#core/contracts/fields/instant.ts";
import { endpoint } from "#core/contracts/http/endpoint.ts";
import { MAX_SEARCH_LENGTH } from "#core/contracts/http/paging.ts";
import { Email, Name, User } from "#core/contracts/sign-in/auth.ts";
import { ACTIVE_USERS_DAYS, AUDITED_ACTIONS, USER_ORDERS } from "#core/domain/accounts/admin-choices.ts";
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "#core/domain/accounts/limits.ts";
import { isAdminPassword } from "#core/domain/accounts/passwords.ts";
import { ADMIN_PROFILE_BOUNDS } from "#core/domain/needs/profile-bounds.ts";
import { ACTIVITY_LEVELS, GENDERS, WEIGHT_GOALS, type WeightGoal } from "#core/domain/needs/profile-choices.ts";
import { LEGAL_PARTS } from "#core/domain/site/legal/legal-version.ts";

const MAX_LISTED = 100;
const REASON_MIN_LENGTH = 5;
const REASON_MAX_LENGTH = 300;

/** The stricter rule of the administrators' forms, with one message. */
const AdminPassword = z
  .string()
  .min(PASSWORD_MIN_LENGTH, `Password must be at least ${PASSWORD_MIN_LENGTH} characters`)
  .max(PASSWORD_MAX_LENGTH, `Password must be at most ${PASSWORD_MAX_LENGTH} characters`)
  .refine(isAdminPassword, "Password must contain uppercase, lowercase, number, and special character");

/** Both spellings are accepted; one is stored. */
const Goal = z.enum(["lose_weight", "maintain_weight", "gain_weight", ...WEIGHT_GOALS]).transform((goal) => {
  // Safe to cast: without the ending, it is one of the stored words.
  return goal.replace(/_weight$/, "") as WeightGoal;
});
const Activity = z
  .enum([...ACTIVITY_LEVELS, "extremely_active"])
  .transform((level) => (level === "extremely_active" ? ("extra_active" as const) : level));

const BODY = {
  age: boundedNumber("Age", ADMIN_PROFILE_BOUNDS.age).nullish(),
  height: boundedNumber("Height", ADMIN_PROFILE_BOUNDS.height).nullish(),
  weight: boundedNumber("Weight", ADMIN_PROFILE_BOUNDS.weight).nullish(),
  gender: z.enum(GENDERS).nullish(),
  activityLevel: Activity.nullish(),
  weightGoal: Goal.nullish(),
  goal: Goal.nullish().describe("Alias of `weightGoal`"),
  calorieGoal: boundedNumber("Daily calorie goal", ADMIN_PROFILE_BOUNDS.calorieGoal).nullish(),
};

export const NewUser = z.object({
  email: Email,
  firstName: Name.min(1, "First name is required"),
  lastName: Name.min(1, "Last name is required"),
  password: AdminPassword,
  isAdmin: z.boolean().default(false),
  ...BODY,
});
export type NewUser = z.input<typeof NewUser>;

/** An absent field stays unchanged, and null clears it. An empty password keeps the current one. */
export const UserChange = z.object({
  email: Email.optional(),
  firstName: Name.nullish(),
  lastName: Name.nullish(),
  password: z.union([z.literal(""), AdminPassword]).optional(),
  isAdmin: z.boolean().optional(),
  ...BODY,
});
export type UserChange = z.input<typeof UserChange>;

export const PasswordReset = z
  .object({ password: AdminPassword, confirmPassword: z.string().max(PASSWORD_MAX_LENGTH) })
  .refine((form) => form.password === form.confirmPassword, { message: "Passwords do not match", path: ["confirmPassword"] });
export type PasswordReset = z.input<typeof PasswordReset>;

const Id = z.object({ id: z.uuid() });

export const listUsers = endpoint({
  method: "GET",
  path: "/api/admin/users",
  access: "admin",
  summary: "List accounts, newest first by default. X-Total-Count is the number of all matching accounts",
  query: z.object({
    search: z.string().trim().max(MAX_SEARCH_LENGTH).optional().describe("Text to find in names and email addresses"),
    sort: z.enum(USER_ORDERS).default("newest"),
    limit: z.coerce.number().int().min(1).max(MAX_LISTED).default(MAX_LISTED),
    offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
  }),
  response: z.array(User),
});

export const UserStats = z.object({
  totalUsers: z.int(),
  newThisWeek: z.int(),
  activeUsers: z.int().describe(`Number of accounts created within the last ${ACTIVE_USERS_DAYS} days`),
  adminUsers: z.int(),
});
export type UserStats = z.infer<typeof UserStats>;

export const readUserStats = endpoint({
  method: "GET",
  path: "/api/admin/stats",
  access: "admin",
  summary: "Get the numbers of users that administrators see",
  response: UserStats,
});

/** The possible problems. Without any, all systems are operational. */
const SYSTEM_PROBLEMS = ["database", "backup", "disk", "errors"] as const;

export const SystemStatus = z.object({
  problems: z.array(z.enum(SYSTEM_PROBLEMS)),
  uptimePercent: z.number().nullable().describe("Measured uptime in percent; null until a full day has been measured"),
  lastBackupAt: z.iso
    .datetime()
    .nullable()
    .describe("When the newest backup was made; null if there is none, or if that could not be read"),
  unfilledTexts: z
    .array(z.object({ key: z.string(), parts: z.array(z.enum(LEGAL_PARTS)) }))
    .describe("Legal texts with parts that only the operator can write, the one that lacks most first"),
});
export type SystemStatus = z.infer<typeof SystemStatus>;

export const readSystemStatus = endpoint({
  method: "GET",
  path: "/api/admin/system",
  access: "admin",
  exemptFromLoadShedding: true,
  summary:
    "Check that the database responds, that the last backup is recent, that the disk has room, that few requests failed lately, and that the legal texts are filled in",
  response: SystemStatus,
});

export const createUser = endpoint({
  method: "POST",
  path: "/api/admin/users",
  access: "admin",
  exemptFromLoadShedding: true,
  summary: "Create an account. Creating an administrator requires a recent identity confirmation",
  body: NewUser,
  status: 201,
  response: User,
});

export const updateUser = endpoint({
  method: "PUT",
  path: "/api/admin/users/:id",
  access: "admin",
  exemptFromLoadShedding: true,
  summary:
    "Update another user's account. Changing its email address, password or administrator rights requires a recent identity confirmation",
  params: Id,
  body: UserChange,
  response: User,
});

export const deleteUser = endpoint({
  method: "DELETE",
  path: "/api/admin/users/:id",
  access: "admin",
  summary: "Delete another user's account and all its data",
  params: Id,
  status: 204,
  response: z.void(),
});

export const resetPassword = endpoint({
  method: "POST",
  path: "/api/admin/users/:id/password",
  access: "admin",
  recentPassword: true,
  exemptFromLoadShedding: true,
  summary: "Set a new password for another user, who is signed out on all devices",
  params: Id,
  body: PasswordReset,
  status: 204,
  response: z.void(),
});

export const PasswordLink = z.object({
  token: z.string().describe("Token for the fragment of the link to the password page. It cannot be read again later"),
  expiresAt: Instant,
});
export type PasswordLink = z.input<typeof PasswordLink>;

export const createPasswordLink = endpoint({
  method: "POST",
  path: "/api/admin/users/:id/password-link",
  access: "admin",
  recentPassword: true,
  summary: "Create a link with which another user can choose a new password. It works once and invalidates earlier links",
  params: Id,
  status: 201,
  response: PasswordLink,
});

export const TwoFactorRemoval = z.object({
  reason: z
    .string()
    .trim()
    .min(REASON_MIN_LENGTH, "Please say in a few words why.")
    .max(REASON_MAX_LENGTH, `Please keep this to ${REASON_MAX_LENGTH} characters.`),
});
export type TwoFactorRemoval = z.input<typeof TwoFactorRemoval>;

export const removeTwoFactor = endpoint({
  method: "DELETE",
  path: "/api/admin/users/:id/two-factor",
  access: "admin",
  recentPassword: true,
  summary: "Remove another user's lost second factor. The user is signed out on all devices and informed at the next login",
  params: Id,
  body: TwoFactorRemoval,
  status: 204,
  response: z.void(),
});

export const ConsentRecord = z.object({
  reason: z
    .string()
    .trim()
    .min(REASON_MIN_LENGTH, "Please say in a few words who agreed, and how.")
    .max(REASON_MAX_LENGTH, `Please keep this to ${REASON_MAX_LENGTH} characters.`)
    .describe("Who consented and how, in the administrator's own words"),
  coversAi: z.boolean().describe("Whether the guardian also consented to AI features"),
});
export type ConsentRecord = z.input<typeof ConsentRecord>;

export const recordConsent = endpoint({
  method: "POST",
  path: "/api/admin/users/:id/consent",
  access: "admin",
  summary: "Record a guardian's consent for an account that requires it, or change what it covers",
  params: Id,
  body: ConsentRecord,
  response: User,
});

/** An action of an administrator. Names the fields that changed, never their values. */
export const AuditRecord = z.object({
  id: z.uuid(),
  adminEmail: z.string().describe("Email address of the administrator; empty once that account is deleted"),
  action: z.enum(AUDITED_ACTIONS),
  subject: z.string().describe("The affected account, text or other item; empty once that account is deleted"),
  fields: z.array(z.string()).describe("Names of the changed fields"),
  reason: z
    .string()
    .nullable()
    .describe("The administrator's reason, for actions that require one; null once the affected account is deleted"),
  createdAt: Instant,
});
export type AuditRecord = z.input<typeof AuditRecord>;

export const listAudit = endpoint({
  method: "GET",
  path: "/api/admin/audit",
  access: "admin",
  summary: "List the actions of administrators, newest first",
  query: z.object({
    limit: z.coerce.number().int().min(1).max(MAX_LISTED).default(50),
    offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
  }),
  response: z.array(AuditRecord),
});
