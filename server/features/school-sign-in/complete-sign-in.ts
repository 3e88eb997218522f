import type { FastifyReply, FastifyRequest } from "fastify";
import type { FinishSignIn } from "#core/contracts/sign-in/school-sign-in.ts";
import type { UserRow } from "#server/db/tables/users.ts";
import { consentNeeded } from "#server/platform/auth/guardian-consent.ts";
import { lockCredentials } from "#server/platform/auth/locked-account.ts";
import { confirmAddress, isUnclaimed } from "#server/platform/auth/ownership/unclaimed.ts";
import { verifyCode, verifyPasswordLogin } from "#server/platform/auth/password-login.ts";
import { SchoolSignInError } from "#server/platform/auth/school-providers.ts";
import type { Deps } from "#server/platform/deps.ts";
import { AppError } from "#server/platform/http/errors.ts";
import type { Attempts, UnfinishedSignIn } from "./attempts.ts";
import type { CallbackHandler } from "./callback-handler.ts";
import { findUser, findUserOfIdentity, insertIdentity, updateUser } from "./queries.ts";

/** Completes the step after the provider's answer: the account's own code, or a login to the account that gets linked. */
export async function finishWaiting(
  deps: Deps,
  attempts: Attempts,
  answers: CallbackHandler,
  request: FastifyRequest,
  reply: FastifyReply,
  { ticket, password, twoFactorToken, startNew }: FinishSignIn,
): Promise<UserRow | "code needed"> {
  const waiting = attempts.findWaiting(request, ticket);
  if (!waiting) throw new SchoolSignInError("expired");
  if (startNew && waiting.kind === "link") {
    if (!(await canStartNew(deps, waiting))) throw new AppError("conflict", "schools.claimed", { code: "account_claimed" });
    await attempts.finish(request, reply, ticket);
    return answers.startNew(request, reply, waiting.person);
  }
  const user =
    waiting.kind === "code"
      ? await verifyOwnCode(deps, request, waiting, twoFactorToken)
      : await verifyOwnLogin(deps, request, waiting, password, twoFactorToken);
  if (user === "code needed") return user;
  // Checked before anything is linked, because nothing more may be stored until a guardian consents.
  if (user.guardianConsent === "waiting") throw consentNeeded();
  await attempts.finish(request, reply, ticket);
  if (waiting.kind === "link") await linkTo(deps, request, user, waiting);
  return answers.start(request, reply, user, waiting.person);
}

/** Whether the account with the person's address has not shown that it is theirs, so that they need not know its password. */
export async function canStartNew({ db, registration }: Deps, { kind, userId }: UnfinishedSignIn): Promise<boolean> {
  if (kind !== "link" || registration === "closed") return false;
  const account = await findUser(db, userId);
  return account !== undefined && isUnclaimed(account);
}

async function verifyOwnCode(
  deps: Deps,
  request: FastifyRequest,
  { userId, person }: UnfinishedSignIn,
  code: string | undefined,
): Promise<UserRow> {
  const user = await findUserOfIdentity(deps.db, person);
  if (user?.id !== userId) throw new SchoolSignInError("expired");
  if (!code) throw new AppError("invalid", "schools.codeNeeded", { code: "code_needed" });
  await verifyCode(deps, request, user, code, deps.devices.recognize(request, user));
  return user;
}

/** Same checks and limits as logging in, because knowing the school's password must not open an existing account. */
async function verifyOwnLogin(
  deps: Deps,
  request: FastifyRequest,
  { userId }: UnfinishedSignIn,
  password: string | undefined,
  twoFactorToken: string | undefined,
): Promise<UserRow | "code needed"> {
  const account = await findUser(deps.db, userId);
  if (!account) throw new SchoolSignInError("expired");
  if (!password) throw new AppError("invalid", "login.passwordMissing", { code: "password_needed" });
  const verifiedLogin = await verifyPasswordLogin(deps, request, {
    email: account.email,
    password,
    ...(twoFactorToken && { twoFactorToken }),
  });
  if (verifiedLogin === "code needed") return verifiedLogin;
  if (verifiedLogin.user.id !== userId) throw new SchoolSignInError("expired");
  await deps.limits.forgive(verifiedLogin.counted);
  return verifiedLogin.user;
}

/** Links only if the login that was just proven is still valid: a password change invalidates what was started with the old one. */
async function linkTo({ db, accountEvents }: Deps, request: FastifyRequest, user: UserRow, { person }: UnfinishedSignIn): Promise<void> {
  const isLinked = await db.transaction(async (tx) => {
    if (!(await lockCredentials(tx, user))) throw new SchoolSignInError("expired");
    // The provider says whose the address is, and the password says whose the account is.
    if (person.emailVerified && person.email === user.email && !user.emailVerified) await updateUser(tx, user.id, confirmAddress(user));
    if (await insertIdentity(tx, user.id, person)) {
      await accountEvents.record(tx, user.id, "school_linked", request);
      return true;
    }
    return (await findUserOfIdentity(tx, person))?.id === user.id;
  });
  if (isLinked) return;
  throw new AppError("conflict", "schools.otherIdentity", { code: "school_taken" });
}
