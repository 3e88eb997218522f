import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { ANY_SCREEN, expect, test } from "#e2e/support/journey.ts";
import { logMeals } from "#e2e/support/logged-days.ts";
import { arriveSignedIn, makePerson } from "#e2e/support/people.ts";

const PHONE = { width: 390, height: 760 };
const MAX_PIXELS_OFF = 1;

async function measureBox(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not on the screen.`);
  return box;
}

/** An open dialog hides messages from assistive technology, except for the copy that is read out. */
const hiddenMessage = (page: Page, text: string): Locator =>
  page
    .getByRole("region", { name: /notifications/i, includeHidden: true })
    .getByRole("listitem", { includeHidden: true })
    .filter({ hasText: text });

test("the button of the first page stays in its column at 320 pixels", ANY_SCREEN, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/");
  const button = page.getByRole("link", { name: "Start Learning Now", exact: true }).first();
  expect(await button.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  const box = await measureBox(button);
  // A button that is too wide also widens its column, so it is compared with the page's margins.
  expect(box.x + box.width).toBeLessThanOrEqual(320 - box.x + MAX_PIXELS_OFF);
});

test("a long name or address does not push the arrow out of the user menu", ANY_SCREEN, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const person = { ...makePerson(), firstName: "Maximiliana-Konstantina", email: `m-${randomUUID()}@example.com` };
  const answer = await page.request.post("/api/register", { data: { ...person, confirmPassword: person.password } });
  expect(answer.status()).toBe(201);
  await page.goto("/");
  const trigger = page.getByRole("button", { name: /^User menu/ });
  const arrow = await measureBox(trigger.locator("svg").last());
  expect([arrow.width, arrow.height]).toEqual([16, 16]);
  const box = await measureBox(trigger);
  expect(arrow.x + arrow.width).toBeLessThanOrEqual(box.x + box.width);
  expect(box.x + box.width).toBeLessThanOrEqual(1280);
});

test("on a phone a message does not cover the field it is about", ANY_SCREEN, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await arriveSignedIn(page, "/diary");
  await page.getByRole("button", { name: "Manual entry" }).click();
  const dialog = page.getByRole("dialog", { name: "Enter a food yourself" });
  await dialog.getByLabel("Food name").fill("Stew");
  for (const label of ["Calories", "Protein", "Carbs", "Fat"]) await dialog.getByLabel(new RegExp(`^${label}`)).fill("5");
  await dialog.getByLabel(/^Quantity/).fill("0");
  await dialog.getByRole("button", { name: /^Add to / }).click();
  const message = hiddenMessage(page, "Invalid Quantity");
  await expect(message).toBeVisible();
  const [said, field, words] = [message, dialog.getByLabel(/^Quantity/), dialog.getByText(/^Invalid Quantity\./)];
  const top = await measureBox(said);
  for (const part of [field, words]) {
    const { y } = await measureBox(part);
    expect(y).toBeGreaterThan(top.y + top.height);
  }
});

test("a message does not cover Save in a dialog that is opened after it", ANY_SCREEN, async ({ page }) => {
  await arriveSignedIn(page);
  await logMeals(page, [
    { food: "banana", grams: 118, mealType: "lunch" },
    { food: "apple", grams: 150, mealType: "lunch" },
  ]);
  await page.goto("/diary");
  const eaten = page.getByRole("region", { name: "Lunch", exact: true }).getByRole("listitem");
  await eaten
    .last()
    .getByRole("button", { name: /^Remove/ })
    .click();
  await eaten.first().getByRole("button").first().click();
  const save = page.getByRole("dialog").getByRole("button", { name: "Save" });
  for (const width of [1280, 1024, 768, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const [button, said] = [await measureBox(save), await measureBox(hiddenMessage(page, "Removed"))];
    const isBeside = button.x + button.width <= said.x || said.x + said.width <= button.x;
    const isBelow = said.y + said.height <= button.y;
    expect(isBeside || isBelow, `${width} pixels wide: ${JSON.stringify({ button, said })}`).toBe(true);
  }
});

test("a search field has one button that clears it, and its list has pictures", ANY_SCREEN, async ({ page }) => {
  await arriveSignedIn(page, "/diary");
  await page.getByRole("button", { name: "Add food to breakfast", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Add food" });
  const box = sheet.getByRole("searchbox", { name: "Search foods" });
  await box.fill("banana");
  await expect(sheet.getByText("Foods found")).toBeAttached();
  // A browser does not reveal how it draws its own button, so the test checks that the rule that hides it exists and applies to this field.
  const rules = await page.evaluate(() => [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)));
  expect(rules.join("\n")).toMatch(/::-webkit-search-cancel-button(?:\s*\{\s*&)?\s*\{\s*display:\s*none/);
  await expect(box).toHaveClass(/search-cancel-button\]:hidden/);
  const pictures = sheet.getByRole("listitem").locator("img");
  await expect.poll(() => pictures.count()).toBeGreaterThan(5);
  expect(await pictures.evaluateAll((all) => all.filter((one) => one.getAttribute("loading") === "lazy").length)).toBe(0);
});
