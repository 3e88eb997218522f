import * as z from "zod";
import { endpoint } from "#core/contracts/http/endpoint.ts";
import { TWO_FACTOR_CODE_LENGTH } from "#core/domain/constants.ts";
import { User } from "./auth.ts";

/** A code from the authenticator app, or a backup code if one is accepted. */
const Code = z.string().trim().min(1, "Please enter your code").max(TWO_FACTOR_CODE_LENGTH, "That code is too long");

export const TwoFactorToken = z.object({ token: Code });
export const TwoFactorProof = z.union([z.object({ token: Code }), z.object({ backupCode: Code })]);

export const BackupCodes = z.object({ backupCodes: z.array(z.string()) });

export const startTwoFactor = endpoint({
  method: "POST",
  path: "/api/2fa/setup",
  access: "member",
  recentPassword: true,
  summary: "A new secret to put into an authenticator app; nothing changes until it is enabled",
  response: z.object({ qrCode: z.string().describe("A picture, as a data URL"), manualEntryKey: z.string() }),
});

export const enableTwoFactor = endpoint({
  method: "POST",
  path: "/api/2fa/enable",
  access: "member",
  recentPassword: true,
  summary: "Switch two-factor on with a first code; answers the backup codes, this once",
  body: TwoFactorToken,
  response: BackupCodes,
});

export const disableTwoFactor = endpoint({
  method: "POST",
  path: "/api/2fa/disable",
  access: "member",
  summary: "Switch two-factor off with a code or a backup code",
  body: TwoFactorProof,
  response: User,
});

export const replaceBackupCodes = endpoint({
  method: "POST",
  path: "/api/2fa/backup-codes",
  access: "member",
  summary: "Ten new backup codes instead of the old ones; shown this once",
  body: TwoFactorToken,
  response: BackupCodes,
});
