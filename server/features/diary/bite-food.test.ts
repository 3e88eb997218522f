import { expect, test } from "vitest";
import { Food } from "#core/contracts/foods.ts";
import { pantryFood, startWithPantry } from "#server/testing/suggestions/pantry.ts";
import { signInAs } from "#server/testing/test-app.ts";

const banana = pantryFood("Banana");
const apple = pantryFood("Apple");

test("the bite of the day is about a food that the user ate on that day, or else recently, with its texts", async () => {
  const { app } = await startWithPantry();
  const [maya, leo] = [await signInAs(app), await signInAs(app, { email: "leo@example.com" })];
  const log = (foodId: string, loggedAt: string) => maya.send("POST", "/api/diary", { foodId, quantity: 100, mealType: "snack", loggedAt });
  const bite = async (person = maya) => (await person.send("GET", "/api/diary/bite?date=2026-03-02&tz=UTC")).json();

  expect(await bite()).toBeNull();
  await log(banana.id, "2026-03-01T07:30:00.000Z");
  expect(await bite()).toMatchObject({ name: "Banana", healthBenefits: expect.stringContaining("vitamin C") });
  await log(apple.id, "2026-03-02T07:30:00.000Z");
  const today = await bite();
  expect(today.name).toBe("Apple");
  expect(Food.safeParse(today).error).toBeUndefined();
  expect(await bite(leo)).toBeNull();
});

test("the diary, the usual foods and the starred foods carry no texts", async () => {
  const { app } = await startWithPantry();
  const maya = await signInAs(app);
  await maya.send("POST", "/api/diary", { foodId: banana.id, quantity: 100, mealType: "snack" });
  await maya.send("PUT", `/api/foods/${banana.id}/star`);
  for (const list of ["/api/diary", "/api/diary/usual", "/api/foods/starred"]) {
    const text = (await maya.send("GET", list)).body;
    expect(text).toContain("Banana");
    expect(text).not.toContain("healthBenefits");
    expect(text).toContain("allergyInfo");
  }
});
