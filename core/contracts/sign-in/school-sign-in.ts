import * as z from "zod";
import { Instant } from "#core/contracts/fields/instant.ts";
import { endpoint } from "#core/contracts/http/endpoint.ts";
import { PASSWORD_MAX_LENGTH, TWO_FACTOR_CODE_LENGTH } from "#core/domain/accounts/limits.ts";
import { SecondFactorNeeded, User } from "./auth.ts";

const PATH_MAX_LENGTH = 300;

export const ProviderId = z.string().regex(/^[1-9]$/);
const Ticket = z.string().regex(/^[\w-]{43}$/);
const Path = z.string().max(PATH_MAX_LENGTH);

export const SchoolStart = z.object({ to: Path.optional() });

/** What is still missing after the provider has identified the person. */
export const WaitingSignIn = z.object({
  kind: z
    .enum(["code", "link"])
    .describe(
      "What is required: a code of the account's second factor, or the login to the existing account with the same address, to link it",
    ),
  school: z.string(),
  email: z.string(),
  canStartNew: z
    .boolean()
    .describe(
      "Whether the person may start a new account instead, because nobody has shown that the existing one is its address's owner's",
    ),
});
export type WaitingSignIn = z.infer<typeof WaitingSignIn>;

export const readWaitingSignIn = endpoint({
  method: "GET",
  path: "/api/school-sign-in/waiting",
  access: "anyone",
  summary: "Get what is still required to complete a sign-in with a provider. Works only in the browser where it began",
  query: z.object({ ticket: Ticket }),
  response: WaitingSignIn,
});

export const finishSignIn = endpoint({
  method: "POST",
  path: "/api/school-sign-in/finish",
  access: "anyone",
  exemptFromLoadShedding: true,
  summary: "Complete a sign-in with a provider by sending what is still required",
  body: z.object({
    ticket: Ticket,
    password: z.string().max(PASSWORD_MAX_LENGTH).optional(),
    twoFactorToken: z.string().max(TWO_FACTOR_CODE_LENGTH).optional(),
    startNew: z.boolean().optional().describe("Start a new account with the address, which the existing one then loses"),
  }),
  response: z.union([User, SecondFactorNeeded]),
});
export type FinishSignIn = z.input<typeof finishSignIn.body>;

export const SchoolSignIn = z.object({
  id: z.uuid(),
  name: z.string().nullable().describe("Name of the provider; null if it is no longer configured"),
  email: z.string().nullable(),
  createdAt: Instant,
  lastUsedAt: Instant,
});
export type SchoolSignIn = z.input<typeof SchoolSignIn>;

export const listSchoolSignIns = endpoint({
  method: "GET",
  path: "/api/user/school-sign-ins",
  access: "member",
  summary: "List the sign-in providers that are linked to the account",
  response: z.array(SchoolSignIn),
});

const Leave = z.object({ url: z.string().describe("The provider's URL, to which the browser must go next") });

export const linkSchool = endpoint({
  method: "POST",
  path: "/api/user/school-sign-ins",
  access: "member",
  recentPassword: true,
  exemptFromLoadShedding: true,
  summary: "Start linking a provider to the account",
  body: z.object({ provider: ProviderId }),
  response: Leave,
});

export const confirmAtSchool = endpoint({
  method: "POST",
  path: "/api/user/school-sign-ins/confirm",
  access: "member",
  exemptFromLoadShedding: true,
  summary: "Start confirming the user's identity by signing in with the provider again",
  body: z.object({ to: Path }),
  response: Leave,
});

export const unlinkSchool = endpoint({
  method: "DELETE",
  path: "/api/user/school-sign-ins/:id",
  access: "member",
  recentPassword: true,
  summary: "Unlink a provider, unless it is the only way to sign in. All other devices are signed out",
  params: z.object({ id: z.uuid() }),
  status: 204,
  response: z.void(),
});
