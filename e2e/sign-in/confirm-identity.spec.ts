import { inspectPage } from "#e2e/support/inspection.ts";
import { ANY_SCREEN, expect, test } from "#e2e/support/journey.ts";
import { arriveSignedIn, toast } from "#e2e/support/people.ts";

test.describe("long after the login", () => {
  test.use({ expectedStatuses: [400, 403] });

  test("adding a key asks for the password, and then adds it", ANY_SCREEN, async ({ page }) => {
    const person = await arriveSignedIn(page, "/profile?tab=api-keys");
    // Waiting ten minutes is too long for a test, so the first response is the one that the server sends after that time.
    let wasRefused = false;
    await page.route("**/api/user/api-keys", (route) => {
      if (wasRefused || route.request().method() !== "POST") return route.fallback();
      wasRefused = true;
      return route.fulfill({ status: 403, json: { message: "Please type your password again.", code: "password_needed" } });
    });
    await page.getByRole("radio", { name: "OpenAI" }).check();
    await page.getByLabel("API key", { exact: true }).fill("sk-0123456789abcdef");
    await page.getByRole("button", { name: "Add key" }).click();

    const dialog = page.getByRole("dialog", { name: "Confirm it's you" });
    await dialog.getByLabel("Your password").fill("Crunchy-apple-8");
    await dialog.getByRole("button", { name: "Confirm" }).click();
    await expect(dialog.getByText("That password is incorrect")).toBeVisible();
    await inspectPage(page, "confirm-identity", "[role=dialog]");
    await dialog.getByLabel("Your password").fill(person.password);
    await page.keyboard.press("Enter");
    await expect(toast(page, "API key added")).toContainText("OpenAI is ready.");
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/ends in cdef/)).toBeVisible();
  });
});

test(
  "the devices card reports failed attempts on unknown devices until the report is dismissed",
  ANY_SCREEN,
  async ({ page, playwright, baseURL }) => {
    const { email } = await arriveSignedIn(page);
    const stranger = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
    for (const password of ["Crunchy-apple-8", "Crunchy-apple-9"]) {
      expect((await stranger.post("/api/login", { data: { email, password } })).status()).toBe(401);
    }
    await stranger.dispose();
    await page.goto("/profile?tab=security");
    const card = page.getByRole("region", { name: "Signed in on these devices" });
    await expect(card.getByText(/^2 wrong password tries since /)).toBeVisible();
    await inspectPage(page, "failed-attempts");
    await card.getByRole("button", { name: "Got it" }).click();
    await expect(card.getByText(/wrong password tries/)).toHaveCount(0);
  },
);
