import type { Page } from "@playwright/test";
import { neverReadAhead } from "#e2e/support/device.ts";
import { ANY_SCREEN, expect, test } from "#e2e/support/journey.ts";
import { arriveSignedIn, makePerson } from "#e2e/support/people.ts";

const drink = (page: Page) => page.getByRole("region", { name: "Water" }).getByRole("button", { name: "One glass more, morning" }).click();
const TOASTER = /\/assets\/toaster-[^/]*\.js$/;
/** The message is visible for half a second, which a slow test may miss, so the page itself records it. */
function noteLostSession(): void {
  new MutationObserver(() => {
    const item = [...document.querySelectorAll("ol li")].find(({ textContent }) => textContent?.startsWith("Unauthorized"));
    if (item) sessionStorage.setItem("said", item.textContent ?? "");
  }).observe(document, { childList: true, subtree: true });
}
const emailInMenu = (page: Page, email: string) => page.getByRole("menu").getByText(email);

test.describe("in a browser that two people share", () => {
  test.use({ expectedStatuses: [409] });

  test(
    "an open page saves nothing for a user who signed in elsewhere, and then becomes that user's page",
    ANY_SCREEN,
    async ({ page, context }) => {
      await neverReadAhead(page);
      const maya = await arriveSignedIn(page, "/diary");
      await page.waitForLoadState("networkidle");
      await expect(page.getByRole("region", { name: "Water" })).toContainText("0 of 8 glasses");
      // Only the cookie changes: no page of the app notices that the other person signs in.
      const noah = { ...makePerson(), firstName: "Noah" };
      const answer = await context.request.post("/api/register", { data: { ...noah, confirmPassword: noah.password } });
      expect(answer.status()).toBe(201);

      const loaded = page.waitForEvent("load");
      await drink(page);
      await loaded;
      await expect(page.getByRole("region", { name: "Water" })).toContainText("0 of 8 glasses");
      const day = await page.evaluate(() => new Date().toLocaleDateString("sv-SE"));
      expect(await (await context.request.get(`/api/water/${day}`)).json()).toMatchObject({ morningGlasses: 0 });
      await page.getByRole("button", { name: /^User menu/ }).click();
      await expect(emailInMenu(page, noah.email)).toBeVisible();
      await expect(emailInMenu(page, maya.email)).toHaveCount(0);
      await page.keyboard.press("Escape");

      await drink(page);
      await expect(page.getByRole("region", { name: "Water" })).toContainText("1 of 8 glasses");
      await expect.poll(async () => (await context.request.get(`/api/water/${day}`)).json()).toMatchObject({ morningGlasses: 1 });
    },
  );
});

test.describe("a session that ended", () => {
  test.use({ expectedStatuses: [401] });

  test("is announced by a message whose code was loaded in advance", ANY_SCREEN, async ({ page, context }) => {
    const file = page.waitForResponse(TOASTER);
    await neverReadAhead(page);
    await page.addInitScript(noteLostSession);
    await arriveSignedIn(page, "/diary");
    await (await file).finished();
    await page.route(TOASTER, (route) => route.abort());
    await context.clearCookies();
    await drink(page);
    await expect(page).toHaveURL("/auth");
    expect(await page.evaluate(() => sessionStorage.getItem("said"))).toBe("UnauthorizedYou are logged out. Logging in again...");
  });
});
