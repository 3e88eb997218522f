import { expect, test, vi } from "vitest";
import { userPreferences } from "#server/db/tables/preferences.ts";
import { signInAs, startTestApp } from "#server/testing/test-app.ts";

const NOTHING = {
  preferredLLM: "anthropic",
  dietaryRestrictions: [],
  allergies: [],
  foodPreferences: [],
  medicalConditions: [],
  avoids: { allergens: [], lactose: false, unchecked: [] },
};

// Spec: S3.36, S3.37, S7.19
test("preferences start empty with anthropic, and keep what the user enters", async () => {
  const { app } = await startTestApp();
  const maya = await signInAs(app);
  expect((await maya.send("GET", "/api/user/preferences")).json()).toEqual(NOTHING);
  const said = { dietaryRestrictions: ["vegetarian"], allergies: ["peanut", " ", "sesame"], medicalConditions: ["IBS"] };
  const saved = (await maya.send("PUT", "/api/user/preferences", said)).json();
  expect(saved).toEqual({
    ...NOTHING,
    ...said,
    allergies: ["peanut", "sesame"],
    avoids: { allergens: ["peanut", "sesame"], lactose: false, unchecked: [] },
  });
  expect((await maya.send("GET", "/api/user/preferences")).json()).toEqual(saved);
});

test("what the lines and conditions mean is said at once, and a word that nobody can look for is kept as unchecked", async () => {
  const { app } = await startTestApp();
  const maya = await signInAs(app);
  const said = { allergies: ["penuts", "kiwi", "Lactose intolerance"], medicalConditions: ["Celiac Disease"] };
  const { allergies, avoids } = (await maya.send("PUT", "/api/user/preferences", said)).json();
  expect(allergies).toEqual(said.allergies);
  expect(avoids).toEqual({
    allergens: ["wheat", "gluten"],
    lactose: true,
    unchecked: [
      { line: "penuts", meant: "peanuts" },
      { line: "kiwi", meant: null },
    ],
  });
  expect((await maya.send("GET", "/api/user/preferences")).json().avoids).toEqual(avoids);
});

// Spec: S7.19, D2.32
test("the provider alone can be changed without touching the rest; null clears", async () => {
  const { app } = await startTestApp();
  const maya = await signInAs(app);
  await maya.send("PUT", "/api/user/preferences", { allergies: ["peanut"] });
  expect((await maya.send("PUT", "/api/user/preferences", { preferredLLM: "gemini" })).json()).toMatchObject({
    preferredLLM: "gemini",
    allergies: ["peanut"],
  });
  expect((await maya.send("PUT", "/api/user/preferences", { preferredLLM: null, allergies: null })).json()).toEqual(NOTHING);
});

test("another user cannot see or change preferences", async () => {
  const { app } = await startTestApp();
  const [maya, noah] = [await signInAs(app), await signInAs(app)];
  await maya.send("PUT", "/api/user/preferences", { allergies: ["peanut"] });
  await noah.send("PUT", "/api/user/preferences", { allergies: ["milk"] });
  expect((await maya.send("GET", "/api/user/preferences")).json().allergies).toEqual(["peanut"]);
});

// Spec: S3.35
test.each([
  { preferredLLM: "acme" },
  { medicalConditions: ["Being fifteen"] },
  { allergies: ["x".repeat(101)] },
  { allergies: Array.from({ length: 51 }, () => "x") },
  { allergies: "peanut" },
])("%o is rejected", async (change) => {
  const { app } = await startTestApp();
  const maya = await signInAs(app);
  expect((await maya.send("PUT", "/api/user/preferences", change)).statusCode).toBe(400);
});

test("preferences that another process changes are read in their new state", async () => {
  const { app, database } = await startTestApp();
  const other = await startTestApp({ database });
  const maya = await signInAs(app);
  const onOther = async () => (await other.send("GET", "/api/user/preferences", undefined, { cookie: maya.cookie })).json();
  expect(await onOther()).toEqual(NOTHING);
  for (const preferredLLM of ["gemini", "openai"]) {
    await maya.send("PUT", "/api/user/preferences", { preferredLLM });
    await vi.waitFor(async () => expect(await onOther()).toMatchObject({ preferredLLM }));
  }
  await database.db.delete(userPreferences);
  await vi.waitFor(async () => expect(await onOther()).toEqual(NOTHING));
});
