import { expect, test } from "vitest";
import { pantryFood, startWithPantry } from "#server/testing/suggestions/pantry.ts";
import { signInAs } from "#server/testing/test-app.ts";

// Spec: D4.4
test("without a time zone a day is a UTC day, for entries and for sums", async () => {
  const { app } = await startWithPantry();
  const maya = await signInAs(app);
  for (const loggedAt of ["2026-06-09T23:59:59.999Z", "2026-06-10T00:00:00.000Z", "2026-06-10T23:59:59.999Z", "2026-06-11T00:00:00.000Z"]) {
    await maya.send("POST", "/api/diary", { foodId: pantryFood("Banana").id, quantity: 100, mealType: "snack", loggedAt });
  }
  expect((await maya.send("GET", "/api/diary?date=2026-06-10")).json()).toHaveLength(2);
  const { days } = (await maya.send("GET", "/api/diary/days?from=2026-06-09&to=2026-06-11")).json();
  expect(days.map(({ entries }: { entries: number }) => entries)).toEqual([1, 2, 1]);
});
