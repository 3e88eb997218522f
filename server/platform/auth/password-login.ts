import type { FastifyRequest } from "fastify";
import type * as z from "zod";
import type { Credentials } from "#core/contracts/sign-in/auth.ts";
import type { UserRow } from "#server/db/tables/users.ts";
import type { Deps } from "#server/platform/deps.ts";
import { AppError } from "#server/platform/http/errors.ts";
import type { LimitName } from "#server/platform/http/rate-limits/limits.ts";
import { findUserByEmail } from "./accounts.ts";
import { countLogin } from "./login-allowance.ts";
import { assertQueueHasRoom, passwordMatches } from "./passwords.ts";
import { proveSecondFactor } from "./second-factor.ts";

export interface ProvenLogin {
  user: UserRow;
  /** The counts to reset once the session has started. */
  counted: Partial<Record<LimitName, string>>;
}

interface LoginRules {
  /** Throws if this account may not log in with a password. Called only after the password was checked. */
  refuse?: (user: UserRow) => void;
}

/** Counts the attempt, then checks the password and the second factor; throws if either is wrong. */
export async function provePasswordLogin(
  deps: Deps,
  request: FastifyRequest,
  { email, password, twoFactorToken }: z.output<typeof Credentials>,
  { refuse }: LoginRules = {},
): Promise<ProvenLogin | "code needed"> {
  const { db, limits, devices, accountEvents } = deps;
  assertQueueHasRoom();
  const known = devices.isKnownToSomebody(request) ? await findUserByEmail(db, email) : undefined;
  const device = known && devices.recognize(request, known);
  const counted = await countLogin(limits, { email, ip: request.ip, device });

  const user = known ?? (await findUserByEmail(db, email));
  const matches = await passwordMatches(password, user?.password);
  if (!user || !matches) {
    // Counted for unknown email addresses too, so that they take as long.
    if (device === undefined) await limits.count("wrongPasswords", user?.id ?? "nobody");
    if (user) accountEvents.recordFailure(db, user.id, "wrong_password", request);
    throw wrongCredentials();
  }
  refuse?.(user);
  if (user.twoFactorEnabled) {
    if (!twoFactorToken) return "code needed";
    await proveCode(deps, request, user, twoFactorToken, device);
  }
  return { user, counted };
}

/** Throws if the code from the app, or the backup code, is wrong. */
export async function proveCode(
  deps: Deps,
  request: FastifyRequest,
  user: UserRow,
  code: string,
  device: string | undefined,
): Promise<void> {
  if (await proveSecondFactor(deps, user, { either: code }, device)) return;
  if (device === undefined) await deps.limits.count("wrongCodes", user.id);
  deps.accountEvents.recordFailure(deps.db, user.id, "wrong_code", request);
  throw new AppError("wrong_credentials", "Invalid two-factor code", "wrong_code");
}

export const wrongCredentials = () => new AppError("wrong_credentials", "Invalid email or password");
