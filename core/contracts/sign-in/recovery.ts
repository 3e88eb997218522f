import * as z from "zod";
import { endpoint } from "#core/contracts/http/endpoint.ts";
import { PASSWORD_MAX_LENGTH } from "#core/domain/constants.ts";
import { Email, NewPassword } from "./auth.ts";

/** 256 random bits, as in the fragment of a link. */
const Token = z.string().regex(/^[\w-]{43}$/, "This link is not complete.");

export const RecoveryWays = z.object({
  byMail: z.boolean().describe("Whether the server can send a link by mail. If not, an administrator can create one"),
});
export type RecoveryWays = z.infer<typeof RecoveryWays>;

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

export const resetByLink = endpoint({
  method: "POST",
  path: "/api/recovery/password",
  access: "anyone",
  exemptFromLoadShedding: true,
  summary: "Choose a new password with a link, which works once. All sessions of the user end",
  body: z.object({ token: Token, password: NewPassword }),
  response: z.object({ email: z.string().describe("Email address of the account") }),
});

export const requestVerification = endpoint({
  method: "POST",
  path: "/api/user/email/verification",
  access: "member",
  keepsUserCache: true,
  summary: "Send the user a link for confirming their email address",
  status: 204,
  response: z.void(),
});

export const verifyEmail = endpoint({
  method: "POST",
  path: "/api/recovery/email",
  access: "anyone",
  summary: "Confirm an email address with a link, which works once. If the link is for a new address, the account's address changes",
  body: z.object({ token: Token }),
  status: 204,
  response: z.void(),
});

export const dismissTwoFactorRemoval = endpoint({
  method: "DELETE",
  path: "/api/user/two-factor-removal",
  access: "member",
  summary: "Dismiss the notice that an administrator removed the second factor",
  status: 204,
  response: z.void(),
});
