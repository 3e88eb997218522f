import { expect, test } from "vitest";
import { signInAdmin } from "#server/testing/sign-in-admin.ts";
import { pantryFood, startWithPantry } from "#server/testing/suggestions/pantry.ts";
import { signInAs, startTestApp } from "#server/testing/test-app.ts";

const banana = pantryFood("Banana");

const UNDECIDED = { foodDisplay: null, habits: [], pausedSince: null, bodyOfferClosed: false, region: null };

test("a new member has chosen nothing yet, and each choice applies on every device", async () => {
  const { app } = await startTestApp();
  const maya = await signInAs(app);
  expect((await maya.send("GET", "/api/user")).json().view).toEqual(UNDECIDED);
  const calm = (await maya.send("PUT", "/api/user/view", { foodDisplay: "calm" })).json();
  expect(calm).toEqual({ ...UNDECIDED, foodDisplay: "calm" });
  await maya.send("PUT", "/api/user/view", { habits: ["water-at-school", "water-at-school"], bodyOfferClosed: true });
  expect((await maya.send("GET", "/api/user")).json().view).toEqual({
    foodDisplay: "calm",
    habits: ["water-at-school"],
    pausedSince: null,
    bodyOfferClosed: true,
    region: null,
  });
});

test("a user says where they live, on every device, downloads it, and takes it back", async () => {
  const { app } = await startTestApp();
  const maya = await signInAs(app);
  expect((await maya.send("PUT", "/api/user/view", { region: "IE" })).json()).toEqual({ ...UNDECIDED, region: "IE" });
  expect((await maya.send("PUT", "/api/user/view", { bodyOfferClosed: true })).json().region).toBe("IE");
  expect((await maya.send("GET", "/api/user")).json().view.region).toBe("IE");
  expect((await maya.send("GET", "/api/user/export")).json().account.view.region).toBe("IE");
  await maya.send("PUT", "/api/user/view", { region: null });
  expect((await maya.send("GET", "/api/user")).json().view.region).toBeNull();
});

test("calm mode keeps the calorie goal, and the export and the API keep every figure", async () => {
  const { app } = await startWithPantry();
  const maya = await signInAs(app);
  await maya.send("PUT", "/api/user/profile", { calorieGoal: 2300 });
  await maya.send("PUT", "/api/user/view", { foodDisplay: "calm" });
  expect((await maya.send("GET", "/api/user")).json().calorieGoal).toBe(2300);
  const { account } = (await maya.send("GET", "/api/user/export")).json();
  expect(account).toMatchObject({ calorieGoal: 2300, view: { foodDisplay: "calm" } });
  expect((await maya.send("GET", `/api/foods/${banana.id}`)).json().calories).toBe(banana.calories);
});

test("a pause lasts until something is logged", async () => {
  const { app } = await startWithPantry();
  const maya = await signInAs(app);
  const { pausedSince } = (await maya.send("PUT", "/api/user/view", { isPaused: true })).json();
  expect(pausedSince).not.toBeNull();
  expect((await maya.send("PUT", "/api/user/view", { isPaused: true })).json().pausedSince).toBe(pausedSince);
  const entry = { foodId: banana.id, quantity: 100, mealType: "snack" };
  expect((await maya.send("POST", "/api/diary", entry)).statusCode).toBe(201);
  expect((await maya.send("GET", "/api/user")).json().view.pausedSince).toBeNull();
  for (let pause = 0; pause < 5; pause += 1) {
    await maya.send("PUT", "/api/user/view", { isPaused: true });
    expect((await maya.send("GET", "/api/user")).json().view.pausedSince).not.toBeNull();
    expect((await maya.send("POST", "/api/diary/batch", { entries: [entry] })).statusCode).toBe(201);
    // Takes effect at once, regardless of caches and of delayed change notifications from the database.
    expect((await maya.send("GET", "/api/user")).json().view.pausedSince).toBeNull();
  }
});

test("each day says which food groups and habits it has", async () => {
  const { app } = await startWithPantry();
  const maya = await signInAs(app);
  const day = new Date().toISOString().slice(0, 10);
  await maya.send("POST", "/api/diary", { foodId: banana.id, quantity: 118, mealType: "breakfast" });
  await maya.send("PUT", `/api/water/${day}`, { morningGlasses: 1 });
  const { days } = (await maya.send("GET", `/api/diary/days?from=${day}&to=${day}&tz=UTC`)).json();
  expect(days[0]).toMatchObject({ glasses: 1, groups: ["fruit"], habits: ["fruit-at-breakfast", "water-at-school"] });
});

test("another user cannot see or change the view, and neither can an administrator", async () => {
  const testApp = await startTestApp();
  const [maya, ada] = [await signInAs(testApp.app), await signInAdmin(testApp)];
  await maya.send("PUT", "/api/user/view", { foodDisplay: "calm", region: "IE" });
  await ada.send("PUT", "/api/user/view", { foodDisplay: "numbers", region: "NZ" });
  expect((await maya.send("GET", "/api/user")).json().view).toMatchObject({ foodDisplay: "calm", region: "IE" });
  const listed = (await ada.send("GET", "/api/admin/users")).body;
  expect(listed).toContain('"email"');
  expect(listed).not.toMatch(/foodDisplay|"view"|pausedSince|"region"/);
});

test.each([
  { foodDisplay: "loud" },
  { foodDisplay: null },
  { habits: ["skip-lunch"] },
  { habits: ["fruit-at-breakfast", "three-colors", "water-at-school", "four-groups"] },
  { bodyOfferClosed: false },
  { isPaused: "yes" },
  { region: "ie" },
  { region: "XX" },
])("%o is rejected", async (change) => {
  const { app } = await startTestApp();
  const maya = await signInAs(app);
  expect((await maya.send("PUT", "/api/user/view", change)).statusCode).toBe(400);
});
