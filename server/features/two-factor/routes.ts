import type { FastifyInstance } from "fastify";
import { toDataURL } from "qrcode";
import { disableTwoFactor, enableTwoFactor, replaceBackupCodes, startTwoFactor } from "#core/contracts/sign-in/two-factor.ts";
import type { UserRow } from "#server/db/tables/users.ts";
import { twoFactorPlace } from "#server/platform/auth/encryption/encryption.ts";
import { lockAccount } from "#server/platform/auth/locked-account.ts";
import { findStatedEmail } from "#server/platform/auth/ownership/unclaimed.ts";
import {
  authenticatorUri,
  createBackupCodes,
  createSecret,
  hashBackupCode,
  proveSecondFactor,
  readSecret,
  SECOND_FACTOR_OFF,
} from "#server/platform/auth/second-factor.ts";
import { asCurrentUser } from "#server/platform/auth/sessions/current-user.ts";
import type { Deps } from "#server/platform/deps.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { route } from "#server/platform/http/route.ts";
import { type SecondFactor, updateSecondFactor } from "./queries.ts";

export function twoFactorRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, encryption, limits, sessions, devices } = deps;

  /** Succeeds only if the session and credentials of the request are still valid. All other sessions must sign in again. */
  const change = (user: UserRow, sid: string, columns: SecondFactor, { endOthers = true } = {}): Promise<UserRow> =>
    db.transaction(async (tx) => {
      await lockAccount(tx, user, sid);
      if (endOthers) await sessions.endOthers(user.id, sid, tx);
      return updateSecondFactor(tx, user.id, columns);
    });

  route(app, startTwoFactor, async ({ user, sid }) => {
    await limits.count("twoFactorSetupPerAccount", user.id);
    if (user.twoFactorEnabled) throw new AppError("conflict", "Two-factor authentication is already on.", "already_enabled");
    const secret = createSecret();
    await change(
      user,
      sid,
      { ...SECOND_FACTOR_OFF, twoFactorSecret: encryption.encrypt(secret, twoFactorPlace(user.id)) },
      { endOthers: false },
    );
    return { qrCode: await toDataURL(authenticatorUri(secret, findStatedEmail(user)), { margin: 2, width: 240 }), manualEntryKey: secret };
  });

  route(app, enableTwoFactor, async ({ user, sid, body, request, reply }) => {
    if (user.twoFactorEnabled) throw new AppError("conflict", "Two-factor authentication is already on.", "already_enabled");
    const secret = readSecret(deps, user);
    if (secret === undefined) throw new AppError("invalid", "Start the set-up first.", "not_set_up");
    if (!(await proveSecondFactor(deps, user, { token: body.token }))) throw invalidToken();
    const backupCodes = createBackupCodes();
    const twoFactorBackupCodes = backupCodes.map((code) => hashBackupCode(secret, code));
    devices.remember(
      request,
      reply,
      await change(user, sid, { twoFactorEnabled: true, twoFactorEnabledAt: new Date(), twoFactorBackupCodes }),
    );
    return { backupCodes };
  });

  route(app, disableTwoFactor, async ({ user, sid, body, request, reply }) => {
    if (!user.twoFactorEnabled) throw notEnabled();
    if (!(await proveSecondFactor(deps, user, body))) throw invalidToken();
    const updated = await change(user, sid, SECOND_FACTOR_OFF);
    devices.remember(request, reply, updated);
    return asCurrentUser(updated);
  });

  route(app, replaceBackupCodes, async ({ user, sid, body }) => {
    const secret = readSecret(deps, user);
    if (!user.twoFactorEnabled || secret === undefined) throw notEnabled();
    if (!(await proveSecondFactor(deps, user, body))) throw invalidToken();
    const backupCodes = createBackupCodes();
    const twoFactorBackupCodes = backupCodes.map((code) => hashBackupCode(secret, code));
    await change(user, sid, { twoFactorBackupCodes }, { endOthers: false });
    return { backupCodes };
  });
}

/** A 400, because the web client would treat a 401 as a lost session. */
const invalidToken = () => new AppError("invalid", "Invalid token", "wrong_code");
const notEnabled = () => new AppError("conflict", "Two-factor authentication is not on.", "not_enabled");
