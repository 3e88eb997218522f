import { createHash } from "node:crypto";
import { and, eq, lt } from "drizzle-orm";
import { KEY_REUSED } from "#core/contracts/http/problem-codes.ts";
import { DAY_MS, HOUR_S } from "#core/domain/calendar/durations.ts";
import { idempotencyKeys } from "#server/db/tables/idempotency-keys.ts";
import { SESSION_IDLE_MS } from "#server/platform/auth/sessions/sessions.ts";
import { AppError } from "#server/platform/http/errors.ts";
import type { Db } from "#server/platform/storage/database.ts";

/** More than a device sends that was offline for weeks, and few enough that nobody can fill the table. */
export const MAX_KEYS_A_DAY = 2_000;
/** A device that was away for longer is signed out, and what waited on it is deleted. */
const TTL_MS = SESSION_IDLE_MS + DAY_MS;
const RETRY_AFTER_S = HOUR_S;

export interface RequestKey {
  key: string;
  hash: string;
}

export const hashRequest = (body: unknown): string => createHash("sha256").update(JSON.stringify(body)).digest("base64url");

/** The same for every repeat of a request, so that what is in the diary is found and cannot be logged twice. A UUID of version 8. */
export function entryId(userId: string, { key }: RequestKey, index: number): string {
  const bytes = createHash("sha256")
    .update(JSON.stringify([userId, key, index]))
    .digest();
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex", 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** Version 1.0 stored the keys with the entries, in a batch each with its number. Needed as long as those entries exist. */
export const formerKeys = ({ key }: RequestKey, isBatch: boolean, entries: number): string[] =>
  isBatch ? Array.from({ length: entries }, (_, index) => `${key}:${index}`) : [key];

/** Returns whether the key has been used by this very request; throws if it was another one. */
export async function isRepeated(db: Db, userId: string, { key, hash }: RequestKey): Promise<boolean> {
  const [used] = await db
    .select({ hash: idempotencyKeys.requestHash })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)));
  if (used && used.hash !== hash) throw new AppError("conflict", "diary.keyReused", { code: KEY_REUSED });
  return used !== undefined;
}

export const tooManyKeys = () => new AppError("rate_limited", "diary.tooManyKeys", { retryAfterS: RETRY_AFTER_S });

export async function deleteOldKeys(db: Db): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(Date.now() - TTL_MS)));
}
