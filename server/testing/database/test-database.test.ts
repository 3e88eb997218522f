import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestDatabase } from "./test-database.ts";

test("every test database is migrated and shares nothing with the next one", async () => {
  const [one, other] = await Promise.all([openTestDatabase(), openTestDatabase()]);
  try {
    await one.db.execute(sql`create table mine (id int)`);
    await expect(other.db.execute(sql`select * from mine`)).rejects.toThrow();
    await expect(other.db.execute(sql`select count(*) from users`)).resolves.toBeDefined();
  } finally {
    await Promise.all([one.close(), other.close()]);
  }
});
