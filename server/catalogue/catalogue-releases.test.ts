import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { foods } from "#server/db/tables/foods.ts";
import { emptySharedTestDatabase } from "#server/testing/database/test-database.ts";
import { pantry } from "#server/testing/suggestions/pantry.ts";
import { applyRelease } from "./seed-catalogue.ts";

test("only the newest program writes the catalogue, in whichever order programs start", async () => {
  const { db } = await emptySharedTestDatabase();
  const [id = ""] = pantry.ids;
  const nameAfter = async (release: string, program: string) => {
    await db.update(foods).set({ name: "Written before" }).where(eq(foods.id, id));
    await applyRelease(db, pantry, release, program);
    const [food] = await db.select({ name: foods.name }).from(foods).where(eq(foods.id, id));
    return food?.name === "Written before" ? "kept" : "written";
  };
  expect(await nameAfter("of 999.9.0", "999.9.0")).toBe("written");
  expect(await nameAfter("of 999.8.7", "999.8.7")).toBe("kept");
  expect(await nameAfter("of 999.10.0", "999.10.0")).toBe("written");
  expect(await nameAfter("of 999.9.0", "999.9.0")).toBe("kept");
  // A newer program that ships the same foods protects them from now on.
  expect(await nameAfter("of 999.10.0", "999.12.0")).toBe("kept");
  expect(await nameAfter("of 999.11.0", "999.11.0")).toBe("kept");
  expect(await nameAfter("tried out before a release", "999.12.0")).toBe("written");
});
