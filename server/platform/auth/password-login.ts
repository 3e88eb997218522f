import type { FastifyRequest } from "fastify";
import type * as z from "zod";
import type { Credentials } from "#core/contracts/sign-in/auth.ts";
import type { UserRow } from "#server/db/tables/users.ts";
import type { Deps } from "#server/platform/deps.ts";
import { AppError } from "#server/platform/http/errors.ts";
import type { LimitName } from "#server/platform/http/rate-limits/limits.ts";
import { listUsersForLogin } from "./accounts.ts";
import { countLogin } from "./login-rate-limit.ts";
import { assertQueueHasRoom, passwordMatches } from "./passwords.ts";
import { verifySecondFactor } from "./second-factor.ts";
import { isTrustedNetwork } from "./trusted-networks.ts";

export interface VerifiedLogin {
  user: UserRow;
  /** The counts to reset once the session has started. */
  counted: Partial<Record<LimitName, string>>;
}

interface LoginRules {
  /** Throws if this account may not log in with a password. Called only after the password was checked. */
  refuse?: (user: UserRow) => void;
}

/** Counts the attempt, then checks the password and the second factor; throws if either is wrong. */
export async function verifyPasswordLogin(
  deps: Deps,
  request: FastifyRequest,
  { email, password, twoFactorToken }: z.output<typeof Credentials>,
  { refuse }: LoginRules = {},
): Promise<VerifiedLogin | "code needed"> {
  const { db, limits, devices, mail, accountEvents } = deps;
  assertQueueHasRoom();
  const accounts = await listUsersForLogin(db, email);
  const device = accounts.map((account) => devices.recognize(request, account)).find((id) => id !== undefined);
  const isInTrustedNetwork = () => isTrustedNetwork(limits, accounts[0], request.ip);
  const counted = await countLogin(limits, { email, ip: request.ip, device, isInTrustedNetwork });

  const user = await findByPassword(accounts, password, { hidesRegistrations: mail.isOn });
  if (!user) {
    // Counted for unknown email addresses too, so that they take as long.
    const ids = accounts.map(({ id }) => id);
    if (device === undefined) for (const id of ids.length > 0 ? ids : ["nobody"]) await limits.count("wrongPasswords", id);
    for (const id of ids) accountEvents.recordFailure(db, id, "wrong_password", request);
    throw wrongCredentials();
  }
  refuse?.(user);
  if (user.twoFactorEnabled) {
    if (!twoFactorToken) return "code needed";
    await verifyCode(deps, request, user, twoFactorToken, device);
  }
  return { user, counted };
}

/**
 * With a mail server, always checks two passwords, so that the time tells neither whether the address has an account nor whether a
 * registration with it made the account that holds it.
 */
async function findByPassword(
  [holder, stating]: UserRow[],
  password: string,
  { hidesRegistrations }: { hidesRegistrations: boolean },
): Promise<UserRow | undefined> {
  const isHolders = await passwordMatches(password, holder?.password);
  const isStatings = (stating !== undefined || hidesRegistrations) && (await passwordMatches(password, stating?.password));
  return isHolders ? holder : isStatings ? stating : undefined;
}

/** Throws if the code from the app, or the backup code, is wrong. */
export async function verifyCode(
  deps: Deps,
  request: FastifyRequest,
  user: UserRow,
  code: string,
  device: string | undefined,
): Promise<void> {
  if (await verifySecondFactor(deps, user, { either: code }, device)) return;
  if (device === undefined) await deps.limits.count("wrongCodes", user.id);
  deps.accountEvents.recordFailure(deps.db, user.id, "wrong_code", request);
  throw new AppError("wrong_credentials", "login.wrongCode", { code: "wrong_code" });
}

export const wrongCredentials = () => new AppError("wrong_credentials", "login.wrongCredentials");
