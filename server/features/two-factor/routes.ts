import type { FastifyInstance } from "fastify";
import { toDataURL } from "qrcode";
import { disableTwoFactor, enableTwoFactor, replaceBackupCodes, startTwoFactor } from "#core/contracts/two-factor.ts";
import type { Deps } from "#server/platform/deps.ts";
import { twoFactorPlace } from "#server/platform/encryption.ts";
import { AppError } from "#server/platform/errors.ts";
import { route } from "#server/platform/route.ts";
import {
  authenticatorUri,
  createBackupCodes,
  createSecret,
  hashBackupCode,
  proveSecondFactor,
  readSecret,
} from "#server/platform/second-factor.ts";
import { updateSecondFactor } from "./queries.ts";

const OFF = { twoFactorSecret: null, twoFactorEnabled: false, twoFactorBackupCodes: null, twoFactorLastStep: null };

export function twoFactorRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, encryption, limits, sessions } = deps;

  route(app, startTwoFactor, async ({ user }) => {
    await limits.count("twoFactorSetupPerAccount", user.id);
    if (user.twoFactorEnabled) throw new AppError("conflict", "Two-factor authentication is already on.", "already_enabled");
    const secret = createSecret();
    await updateSecondFactor(db, user.id, { ...OFF, twoFactorSecret: encryption.encrypt(secret, twoFactorPlace(user.id)) });
    return { qrCode: await toDataURL(authenticatorUri(secret, user.email), { margin: 2, width: 240 }), manualEntryKey: secret };
  });

  route(app, enableTwoFactor, async ({ user, sid, body }) => {
    if (user.twoFactorEnabled) throw new AppError("conflict", "Two-factor authentication is already on.", "already_enabled");
    const secret = readSecret(deps, user);
    if (secret === undefined) throw new AppError("invalid", "Start the set-up first.", "not_set_up");
    if (!(await proveSecondFactor(deps, user, { token: body.token }))) throw invalidToken();
    const backupCodes = createBackupCodes();
    const twoFactorBackupCodes = backupCodes.map((code) => hashBackupCode(secret, code));
    await updateSecondFactor(db, user.id, { twoFactorEnabled: true, twoFactorBackupCodes });
    await sessions.endOthers(user.id, sid);
    return { backupCodes };
  });

  route(app, disableTwoFactor, async ({ user, sid, body }) => {
    if (!user.twoFactorEnabled) throw notEnabled();
    if (!(await proveSecondFactor(deps, user, body))) throw invalidToken();
    const updated = await updateSecondFactor(db, user.id, OFF);
    await sessions.endOthers(user.id, sid);
    return updated;
  });

  route(app, replaceBackupCodes, async ({ user, body }) => {
    const secret = readSecret(deps, user);
    if (!user.twoFactorEnabled || secret === undefined) throw notEnabled();
    if (!(await proveSecondFactor(deps, user, body))) throw invalidToken();
    const backupCodes = createBackupCodes();
    await updateSecondFactor(db, user.id, { twoFactorBackupCodes: backupCodes.map((code) => hashBackupCode(secret, code)) });
    return { backupCodes };
  });
}

/** A 400: the web client would take a 401 for a lost session. */
const invalidToken = () => new AppError("invalid", "Invalid token", "wrong_code");
const notEnabled = () => new AppError("conflict", "Two-factor authentication is not on.", "not_enabled");
