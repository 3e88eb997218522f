import { createHmac, randomInt } from "node:crypto";
import { and, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { TWO_FACTOR_CODE_LENGTH } from "#core/domain/accounts/limits.ts";
import { PRODUCT_NAME } from "#core/domain/site/brand.ts";
import { type UserRow, users } from "#server/db/tables/users.ts";
import { twoFactorPlace } from "#server/platform/auth/encryption/encryption.ts";
import type { Deps } from "#server/platform/deps.ts";

const SECRET_BYTES = 20;
const STEP_S = 30;
/** How many steps of clock drift are tolerated in either direction. */
const DRIFT_STEPS = 1;
const BACKUP_CODES = 10;
/** 32 letters and digits without look-alikes (no I, O, 0, 1). */
const BACKUP_ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const DIGITS = /^\d+$/;

export const SECOND_FACTOR_OFF = {
  twoFactorSecret: null,
  twoFactorEnabled: false,
  twoFactorEnabledAt: null,
  twoFactorBackupCodes: null,
  twoFactorLastStep: null,
};

export const createSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const createTotp = (secret: string, email = ""): TOTP =>
  new TOTP({ issuer: PRODUCT_NAME, label: email || PRODUCT_NAME, secret, digits: TWO_FACTOR_CODE_LENGTH, period: STEP_S });

/** The content of a QR code for an authenticator app. */
export const authenticatorUri = (secret: string, email: string): string => createTotp(secret, email).toString();

/** Six characters like a token, but with at least one letter, so that the two are never confused. */
export function createBackupCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < BACKUP_CODES) {
    const code = Array.from({ length: TWO_FACTOR_CODE_LENGTH }, () => BACKUP_ALPHABET[randomInt(BACKUP_ALPHABET.length)]).join("");
    if (!DIGITS.test(code)) codes.add(code);
  }
  return [...codes];
}

/** Keyed with the user's own secret, which is stored encrypted, so that the hashes alone cannot be brute-forced. */
export const hashBackupCode = (secret: string, code: string): string =>
  createHmac("sha256", secret).update(code.trim().toUpperCase()).digest("base64url");

export function readSecret({ encryption }: Pick<Deps, "encryption">, user: UserRow): string | undefined {
  return user.twoFactorSecret === null ? undefined : encryption.decrypt(user.twoFactorSecret, twoFactorPlace(user.id));
}

/** Whether the token is correct and unused. The statement that finds it unused also uses it up. */
async function consumeToken({ db }: Pick<Deps, "db">, user: UserRow, secret: string, token: string): Promise<boolean> {
  const delta = createTotp(secret).validate({ token: token.trim(), window: DRIFT_STEPS });
  if (delta === null) return false;
  const now = Math.floor(Date.now() / 1000 / STEP_S);
  const step = now + delta;
  // A step in the future was used while the clock was ahead. It must not lock out the owner until then.
  const isNew = or(isNull(users.twoFactorLastStep), lt(users.twoFactorLastStep, step), gt(users.twoFactorLastStep, now + DRIFT_STEPS));
  const used = await db
    .update(users)
    .set({ twoFactorLastStep: step })
    .where(and(eq(users.id, user.id), eq(users.twoFactorSecret, user.twoFactorSecret ?? ""), isNew))
    .returning({ id: users.id });
  return used.length > 0;
}

/** Whether the code is one of the ten; the same statement removes it, so that it works once. */
async function consumeBackupCode({ db }: Pick<Deps, "db">, user: UserRow, secret: string, code: string): Promise<boolean> {
  const hashed = hashBackupCode(secret, code);
  const used = await db
    .update(users)
    .set({ twoFactorBackupCodes: sql`array_remove(${users.twoFactorBackupCodes}, ${hashed})` })
    .where(and(eq(users.id, user.id), sql`${hashed} = any(${users.twoFactorBackupCodes})`))
    .returning({ id: users.id });
  return used.length > 0;
}

export type SecondFactor = { token: string } | { backupCode: string } | { either: string };

/**
 * Counts the attempt, then checks it. Counts are per account: another IP address does not reset them. A device where the
 * account has signed in before has its own count, so that someone who only knows the password cannot lock out the owner.
 */
export async function verifySecondFactor(deps: Deps, user: UserRow, factor: SecondFactor, device?: string): Promise<boolean> {
  const [limit, subject] = device ? (["twoFactorPerDevice", `${user.id} ${device}`] as const) : (["twoFactorPerAccount", user.id] as const);
  await deps.limits.count(limit, subject);
  const secret = readSecret(deps, user);
  if (secret === undefined) return false;
  const isVerified = await check(deps, user, secret, factor);
  if (isVerified) await deps.limits.forgive({ [limit]: subject });
  return isVerified;
}

async function check(deps: Deps, user: UserRow, secret: string, factor: SecondFactor): Promise<boolean> {
  if ("token" in factor) return consumeToken(deps, user, secret, factor.token);
  if ("backupCode" in factor) return consumeBackupCode(deps, user, secret, factor.backupCode);
  const { either } = factor;
  return DIGITS.test(either.trim()) ? consumeToken(deps, user, secret, either) : consumeBackupCode(deps, user, secret, either);
}
