import * as z from "zod";
import { Instant } from "#core/contracts/fields/instant.ts";
import { endpoint } from "#core/contracts/http/endpoint.ts";
import { Email, NewPassword } from "#core/contracts/sign-in/auth.ts";
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "#core/domain/constants.ts";

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
  summary: "Choose a new password; all other devices are signed out",
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
  summary: "Choose a password for an account that has none; all other devices are signed out",
  body: FirstPassword,
  status: 204,
  response: z.void(),
});

export const confirmPassword = endpoint({
  method: "POST",
  path: "/api/user/confirm",
  access: "member",
  exemptFromLoadShedding: true,
  summary: "Show that it is still the same person: for ten minutes, what asks for a recent password works",
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
    "Change one's own address: with a mail server by a link that goes to the new one, with the same answer whosever it is, and without at once",
  body: EmailChange,
  response: z.object({ isChanged: z.boolean().describe("False where a link has to be followed first") }),
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
  summary: "Where this person is signed in, the newest use first",
  response: z.array(Device),
});

export const signOutElsewhere = endpoint({
  method: "DELETE",
  path: "/api/user/sessions",
  access: "member",
  summary: "End all sessions but this one",
  status: 204,
  response: z.void(),
});

/** Failed attempts within the last 30 days, on devices where this person had never signed in. */
export const WrongTries = z.object({
  passwords: z.int(),
  codes: z.int().describe("Tries that had the right password, but not the code"),
  since: Instant.nullable(),
});
export type WrongTries = z.input<typeof WrongTries>;

export const readWrongTries = endpoint({
  method: "GET",
  path: "/api/user/wrong-tries",
  access: "member",
  summary: "How often somebody failed to sign in as this person",
  response: WrongTries,
});

export const dismissWrongTries = endpoint({
  method: "DELETE",
  path: "/api/user/wrong-tries",
  access: "member",
  keepsUserCache: true,
  summary: "Count wrong tries anew",
  status: 204,
  response: z.void(),
});

export const deleteAccount = endpoint({
  method: "DELETE",
  path: "/api/user",
  access: "member",
  exemptFromLoadShedding: true,
  summary: "Delete the account and everything in it; without a password, after a recent sign-in elsewhere",
  body: z.object({ password: TypedPassword.min(1, "Password is required").optional() }),
  status: 204,
  response: z.void(),
});

/** Downloads are plain links in the browser, so they have a path but no contract. */
export const EXPORT_PATH = "/api/user/export";
export const DIARY_CSV_PATH = "/api/user/export/diary.csv";
