import type { Catalogue } from "#server/catalogue/catalogue.ts";
import type { Config } from "#server/platform/config.ts";
import type { Db } from "#server/platform/database.ts";
import type { Encryption } from "#server/platform/encryption.ts";
import type { KnownDevices } from "#server/platform/known-devices.ts";
import type { PersonMemory } from "#server/platform/person-memory.ts";
import type { RateLimits } from "#server/platform/rate-limit.ts";
import type { Sessions } from "#server/platform/sessions.ts";

/** What every feature is given. */
export interface Deps {
  db: Db;
  sessions: Sessions;
  memory: PersonMemory;
  limits: RateLimits;
  devices: KnownDevices;
  encryption: Encryption;
  ai: Config["ai"];
  aiTimeoutMs: number;
  catalogue: Catalogue;
}
