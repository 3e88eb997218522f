import type { FastifyBaseLogger } from "fastify";
import { deleteOldKeys } from "#server/features/diary/idempotency-keys.ts";
import { deleteExpiredImports } from "#server/features/imports/import-state.ts";
import { deleteExpiredInvitations } from "#server/features/invitations/queries.ts";
import { deleteExpiredLookups } from "#server/features/products/queries.ts";
import { deleteOldAccountEvents } from "#server/platform/auth/account-events.ts";
import { deleteExpiredLinks } from "#server/platform/auth/account-links.ts";
import { deleteOldAuditRecords } from "#server/platform/auth/audit.ts";
import { deleteUnconfirmedAccounts } from "#server/platform/auth/guardian-consent.ts";
import type { Sessions } from "#server/platform/auth/sessions/sessions.ts";
import type { RateLimits } from "#server/platform/http/rate-limits/rate-limit.ts";
import { deleteOldMails } from "#server/platform/mail/mail-sender.ts";
import { cleanUpFailures } from "#server/platform/observability/counters.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { deleteOldTextReports } from "#server/platform/storage/old-text-reports.ts";

export interface CleanUpParts {
  db: Db;
  sessions: Sessions;
  limits: RateLimits;
  accountEventsDays: number;
  log: Pick<FastifyBaseLogger, "warn">;
}

/** By the name that a failure is logged with. */
const TASKS: Record<string, (parts: CleanUpParts) => Promise<void>> = {
  sessions: ({ sessions }) => sessions.deleteExpired(),
  "rate limits": ({ limits }) => limits.deleteExpired(),
  links: ({ db }) => deleteExpiredLinks(db),
  mails: ({ db }) => deleteOldMails(db),
  imports: ({ db }) => deleteExpiredImports(db),
  "idempotency keys": ({ db }) => deleteOldKeys(db),
  "unknown barcodes": ({ db }) => deleteExpiredLookups(db),
  invitations: ({ db }) => deleteExpiredInvitations(db),
  "accounts without consent": ({ db }) => deleteUnconfirmedAccounts(db),
  "text reports": ({ db }) => deleteOldTextReports(db),
  "audit log": ({ db }) => deleteOldAuditRecords(db),
  "account events": ({ db, accountEventsDays }) => deleteOldAccountEvents(db, accountEventsDays),
};

/**
 * Deletes what is no longer needed. A task that fails does not keep the others from running.
 * @internal
 */
export async function cleanUp(parts: CleanUpParts): Promise<void> {
  for (const [task, run] of Object.entries(TASKS)) {
    await run(parts).catch((error: unknown) => {
      parts.log.warn({ err: error, task }, "clean-up failed");
      cleanUpFailures.inc({ task });
    });
  }
}

/** For every process to call once an hour: one of them cleans up. */
export async function cleanUpHourly(parts: CleanUpParts): Promise<void> {
  const isOurs = await parts.limits.allows("cleanUp", "all processes").catch((error: unknown) => {
    parts.log.warn({ err: error, task: "claim" }, "clean-up failed");
    return false;
  });
  if (isOurs) await cleanUp(parts);
}
