import { expect, test } from "vitest";
import { signInAs, startTestApp } from "#server/testing/test-app.ts";

// Spec: S7.16, S7.17, D2.5, D2.31
test("a change affects only what it names: absent stays, null clears", async () => {
  const { app } = await startTestApp();
  const maya = await signInAs(app);
  const noah = await signInAs(app);
  const full = {
    age: 15,
    height: 162,
    weight: 54.5,
    gender: "female",
    activityLevel: "lightly_active",
    weightGoal: "maintain",
    calorieGoal: 2250,
  };
  expect((await maya.send("PUT", "/api/user/profile", full)).json()).toMatchObject({ ...full, firstName: "Maya" });
  const changed = (await maya.send("PUT", "/api/user/profile", { weight: null, lastName: "" })).json();
  expect(changed).toMatchObject({ ...full, weight: null, lastName: null, firstName: "Maya" });
  expect((await maya.send("GET", "/api/auth/user")).json()).toEqual(changed);
  expect((await noah.send("GET", "/api/user")).json().age).toBeNull();
});

// Spec: S3.7, S5.41, S5.42, S5.43, S5.44
test.each([
  [{ height: 49 }, "Height must be between 50 and 250 cm"],
  [{ height: 251 }, "Height must be between 50 and 250 cm"],
  [{ height: 160.5 }, "Height must be a whole number"],
  [{ weight: 19.9 }, "Weight must be between 20 and 500 kg"],
  [{ weight: 501 }, "Weight must be between 20 and 500 kg"],
  [{ age: 0 }, "Age must be between 1 and 150"],
  [{ age: 151 }, "Age must be between 1 and 150"],
  [{ calorieGoal: 799 }, "Daily calorie goal must be between 800 and 5000"],
  [{ calorieGoal: 5001 }, "Daily calorie goal must be between 800 and 5000"],
])("%o is rejected", async (change, message) => {
  const { app } = await startTestApp();
  const maya = await signInAs(app);
  const response = await maya.send("PUT", "/api/user/profile", change);
  expect([response.statusCode, response.json().message]).toEqual([400, message]);
});

// Spec: S5.41, S5.42, S5.43, S5.44, D2.49
test.each([
  { height: 50, weight: 20, age: 1, calorieGoal: 800 },
  { height: 250, weight: 500, age: 150, calorieGoal: 5000 },
  { weightGoal: "build_muscle" },
])("%o is accepted", async (change) => {
  const { app } = await startTestApp();
  const maya = await signInAs(app);
  expect((await maya.send("PUT", "/api/user/profile", change)).json()).toMatchObject(change);
});

// Spec: S3.14
test("users cannot make themselves admins, change their email address or take 'I understand' back", async () => {
  const { app } = await startTestApp();
  const maya = await signInAs(app, { email: "maya@example.com" });
  const accepted = (await maya.send("PUT", "/api/user/profile", { disclaimerAccepted: true })).json();
  expect(accepted).toMatchObject({ disclaimerAccepted: true, disclaimerAcceptedAt: expect.any(String) });
  expect((await maya.send("PUT", "/api/user/profile", { disclaimerAccepted: false })).statusCode).toBe(400);
  const sneaky = (await maya.send("PUT", "/api/user/profile", { isAdmin: true, email: "boss@example.com", emailVerified: true })).json();
  expect(sneaky).toMatchObject({ isAdmin: false, email: "maya@example.com", emailVerified: false });
});

test("a low goal, an impossible height and 'lose' while underweight are flagged in every response about the user", async () => {
  const { app } = await startTestApp();
  const maya = await signInAs(app);
  const codes = (user: { notices: { code: string }[] }) => user.notices.map(({ code }) => code);
  expect(codes((await maya.send("GET", "/api/user")).json())).toEqual([]);
  expect(codes((await maya.send("PUT", "/api/user/profile", { age: 15, calorieGoal: 1000 })).json())).toEqual(["goal_low"]);
  const change = { height: 50, weight: 40, gender: "female" };
  expect(codes((await maya.send("PUT", "/api/user/profile", change)).json())).toEqual(["check_height", "goal_low"]);
  const thin = { height: 162, weight: 38, weightGoal: "lose", calorieGoal: null };
  const changed = (await maya.send("PUT", "/api/user/profile", thin)).json();
  expect(changed.notices).toEqual([{ code: "see_a_doctor", message: expect.stringMatching(/dietitian/) }]);
  expect((await maya.send("GET", "/api/user")).json()).toEqual(changed);
});

test("'lose' changes no figure: before 19 it is for a parent or doctor to plan, and every response says so", async () => {
  const { app } = await startTestApp();
  const maya = await signInAs(app);
  const body = { age: 15, gender: "female", height: 162, weight: 54, activityLevel: "lightly_active", calorieGoal: 2200 };
  const { notices: before, ...stored } = (await maya.send("PUT", "/api/user/profile", body)).json();
  expect(before).toEqual([]);
  const { notices, ...losing } = (await maya.send("PUT", "/api/user/profile", { weightGoal: "lose" })).json();
  expect(notices).toEqual([{ code: "plan_with_adults", message: expect.stringMatching(/parent or doctor/) }]);
  expect(losing).toEqual({ ...stored, weightGoal: "lose", updatedAt: losing.updatedAt });
  expect((await maya.send("GET", "/api/user")).json().notices).toEqual(notices);
  expect((await maya.send("PUT", "/api/user/profile", { age: 18 })).json().notices).toEqual(notices);
  const grownUp = (await maya.send("PUT", "/api/user/profile", { age: 19 })).json();
  expect(grownUp.notices).toEqual([{ code: "lose_changes_nothing", message: expect.stringMatching(/changes no number/) }]);
  expect(grownUp.calorieGoal).toBe(2200);
});
