import * as z from "zod";
import { Instant } from "#core/contracts/fields/instant.ts";
import { endpoint } from "#core/contracts/http/endpoint.ts";
import { PASSWORD_MAX_LENGTH } from "#core/domain/accounts/limits.ts";
import { Age, Email, NewPassword } from "./auth.ts";

/** 256 random bits, as in the fragment of a link. */
const Token = z.string().regex(/^[\w-]{43}$/, "This link is not complete.");

const RecoveryWays = z.object({
  byMail: z.boolean().describe("Whether the server can send a link by mail. If not, an administrator can create one"),
});

export const readRecoveryWays = endpoint({
  method: "GET",
  path: "/api/recovery",
  access: "anyone",
  summary: "Get the available ways to recover an account",
  response: RecoveryWays,
});

export const ResetRequest = z.object({ email: Email });

export const requestReset = endpoint({
  method: "POST",
  path: "/api/recovery/links",
  access: "anyone",
  summary: "Request a link for choosing a new password. The response does not reveal whether the address has an account",
  body: ResetRequest,
  status: 204,
  response: z.void(),
});

export const ResetForm = z
  .object({ password: NewPassword, confirmPassword: z.string().max(PASSWORD_MAX_LENGTH) })
  .refine((form) => form.password === form.confirmPassword, {
    message: "Passwords don't match",
    path: ["confirmPassword"],
    when: ({ value }) => z.object({ password: z.string(), confirmPassword: z.string() }).safeParse(value).success,
  });
export type ResetForm = z.infer<typeof ResetForm>;

const AddedAge = Age.optional().describe("Age in years. Required if the link asks for it; it is compared and not stored");

const ADDITION_KINDS = ["passkey", "school", "ai_key", "two_factor"] as const;
export type AdditionKind = (typeof ADDITION_KINDS)[number];

export const Addition = z.object({
  id: z.uuid(),
  kind: z.enum(ADDITION_KINDS),
  name: z.string(),
  addedAt: Instant.nullable(),
});
export type Addition = z.input<typeof Addition>;

export const LinkDetails = z.object({
  email: z.string().describe("The address that the link was made for"),
  isOwn: z.boolean().describe("Whether this browser is signed in to the account of the link"),
  canClaim: z.boolean().describe("Whether the holder of the link may make the account theirs without signing in to it"),
  asksAge: z.boolean().describe("Whether using the link to choose a password requires the age"),
  additions: z
    .array(Addition)
    .describe(
      "What somebody added to the account. After a new password, only what is named in `retain` stays. Empty if there is no choice",
    ),
});
export type LinkDetails = z.input<typeof LinkDetails>;

export const readLink = endpoint({
  method: "POST",
  path: "/api/recovery/link",
  access: "anyone",
  summary: "Get what a link is for, without using it up. Uses POST, so that the token does not appear in a URL",
  body: z.object({ token: Token }),
  response: LinkDetails,
});

/** More than an account can have: passkeys, schools, AI keys and a second factor. */
const MAX_ADDITIONS = 100;

export const resetByLink = endpoint({
  method: "POST",
  path: "/api/recovery/password",
  access: "anyone",
  exemptFromLoadShedding: true,
  summary:
    "Choose a new password with a link, which works once. All sessions of the user end, and so does what was added before the address was first confirmed",
  body: z.object({
    token: Token,
    password: NewPassword,
    age: AddedAge,
    retain: z.array(z.uuid()).max(MAX_ADDITIONS).default([]).describe("The ids of the additions that stay, if the link lists any"),
  }),
  response: z.object({ email: z.string().describe("Email address of the account") }),
});

export const requestVerification = endpoint({
  method: "POST",
  path: "/api/user/email/verification",
  access: "member",
  isUserCacheSafe: true,
  summary: "Send the user a link for confirming their email address",
  status: 204,
  response: z.void(),
});

export const verifyEmail = endpoint({
  method: "POST",
  path: "/api/recovery/email",
  access: "anyone",
  summary:
    "Confirm an email address with a link, which works once, while signed in to its account: 403 `sign_in_needed` otherwise. If the link is for a new address, the account's address changes",
  body: z.object({ token: Token }),
  status: 204,
  response: z.void(),
});

export const claimAccount = endpoint({
  method: "POST",
  path: "/api/recovery/account",
  access: "anyone",
  exemptFromLoadShedding: true,
  summary:
    "Make an account yours that somebody else created with your address. Everything ends that could open it: sessions, passkeys, school sign-ins, AI keys and the second factor",
  body: z.object({
    token: Token,
    password: NewPassword,
    age: AddedAge,
    startEmpty: z.boolean().default(false).describe("Whether to delete everything that is in the account"),
  }),
  response: z.object({ email: z.string().describe("Email address of the account") }),
});

export const dismissTwoFactorRemoval = endpoint({
  method: "DELETE",
  path: "/api/user/two-factor-removal",
  access: "member",
  summary: "Dismiss the notice that an administrator removed the second factor",
  status: 204,
  response: z.void(),
});
