import { expect, test } from "vitest";
import { listUsers, NewUser, UserChange } from "./admin-users.ts";

const LEO = { email: "leo@example.com", firstName: "Leo", lastName: "Tanaka", password: "Sunny-day1!" };
const made = (overrides: object) => NewUser.safeParse({ ...LEO, ...overrides });

// Spec: S5.18
test("a new account is not an administrator by default", () => {
  expect(NewUser.parse(LEO).isAdmin).toBe(false);
});

// Spec: S5.19, S5.20, S9.24, D2.51
test.each([
  ["height", 50, 300],
  ["weight", 20, 1000],
  ["age", 1, 150],
  ["calorieGoal", 800, 5000],
])("%s is optional and ranges from %d to %d, both included", (name, from, to) => {
  expect([from, to].map((value) => made({ [name]: value }).success)).toEqual([true, true]);
  expect([from - 1, to + 1].map((value) => made({ [name]: value }).success)).toEqual([false, false]);
  expect(made({}).success).toBe(true);
});

// Spec: S3.12, S5.21, D2.48
test.each([
  ["lose_weight", "lose"],
  ["maintain_weight", "maintain"],
  ["gain_weight", "gain"],
  ["build_muscle", "build_muscle"],
  ["improve_health", "improve_health"],
])("the goal %s is stored as %s", (goal, stored) => {
  expect(NewUser.parse({ ...LEO, goal }).goal).toBe(stored);
  expect(UserChange.parse({ weightGoal: goal }).weightGoal).toBe(stored);
});

// Spec: S3.10, S5.21
test("extremely_active is stored as extra_active; other words are refused", () => {
  expect(UserChange.parse({ activityLevel: "extremely_active" }).activityLevel).toBe("extra_active");
  expect(UserChange.parse({ activityLevel: "sedentary" }).activityLevel).toBe("sedentary");
  expect(made({ activityLevel: "lazy" }).success).toBe(false);
  expect(made({ goal: "shrink" }).success).toBe(false);
});

// Spec: S5.17
test.each(["@", "$", "!", "%", "*", "?", "&"])("%s is a special character here", (character) => {
  expect(made({ password: `Sunnyday1${character}` }).success).toBe(true);
});

// Spec: S5.17, D2.29
test.each(["#", "-", "_", ".", "+"])("%s is not a special character here", (character) => {
  expect(made({ password: `Sunnyday1${character}` }).success).toBe(false);
});

// Spec: S5.22
test("every field of a change is optional, and an empty password changes nothing", () => {
  expect(UserChange.parse({})).toEqual({});
  expect(UserChange.safeParse({ password: "" }).success).toBe(true);
  expect(UserChange.safeParse({ password: "short" }).success).toBe(false);
});

// Spec: D6.12
test("by default the list has the newest hundred users", () => {
  expect(listUsers.query.parse({})).toEqual({ sort: "newest", limit: 100, offset: 0 });
});
