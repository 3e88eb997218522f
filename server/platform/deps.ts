import type { Catalogue } from "#server/catalogue/catalogue.ts";
import type { AccountEvents } from "#server/platform/auth/account-events.ts";
import type { Challenges } from "#server/platform/auth/challenges.ts";
import type { AccountDeletions } from "#server/platform/auth/deletion/account-deletions.ts";
import type { Encryption } from "#server/platform/auth/encryption/encryption.ts";
import type { SchoolProviders } from "#server/platform/auth/school-providers.ts";
import type { Sessions } from "#server/platform/auth/sessions/sessions.ts";
import type { UserCache } from "#server/platform/auth/sessions/user-cache.ts";
import type { TrustedDevices } from "#server/platform/auth/trusted-devices.ts";
import type { Config } from "#server/platform/config.ts";
import type { Downloads } from "#server/platform/http/downloads.ts";
import type { RateLimits } from "#server/platform/http/rate-limits/rate-limit.ts";
import type { MailQueue } from "#server/platform/mail/mail-queue.ts";
import type { Db } from "#server/platform/storage/database.ts";

/** The dependencies that every feature gets. */
export interface Deps {
  db: Db;
  sessions: Sessions;
  userCache: UserCache;
  limits: RateLimits;
  downloads: Downloads;
  devices: TrustedDevices;
  accountEvents: AccountEvents;
  deletions: AccountDeletions;
  encryption: Encryption;
  mail: MailQueue;
  challenges: Challenges;
  /** Every URL under which users open the app; empty if the operator set none. */
  publicUrls: readonly string[];
  registration: Config["registration"];
  guardianConsentBelow: Config["guardianConsentBelow"];
  schools: SchoolProviders;
  ai: Config["ai"];
  aiTimeoutMs: number;
  importReadTimeoutMs: number | undefined;
  products: Config["products"] & { timeoutMs: number };
  catalogue: Catalogue;
}
