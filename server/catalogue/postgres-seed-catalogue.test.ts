import { sql } from "drizzle-orm";
import { expect, inject, onTestFinished, test } from "vitest";
import { catalogueReleases } from "#server/db/tables/foods.ts";
import { openPostgres } from "#server/platform/storage/database.ts";
import { createTestPostgres } from "#server/testing/database/test-database.ts";
import { pantry } from "#server/testing/suggestions/pantry.ts";
import { applyRelease } from "./seed-catalogue.ts";

test("a release is applied without the time limits of a request, however busy the machine is", async () => {
  const source = inject("databaseSource");
  if (source.kind !== "postgres") return;
  const { url, drop } = await createTestPostgres(source);
  const { db, close } = await openPostgres(url);
  onTestFinished(async () => {
    await close();
    await drop();
  });
  // A trigger checks which limits apply while rows are written, so that the test need not wait for a timeout.
  await db.execute(sql`
    create function refuse_limits() returns trigger language plpgsql as $$ begin
      if current_setting('statement_timeout') <> '0' or current_setting('idle_in_transaction_session_timeout') <> '0' then
        raise exception 'a time limit of requests holds';
      end if;
      return null;
    end $$`);
  await db.execute(sql`create trigger refuse_limits before insert on foods execute function refuse_limits()`);
  await applyRelease(db, pantry, "on a busy machine");
  expect(await db.select({ version: catalogueReleases.version }).from(catalogueReleases)).toContainEqual({ version: "on a busy machine" });
});
