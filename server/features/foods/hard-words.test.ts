import { expect, test } from "vitest";
import { signInAs, startTestApp } from "#server/testing/test-app.ts";

const NUTRIENTS = { calories: 100, protein: 1, carbs: 1, fat: 1 };

test("a search for self-harm answers with somebody to talk to alone, without repeating the words", async () => {
  const { app } = await startTestApp();
  const maya = await signInAs(app);
  const response = await maya.send("GET", `/api/foods/search?q=${encodeURIComponent("i want to kill myself")}`);
  expect([response.statusCode, response.json().code]).toEqual([400, "see_support"]);
  expect(response.json().message).toMatch(/^You don't have to carry this alone\. .*\/support/);
  expect(response.body).not.toContain("kill");
});

test("a search for anything else that is hard still finds foods", async () => {
  const { app } = await startTestApp();
  const maya = await signInAs(app);
  const response = await maya.send("GET", `/api/foods/search?q=${encodeURIComponent("lose weight fast")}`);
  expect([response.statusCode, Array.isArray(response.json())]).toEqual([200, true]);
});

test("own foods, recipes, saved meals and preferences with hard words are saved, and the answer says where help is", async () => {
  const { app } = await startTestApp();
  const maya = await signInAs(app);
  const food = await maya.send("POST", "/api/foods", { name: "starve myself", category: "user-entered", ...NUTRIENTS });
  expect([food.statusCode, food.headers["x-see-support"]]).toEqual([201, "/support"]);
  const items = [{ foodId: food.json().id, quantity: 100 }];
  const meal = await maya.send("POST", "/api/meals", { name: "purge meal", items });
  expect([meal.statusCode, meal.headers["x-see-support"]]).toEqual([201, "/support"]);
  const recipe = { name: "Broth", ingredients: "1 carrot", steps: "Boil it.\nI hate my body", servings: 1, isHeated: true };
  const saved = await maya.send("POST", "/api/own-recipes", recipe);
  expect([saved.statusCode, saved.headers["x-see-support"]]).toEqual([201, "/support"]);
  const preferences = await maya.send("PUT", "/api/user/preferences", { foodPreferences: ["how to lose weight fast"] });
  expect([preferences.statusCode, preferences.headers["x-see-support"]]).toEqual([200, "/support"]);
});

test("ordinary names bring no such header", async () => {
  const { app } = await startTestApp();
  const maya = await signInAs(app);
  const food = await maya.send("POST", "/api/foods", { name: "Killer brownies", category: "user-entered", ...NUTRIENTS });
  expect([food.statusCode, food.headers["x-see-support"]]).toEqual([201, undefined]);
});
