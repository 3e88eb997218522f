import type { Db } from "#server/platform/database.ts";
import type { Sessions } from "#server/platform/sessions.ts";

/** What every feature is given. */
export interface Deps {
  db: Db;
  sessions: Sessions;
}
