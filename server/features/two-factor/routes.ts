import type { FastifyInstance, FastifyRequest } from "fastify";
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
  readSecret,
  SECOND_FACTOR_OFF,
  verifySecondFactor,
} from "#server/platform/auth/second-factor.ts";
import { asCurrentUser } from "#server/platform/auth/sessions/current-user.ts";
import type { Deps } from "#server/platform/deps.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { route } from "#server/platform/http/route.ts";
import { type SecondFactor, updateSecondFactor } from "./queries.ts";

type SecondFactorEvent = "two_factor_on" | "two_factor_off" | "backup_codes_replaced";

interface SignedInRequest {
  user: UserRow;
  sid: string;
  request: FastifyRequest;
}

export function twoFactorRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, encryption, limits, sessions, devices, accountEvents } = deps;

  /** Succeeds only if the session and credentials of the request are still valid. All other sessions must sign in again. */
  const change = ({ user, sid, request }: SignedInRequest, columns: SecondFactor, kind?: SecondFactorEvent): Promise<UserRow> =>
    db.transaction(async (tx) => {
      await lockAccount(tx, user, sid);
      if (kind) await accountEvents.record(tx, user.id, kind, request);
      if (kind === "two_factor_on" || kind === "two_factor_off") await sessions.endOtherSessions(user.id, sid, tx);
      return updateSecondFactor(tx, user.id, columns);
    });

  route(app, startTwoFactor, async ({ user, sid, request }) => {
    await limits.count("twoFactorSetupPerAccount", user.id);
    if (user.twoFactorEnabled) throw new AppError("conflict", "twoFactor.isOn", { code: "already_enabled" });
    const secret = createSecret();
    const twoFactorSecret = encryption.encrypt(secret, twoFactorPlace(user.id));
    await change({ user, sid, request }, { ...SECOND_FACTOR_OFF, twoFactorSecret });
    return { qrCode: await toDataURL(authenticatorUri(secret, findStatedEmail(user)), { margin: 2, width: 240 }), manualEntryKey: secret };
  });

  route(app, enableTwoFactor, async ({ user, sid, body, request, reply }) => {
    if (user.twoFactorEnabled) throw new AppError("conflict", "twoFactor.isOn", { code: "already_enabled" });
    const secret = readSecret(deps, user);
    if (secret === undefined) throw new AppError("invalid", "twoFactor.notSetUp", { code: "not_set_up" });
    if (!(await verifySecondFactor(deps, user, { token: body.token }))) throw invalidToken();
    const backupCodes = createBackupCodes();
    const twoFactorBackupCodes = backupCodes.map((code) => hashBackupCode(secret, code));
    const enabled = { twoFactorEnabled: true, twoFactorEnabledAt: new Date(), twoFactorBackupCodes };
    const updated = await change({ user, sid, request }, enabled, "two_factor_on");
    devices.remember(request, reply, updated);
    return { backupCodes };
  });

  route(app, disableTwoFactor, async ({ user, sid, body, request, reply }) => {
    if (!user.twoFactorEnabled) throw notEnabled();
    if (!(await verifySecondFactor(deps, user, body))) throw invalidToken();
    const updated = await change({ user, sid, request }, SECOND_FACTOR_OFF, "two_factor_off");
    devices.remember(request, reply, updated);
    return asCurrentUser(updated);
  });

  route(app, replaceBackupCodes, async ({ user, sid, body, request }) => {
    const secret = readSecret(deps, user);
    if (!user.twoFactorEnabled || secret === undefined) throw notEnabled();
    if (!(await verifySecondFactor(deps, user, body))) throw invalidToken();
    const backupCodes = createBackupCodes();
    const twoFactorBackupCodes = backupCodes.map((code) => hashBackupCode(secret, code));
    await change({ user, sid, request }, { twoFactorBackupCodes }, "backup_codes_replaced");
    return { backupCodes };
  });
}

/** A 400, because the web client would treat a 401 as a lost session. */
const invalidToken = () => new AppError("invalid", "twoFactor.wrongCode", { code: "wrong_code" });
const notEnabled = () => new AppError("conflict", "twoFactor.isOff", { code: "not_enabled" });
