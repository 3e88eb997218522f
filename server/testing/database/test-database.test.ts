import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestDatabase } from "./test-database.ts";

test("every test database is migrated and shares nothing with the next one", async () => {
  const [first, second] = await Promise.all([openTestDatabase(), openTestDatabase()]);
  try {
    await first.db.execute(sql`create table mine (id int)`);
    await expect(second.db.execute(sql`select * from mine`)).rejects.toThrow();
    await expect(second.db.execute(sql`select count(*) from users`)).resolves.toBeDefined();
  } finally {
    await Promise.all([first.close(), second.close()]);
  }
});
