import * as z from "zod";
import { endpoint } from "#core/contracts/http/endpoint.ts";
import { TWO_FACTOR_CODE_LENGTH } from "#core/domain/accounts/limits.ts";
import { User } from "./auth.ts";

/** A code from the authenticator app, or a backup code if one is accepted. */
const Code = z.string().trim().min(1, "Please enter your code").max(TWO_FACTOR_CODE_LENGTH, "That code is too long");

const TwoFactorToken = z.object({ token: Code });
const TwoFactorConfirmation = z.union([z.object({ token: Code }), z.object({ backupCode: Code })]);

const BackupCodes = z.object({ backupCodes: z.array(z.string()) });

export const startTwoFactor = endpoint({
  method: "POST",
  path: "/api/2fa/setup",
  access: "member",
  recentPassword: true,
  summary: "Create a new secret for an authenticator app. Two-factor authentication stays off until it is enabled",
  response: z.object({ qrCode: z.string().describe("QR code image as a data URL"), manualEntryKey: z.string() }),
});

export const enableTwoFactor = endpoint({
  method: "POST",
  path: "/api/2fa/enable",
  access: "member",
  recentPassword: true,
  summary: "Enable two-factor authentication with a first code. Returns the backup codes, which cannot be read again later",
  body: TwoFactorToken,
  response: BackupCodes,
});

export const disableTwoFactor = endpoint({
  method: "POST",
  path: "/api/2fa/disable",
  access: "member",
  summary: "Disable two-factor authentication with a code or a backup code",
  body: TwoFactorConfirmation,
  response: User,
});

export const replaceBackupCodes = endpoint({
  method: "POST",
  path: "/api/2fa/backup-codes",
  access: "member",
  summary: "Replace the backup codes with ten new ones, which cannot be read again later",
  body: TwoFactorToken,
  response: BackupCodes,
});
