import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { HOUR_MS } from "#core/domain/calendar/durations.ts";
import { productLookups } from "#server/db/tables/products.ts";
import { Sessions } from "#server/platform/auth/sessions/sessions.ts";
import { UserCache } from "#server/platform/auth/sessions/user-cache.ts";
import { RateLimits } from "#server/platform/http/rate-limits/rate-limit.ts";
import { emptySharedTestDatabase } from "#server/testing/database/test-database.ts";
import { type CleanUpParts, cleanUpHourly } from "./clean-up.ts";

test("of several processes one cleans up in an hour, and another in the next", async () => {
  const { db } = await emptySharedTestDatabase();
  const warnings: unknown[] = [];
  const sessions = new Sessions(db, "secret", new UserCache());
  let runs = 0;
  const countRun = async () => {
    runs += 1;
  };
  const makeProcess = (): CleanUpParts => ({
    db,
    sessions: Object.assign(Object.create(sessions), { deleteExpired: countRun }),
    limits: new RateLimits(db),
    accountEventsDays: 180,
    log: { warn: (...line: unknown[]) => void warnings.push(line) },
  });
  const processes = [makeProcess(), makeProcess(), makeProcess()];
  await Promise.all(processes.map(cleanUpHourly));
  expect(runs).toBe(1);
  await db.execute(sql`update rate_limits set expire = now() - interval '1 minute' where key like 'cleanUp:%'`);
  await Promise.all(processes.map(cleanUpHourly));
  expect(runs).toBe(2);
  expect(warnings).toEqual([]);
});

test("barcodes that nobody knew are forgotten once they may be asked again", async () => {
  const { db } = await emptySharedTestDatabase();
  const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
  await db.insert(productLookups).values([
    { gtin: "00000000000017", isUnknown: true, until: inHours(-1) },
    { gtin: "00000000000024", isUnknown: true, until: inHours(1) },
  ]);
  const log = { warn: () => {} };
  const sessions = new Sessions(db, "secret", new UserCache());
  await cleanUpHourly({ db, sessions, limits: new RateLimits(db), accountEventsDays: 180, log });
  expect(await db.select({ gtin: productLookups.gtin }).from(productLookups)).toEqual([{ gtin: "00000000000024" }]);
});
