import type { Page } from "@playwright/test";
import { arriveAsAdmin } from "#e2e/support/admins.ts";
import { inspectPage } from "#e2e/support/inspection.ts";
import { ANY_SCREEN, expect, test } from "#e2e/support/journey.ts";
import { arriveSignedIn, greeting, openUserMenu, toast } from "#e2e/support/people.ts";

const panel = (page: Page, name: string) => page.getByRole("tabpanel", { name });
const save = (page: Page) => page.getByRole("button", { name: "Save changes" }).click();

test("a user fills in the profile, sees the energy need and finds everything again", ANY_SCREEN, async ({ page }) => {
  await arriveSignedIn(page, "/profile");
  const profile = panel(page, "Profile");
  await profile.getByLabel("First name").fill("Ava");
  await profile.getByLabel("Age").fill("15");
  await profile.getByRole("radio", { name: "Female", exact: true }).check();
  await profile.getByRole("radio", { name: "Metric" }).check();
  await profile.getByLabel("Height").fill("162");
  await profile.getByLabel("Weight (kg)").fill("54");
  await profile.getByRole("radio", { name: /^Lightly active/ }).check();
  const need = profile.getByRole("region", { name: "Your energy need" });
  await expect(need).toContainText("About 2,253 kcal a day");
  await need.getByRole("button", { name: "Why this number" }).click();
  await expect(need).toContainText("2,252.87");
  await profile.getByLabel("Daily calorie goal").fill("1400");
  await expect(profile.getByText("This goal is lower than most people your age need to grow.")).toBeVisible();
  await inspectPage(page, "profile-filled");

  await need.getByRole("button", { name: "Use as my goal" }).click();
  await expect(profile.getByText("This goal is lower than most people your age need to grow.")).toBeHidden();
  await save(page);
  await expect(toast(page, "Profile saved")).toContainText("Your changes are in.");
  await expect(page.getByRole("button", { name: /^User menu/ })).toContainText("AL");

  await page.reload();
  await expect(profile.getByLabel("Daily calorie goal")).toHaveValue("2253");
  await expect(profile.getByRole("radio", { name: /^Lightly active/ })).toBeChecked();
  await page.goto("/");
  await expect(greeting(page, { firstName: "Ava" })).toBeVisible();
});

test("the form keeps feet and pounds, and the profile stores centimeters and kilograms", ANY_SCREEN, async ({ page }) => {
  await arriveSignedIn(page, "/profile");
  const profile = panel(page, "Profile");
  await profile.getByRole("radio", { name: "Metric" }).check();
  await profile.getByLabel("Height").fill("162");
  await profile.getByLabel("Weight (kg)").fill("54.3");
  await save(page);
  await expect(toast(page, "Profile saved")).toBeVisible();
  await profile.getByRole("radio", { name: "US" }).check();
  await page.reload();
  await expect(profile.getByLabel("Height, feet")).toHaveValue("5");
  await profile.getByLabel("Age").fill("15");
  await save(page);
  await expect(toast(page, "Profile saved")).toBeVisible();
  const stored = await (await page.request.get("/api/user")).json();
  expect([stored.height, stored.weight, stored.age]).toEqual([162, 54.3, 15]);
});

test("a figure out of bounds gets its message and the focus", ANY_SCREEN, async ({ page }) => {
  await arriveSignedIn(page, "/profile");
  const profile = panel(page, "Profile");
  await profile.getByLabel("Age").fill("155");
  await profile.getByLabel("Daily calorie goal").fill("100");
  await save(page);
  await expect(profile.getByText("Age must be between 1 and 150")).toBeVisible();
  await expect(profile.getByText("Daily calorie goal must be between 800 and 5000")).toBeVisible();
  await expect(profile.getByLabel("Age")).toBeFocused();
  await inspectPage(page, "profile-errors");
});

test("the preferences are saved line by line, and 'I understand' is accepted once", ANY_SCREEN, async ({ page }) => {
  await arriveSignedIn(page, "/profile?tab=preferences");
  const preferences = panel(page, "Preferences");
  await preferences.getByLabel("Allergies").fill("peanuts\n\n  sesame \n");
  await preferences.getByRole("checkbox", { name: "Celiac Disease" }).check();
  await preferences.getByRole("radio", { name: "Gemini" }).check();
  await preferences.getByRole("button", { name: "I understand" }).click();
  await expect(preferences.getByText(/^You understood this on /)).toBeVisible();
  await inspectPage(page, "preferences");
  await save(page);
  await expect(toast(page, "Preferences saved")).toBeVisible();

  await page.reload();
  await expect(preferences.getByLabel("Allergies")).toHaveValue("peanuts\nsesame");
  await expect(preferences.getByRole("checkbox", { name: "Celiac Disease" })).toBeChecked();
  await expect(preferences.getByRole("radio", { name: "Gemini" })).toBeChecked();
  await expect(preferences.getByText(/^You understood this on /)).toBeVisible();
});

test("Back leads through the tabs, with what was typed still there", ANY_SCREEN, async ({ page }) => {
  await arriveSignedIn(page, "/profile");
  await panel(page, "Profile").getByLabel("Age").fill("15");
  await page.getByRole("tab", { name: "Preferences" }).click();
  await expect(page).toHaveURL("/profile?tab=preferences");
  await expect(panel(page, "Preferences").getByLabel("Allergies")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/profile");
  await expect(panel(page, "Profile").getByLabel("Age")).toHaveValue("15");
});

test("leaving unsaved edits by a link or Back asks first", ANY_SCREEN, async ({ page }) => {
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  const stay = question.getByRole("button", { name: "Stay" });
  // `goBack` would wait for a navigation that is blocked.
  const back = () => page.evaluate(() => window.history.back());
  await arriveSignedIn(page, "/diary");
  await (await openUserMenu(page)).getByRole("menuitem", { name: "Profile" }).click();
  const age = panel(page, "Profile").getByLabel("Age");
  await age.fill("15");
  const diary = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Food Diary" });

  await diary.click();
  await expect(stay).toBeFocused();
  await inspectPage(page, "profile-leave");
  await stay.press("Enter");
  await expect(diary).toBeFocused();
  await expect(age).toHaveValue("15");

  await page.getByRole("tab", { name: "Preferences" }).click();
  await page.goBack();
  await expect(age).toBeVisible();
  await expect(question).toBeHidden();
  await back();
  await expect(stay).toBeFocused();
  await expect(page).toHaveURL("/profile");
  await stay.click();
  await expect(question).toBeHidden();
  await expect(age).toHaveValue("15");

  await back();
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL("/diary");
  await expect(page.getByRole("heading", { level: 1, name: "Food Diary" })).toBeFocused();
  await page.goForward();
  await expect(age).toHaveValue("");

  await age.fill("16");
  await diary.click();
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL("/diary");
  await expect(page.getByRole("heading", { level: 1, name: "Food Diary" })).toBeFocused();
});

test("leaving unsaved edits by the user menu asks first", ANY_SCREEN, async ({ page }) => {
  await arriveAsAdmin(page);
  await page.goto("/profile");
  await panel(page, "Profile").getByLabel("Age").fill("45");
  const menu = await openUserMenu(page);
  await menu.getByRole("menuitem", { name: "Admin Dashboard" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Admin Dashboard" })).toBeVisible();
  await expect(menu).toBeHidden();
});

test("nothing in either tab is wider than the screen, down to 320 pixels", ANY_SCREEN, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await arriveSignedIn(page, "/profile");
  for (const path of ["/profile", "/profile?tab=preferences"]) {
    await page.goto(path);
    await expect(page.getByRole("form")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});
