import * as z from "zod";
import { Instant } from "#core/contracts/fields/instant.ts";
import { endpoint } from "#core/contracts/http/endpoint.ts";
import { Email, NewPassword } from "#core/contracts/sign-in/auth.ts";
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "#core/domain/accounts/limits.ts";

const TypedPassword = z.string().max(PASSWORD_MAX_LENGTH);

export const PasswordChange = z
  .object({
    currentPassword: TypedPassword.min(1, "Current password is required"),
    newPassword: TypedPassword.min(PASSWORD_MIN_LENGTH, {
      error: `New password must be at least ${PASSWORD_MIN_LENGTH} characters long`,
      abort: true,
    }).pipe(NewPassword),
    confirmPassword: TypedPassword.min(1, "Please confirm your new password").optional(),
  })
  .refine(({ newPassword, confirmPassword }) => confirmPassword === undefined || newPassword === confirmPassword, {
    message: "New passwords don't match",
    path: ["confirmPassword"],
    when: ({ value }) => z.object({ newPassword: z.string(), confirmPassword: z.string().min(1) }).safeParse(value).success,
  });
export type PasswordChange = z.infer<typeof PasswordChange>;

export const changePassword = endpoint({
  method: "PUT",
  path: "/api/user/password",
  access: "member",
  exemptFromLoadShedding: true,
  summary: "Change the password. All other devices are signed out",
  body: PasswordChange,
  status: 204,
  response: z.void(),
});

export const FirstPassword = z
  .object({ newPassword: NewPassword, confirmPassword: TypedPassword })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    message: "Passwords don't match",
    path: ["confirmPassword"],
    when: ({ value }) => z.object({ newPassword: z.string(), confirmPassword: z.string().min(1) }).safeParse(value).success,
  });
export type FirstPassword = z.infer<typeof FirstPassword>;

export const setFirstPassword = endpoint({
  method: "POST",
  path: "/api/user/password",
  access: "member",
  recentPassword: true,
  exemptFromLoadShedding: true,
  summary: "Set the first password of an account that has none. All other devices are signed out",
  body: FirstPassword,
  status: 204,
  response: z.void(),
});

export const confirmPassword = endpoint({
  method: "POST",
  path: "/api/user/confirm",
  access: "member",
  exemptFromLoadShedding: true,
  summary:
    "Confirm the user's identity with the password. For ten minutes, endpoints that require a recent identity confirmation accept this session",
  body: z.object({ password: TypedPassword.min(1, "Password is required") }),
  status: 204,
  response: z.void(),
});

export const EmailChange = z.object({ email: Email });
export type EmailChange = z.infer<typeof EmailChange>;

export const changeEmail = endpoint({
  method: "PUT",
  path: "/api/user/email",
  access: "member",
  recentPassword: true,
  summary:
    "Change the user's email address. If the server can send mail, the new address must be confirmed by a link, and the response does " +
    "not reveal whether it belongs to another account; otherwise the address changes at once",
  body: EmailChange,
  response: z.object({ isChanged: z.boolean().describe("False if a link sent to the new address has to be opened first") }),
});

export const Device = z.object({
  userAgent: z.string().nullable(),
  createdAt: Instant,
  lastSeenAt: Instant,
  isCurrent: z.boolean(),
});
export type Device = z.input<typeof Device>;

export const listDevices = endpoint({
  method: "GET",
  path: "/api/user/sessions",
  access: "member",
  summary: "List the devices where the user is signed in, most recently used first",
  response: z.array(Device),
});

export const signOutElsewhere = endpoint({
  method: "DELETE",
  path: "/api/user/sessions",
  access: "member",
  summary: "End all other sessions of the user",
  status: 204,
  response: z.void(),
});

/** Failed attempts within the last 30 days, on devices where this person had never signed in. */
export const FailedAttempts = z.object({
  passwords: z.int().describe("Number of attempts with a wrong password"),
  codes: z.int().describe("Number of attempts with the right password but a wrong two-factor code"),
  since: Instant.nullable().describe("Start of the counted period; null if there was no failed attempt"),
});
export type FailedAttempts = z.input<typeof FailedAttempts>;

export const readFailedAttempts = endpoint({
  method: "GET",
  path: "/api/user/failed-attempts",
  access: "member",
  summary: "Count the failed attempts to sign in to this account from unknown devices",
  response: FailedAttempts,
});

export const dismissFailedAttempts = endpoint({
  method: "DELETE",
  path: "/api/user/failed-attempts",
  access: "member",
  isUserCacheSafe: true,
  summary: "Reset the count of failed sign-in attempts",
  status: 204,
  response: z.void(),
});

export const deleteAccount = endpoint({
  method: "DELETE",
  path: "/api/user",
  access: "member",
  exemptFromLoadShedding: true,
  summary: "Delete the account and all its data. An account without a password requires a recent identity confirmation instead",
  body: z.object({ password: TypedPassword.min(1, "Password is required").optional() }),
  status: 204,
  response: z.void(),
});

/** Downloads are plain links in the browser, so they have a path but no contract. */
export const EXPORT_PATH = "/api/user/export";
export const DIARY_CSV_PATH = "/api/user/export/diary.csv";

export const markLegalTextsSeen = endpoint({
  method: "DELETE",
  path: "/api/user/legal-notice",
  access: "member",
  summary: "Dismiss the notice that the legal texts changed",
  status: 204,
  response: z.void(),
});
