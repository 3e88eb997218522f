import * as z from "zod";
import { endpoint } from "#core/contracts/http/endpoint.ts";
import { PASSWORD_MAX_LENGTH } from "#core/domain/constants.ts";
import { Email, NewPassword } from "./auth.ts";

/** 256 random bits, as in the fragment of a link. */
const Token = z.string().regex(/^[\w-]{43}$/, "This link is not complete.");

export const RecoveryWays = z.object({ byMail: z.boolean().describe("Whether a link comes by mail; if not, an administrator makes one") });
export type RecoveryWays = z.infer<typeof RecoveryWays>;

export const readRecoveryWays = endpoint({
  method: "GET",
  path: "/api/recovery",
  access: "anyone",
  summary: "How somebody gets back into an account",
  response: RecoveryWays,
});

export const ResetRequest = z.object({ email: Email });

export const requestReset = endpoint({
  method: "POST",
  path: "/api/recovery/links",
  access: "anyone",
  summary: "Ask for a link to choose a new password; the answer is the same for addresses without an account",
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
  summary: "Choose a new password with a link, which works once; every session ends",
  body: z.object({ token: Token, password: NewPassword }),
  response: z.object({ email: z.string().describe("Whose password it is now") }),
});

export const requestVerification = endpoint({
  method: "POST",
  path: "/api/user/email/verification",
  access: "member",
  keepsUserCache: true,
  summary: "Send a link that confirms the address",
  status: 204,
  response: z.void(),
});

export const verifyEmail = endpoint({
  method: "POST",
  path: "/api/recovery/email",
  access: "anyone",
  summary: "Confirm an address with a link, which works once; a new address becomes the account's",
  body: z.object({ token: Token }),
  status: 204,
  response: z.void(),
});

export const dismissTwoFactorRemoval = endpoint({
  method: "DELETE",
  path: "/api/user/two-factor-removal",
  access: "member",
  summary: "The person has read that an administrator removed the second factor",
  status: 204,
  response: z.void(),
});
