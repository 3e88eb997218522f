import * as z from "zod";
import { Instant } from "#core/contracts/fields/instant.ts";
import { endpoint } from "#core/contracts/http/endpoint.ts";
import { PASSWORD_MAX_LENGTH, TWO_FACTOR_CODE_LENGTH } from "#core/domain/constants.ts";
import { SecondFactorNeeded, User } from "./auth.ts";

const PATH_MAX_LENGTH = 300;

export const ProviderId = z.string().regex(/^[1-9]$/);
const Ticket = z.string().regex(/^[\w-]{43}$/);
const Path = z.string().max(PATH_MAX_LENGTH);

/** Plain links in the browser that respond with redirects, so they have a path but no contract. */
export const SCHOOL_START_PATH = "/api/school-sign-in/:provider";
export const SCHOOL_CALLBACK_PATH = "/api/school-sign-in/:provider/callback";
export const SchoolStart = z.object({ to: Path.optional() });
export const schoolStartPath = (provider: string): string => SCHOOL_START_PATH.replace(":provider", provider);
export const schoolCallbackPath = (provider: string): string => SCHOOL_CALLBACK_PATH.replace(":provider", provider);

/** What is still missing after the provider has identified the person. */
export const WaitingSignIn = z.object({
  kind: z.enum(["code", "link"]).describe("The code of the account's second factor, or a login of the account with the same address"),
  school: z.string(),
  email: z.string(),
});
export type WaitingSignIn = z.infer<typeof WaitingSignIn>;

export const readWaitingSignIn = endpoint({
  method: "GET",
  path: "/api/school-sign-in/waiting",
  access: "anyone",
  summary: "What a sign-in at a provider still needs, in the browser where it began",
  query: z.object({ ticket: Ticket }),
  response: WaitingSignIn,
});

export const finishSignIn = endpoint({
  method: "POST",
  path: "/api/school-sign-in/finish",
  access: "anyone",
  exemptFromLoadShedding: true,
  summary: "Give what a sign-in at a provider still needs",
  body: z.object({
    ticket: Ticket,
    password: z.string().max(PASSWORD_MAX_LENGTH).optional(),
    twoFactorToken: z.string().max(TWO_FACTOR_CODE_LENGTH).optional(),
  }),
  response: z.union([User, SecondFactorNeeded]),
});
export type FinishSignIn = z.input<typeof finishSignIn.body>;

export const SchoolSignIn = z.object({
  id: z.uuid(),
  name: z.string().nullable().describe("As on the button; null if the provider is no longer configured"),
  email: z.string().nullable(),
  createdAt: Instant,
  lastUsedAt: Instant,
});
export type SchoolSignIn = z.input<typeof SchoolSignIn>;

export const listSchoolSignIns = endpoint({
  method: "GET",
  path: "/api/user/school-sign-ins",
  access: "member",
  summary: "The providers where this person can sign in",
  response: z.array(SchoolSignIn),
});

const Leave = z.object({ url: z.string().describe("Where the browser goes on: the provider") });

export const linkSchool = endpoint({
  method: "POST",
  path: "/api/user/school-sign-ins",
  access: "member",
  recentPassword: true,
  exemptFromLoadShedding: true,
  summary: "Begin to link a provider to this account",
  body: z.object({ provider: ProviderId }),
  response: Leave,
});

export const confirmAtSchool = endpoint({
  method: "POST",
  path: "/api/user/school-sign-ins/confirm",
  access: "member",
  exemptFromLoadShedding: true,
  summary: "Begin to show that it is still the same person, by signing in at the provider anew",
  body: z.object({ to: Path }),
  response: Leave,
});

export const unlinkSchool = endpoint({
  method: "DELETE",
  path: "/api/user/school-sign-ins/:id",
  access: "member",
  recentPassword: true,
  summary: "Unlink a provider, unless it is the last way in; all other devices are signed out",
  params: z.object({ id: z.uuid() }),
  status: 204,
  response: z.void(),
});
