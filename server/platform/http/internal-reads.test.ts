import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#server/db/tables/users.ts";
import { startDiary } from "#server/testing/diary-stage.ts";
import { signInAdmin } from "#server/testing/sign-in-admin.ts";
import type { SignedIn } from "#server/testing/test-app.ts";

const DAY = "2026-03-04";

async function startWithReads() {
  const { app, database, maya, add } = await startDiary();
  const readAs = async ({ user: { id } }: SignedIn, address: string) => {
    const [user] = await database.db.select().from(users).where(eq(users.id, id));
    return app.internalReads.read(address, user ? { user, sid: "sid", verifiedAt: new Date() } : null);
  };
  return { app, database, maya, add, readAs };
}

test("an internal read returns the same JSON and the same total as a request", async () => {
  const { maya, add, readAs } = await startWithReads();
  for (const mealType of ["lunch", "dinner"]) await add({ mealType, loggedAt: `${DAY}T12:00:00.000Z` });
  await maya.send("PUT", `/api/water/${DAY}`, { morningGlasses: 3 });

  const addresses = [
    "/api/user",
    `/api/diary?date=${DAY}&tz=UTC`,
    `/api/diary?date=${DAY}&tz=UTC&limit=1`,
    `/api/diary/days?from=${DAY}&to=${DAY}&tz=UTC`,
    `/api/water/${DAY}`,
    "/api/foods/search?q=whole+m%69lk",
    "/api/learn/me",
    "/api/faqs/public",
  ];
  for (const address of addresses) {
    const { statusCode, body, headers } = await maya.send("GET", address);
    expect(statusCode, address).toBe(200);
    const total = headers["x-total-count"];
    expect(await readAs(maya, address), address).toEqual({ body, ...(total !== undefined && { totalCount: Number(total) }) });
  }
  expect((await readAs(maya, `/api/diary?date=${DAY}&tz=UTC&limit=1`)).totalCount).toBe(2);
  expect((await readAs(maya, "/api/foods/search?q=whole+m%69lk")).body).toContain("Whole milk");
});

test("an internal read follows the endpoint's access rule and schemas", async () => {
  const { app, database, maya, readAs } = await startWithReads();
  await expect(readAs(maya, "/api/admin/users")).rejects.toThrow("Only administrators can do this.");
  await expect(app.internalReads.read("/api/user", null)).rejects.toThrow("Unauthorized");
  await expect(readAs(maya, "/api/water/yesterday")).rejects.toThrow("date");
  await expect(readAs(maya, "/api/diary?limit=many")).rejects.toThrow("limit");
  await expect(readAs(maya, "/api/logout")).rejects.toThrow("nothing to read");

  const admin = await signInAdmin({ app, database });
  expect(await readAs(admin, "/api/admin/users")).toMatchObject({ totalCount: 2, body: expect.stringContaining(maya.user.email) });
});
