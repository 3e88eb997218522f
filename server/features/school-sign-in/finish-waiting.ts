import type { FastifyReply, FastifyRequest } from "fastify";
import type { FinishSignIn } from "#core/contracts/sign-in/school-sign-in.ts";
import type { UserRow } from "#server/db/tables/users.ts";
import { proveCode, provePasswordLogin } from "#server/platform/auth/password-login.ts";
import { SchoolSignInError } from "#server/platform/auth/school-providers.ts";
import type { Deps } from "#server/platform/deps.ts";
import { AppError } from "#server/platform/http/errors.ts";
import type { Attempts, Waiting } from "./attempts.ts";
import { findUser, findUserOfIdentity, insertIdentity } from "./queries.ts";
import type { AnswerTaker } from "./take-answer.ts";

/** The step after the provider's answer: the account's own code, or a login of the account that gets linked. */
export async function finishWaiting(
  deps: Deps,
  attempts: Attempts,
  answers: AnswerTaker,
  request: FastifyRequest,
  reply: FastifyReply,
  { ticket, password, twoFactorToken }: FinishSignIn,
): Promise<UserRow | "code needed"> {
  const waiting = attempts.findWaiting(request, ticket);
  if (!waiting) throw new SchoolSignInError("expired");
  const user =
    waiting.kind === "code"
      ? await proveOwnCode(deps, request, waiting, twoFactorToken)
      : await proveOwnLogin(deps, request, waiting, password, twoFactorToken);
  if (user === "code needed") return user;
  await attempts.finish(request, reply, ticket);
  if (waiting.kind === "link") await linkTo(deps, user, waiting);
  return answers.start(request, reply, user, waiting.person);
}

async function proveOwnCode(deps: Deps, request: FastifyRequest, { userId, person }: Waiting, code: string | undefined): Promise<UserRow> {
  const user = await findUserOfIdentity(deps.db, person);
  if (user?.id !== userId) throw new SchoolSignInError("expired");
  if (!code) throw new AppError("invalid", "Please enter your code", "code_needed");
  await proveCode(deps, user, code, deps.devices.recognize(request, user));
  return user;
}

/** The same as logging in, with the same limits: knowing the school's password opens no account of ours. */
async function proveOwnLogin(
  deps: Deps,
  request: FastifyRequest,
  { userId }: Waiting,
  password: string | undefined,
  twoFactorToken: string | undefined,
): Promise<UserRow | "code needed"> {
  const account = await findUser(deps.db, userId);
  if (!account) throw new SchoolSignInError("expired");
  if (!password) throw new AppError("invalid", "Password is required", "password_needed");
  const proven = await provePasswordLogin(deps, request, { email: account.email, password, ...(twoFactorToken && { twoFactorToken }) });
  if (proven === "code needed") return proven;
  if (proven.user.id !== userId) throw new SchoolSignInError("expired");
  await deps.limits.forgive(proven.counted);
  return proven.user;
}

async function linkTo(deps: Deps, user: UserRow, { person }: Waiting): Promise<void> {
  if (await insertIdentity(deps.db, user.id, person)) return;
  if ((await findUserOfIdentity(deps.db, person))?.id === user.id) return;
  throw new AppError("conflict", "Your account is linked to another sign-in of this provider. Unlink that first.", "school_taken");
}
