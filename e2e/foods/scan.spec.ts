import type { Page } from "@playwright/test";
import { PROVIDERS, preferProvider, takePhoto } from "#e2e/support/ai.ts";
import { inspectPage } from "#e2e/support/inspection.ts";
import { ANY_SCREEN, expect, test } from "#e2e/support/journey.ts";
import { arriveSignedIn, openUserMenu, toast } from "#e2e/support/people.ts";
import { demoOrigin } from "#e2e/support/servers.ts";

const MAX_BYTES = 10 * 1024 * 1024;

const input = (page: Page) => page.getByLabel("Photo of your meal", { exact: true });
const preview = (page: Page) => page.getByAltText("Your meal");
const scan = (page: Page) => page.getByRole("button", { name: "Scan photo" });
const items = (page: Page) => page.getByRole("list", { name: "Detected foods" }).getByRole("listitem");
const kcal = async (page: Page) => Number.parseInt(await page.getByRole("region", { name: "Nutrition of the plate" }).innerText(), 10);
const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(":scan-")));

async function scanPhoto(page: Page, [provider, name] = PROVIDERS[0]): Promise<void> {
  await arriveSignedIn(page);
  await preferProvider(page, provider);
  await page.goto("/scan");
  await expect(page.getByRole("main").getByRole("button", { name: `AI provider: ${name}` })).toBeVisible();
  await input(page).setInputFiles(await takePhoto(page));
  await expect(preview(page)).toBeVisible();
  await scan(page).click();
  await expect(page.getByRole("heading", { name: "On your plate" })).toBeVisible();
}

test.describe("with AI", () => {
  test.use({ baseURL: demoOrigin() });

  test("a photo becomes a plate, is corrected, and goes into the diary", async ({ page }) => {
    await scanPhoto(page);
    await expect(page.getByText("4 foods found")).toBeVisible();
    await expect(items(page)).toHaveCount(4);
    await expect(items(page).first()).toContainText("USDA");
    await expect(items(page).last()).toContainText("AI estimate");
    await inspectPage(page, "scan-result");

    const before = await kcal(page);
    await page.getByLabel(/^Grams of .*chicken/i).fill("240");
    await expect.poll(() => kcal(page)).toBeGreaterThan(before);

    await items(page)
      .nth(1)
      .getByRole("button", { name: /^Change/ })
      .click();
    const dialog = page.getByRole("dialog", { name: "Which food is it?" });
    await dialog.getByRole("searchbox").fill("quinoa");
    await expect(dialog.getByRole("button", { name: /quinoa/i }).first()).toBeVisible();
    await inspectPage(page, "scan-change-food", "[role=dialog]");
    await dialog
      .getByRole("button", { name: /quinoa/i })
      .first()
      .click();
    await expect(
      items(page)
        .nth(1)
        .getByRole("heading", { name: /quinoa/i }),
    ).toBeVisible();

    await page.getByRole("radio", { name: "Dinner" }).check();
    await page.getByRole("button", { name: "Add all to diary" }).click();
    await expect(toast(page, "Added to dinner")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Open diary" }).click();
    await expect(page.getByRole("region", { name: "Dinner" }).getByRole("button", { name: /^Remove / })).toHaveCount(4);
  });

  for (const provider of PROVIDERS) {
    // Spec: S4.24
    test(`${provider[1]} looks at a photo, and Clear starts over`, ANY_SCREEN, async ({ page }) => {
      await scanPhoto(page, provider);
      await expect(items(page)).toHaveCount(4);
      await page.getByRole("button", { name: "Clear" }).click();
      await expect(page.getByRole("button", { name: "Choose a photo" })).toBeFocused();
      expect(await storedKeys(page)).toEqual([]);
    });
  }

  test.describe("on a shared computer", () => {
    // After a logout, the app checks the session once more and gets a 401.
    test.use({ expectedStatuses: [401] });

    test("photo and result are there after a reload, and gone after a logout", ANY_SCREEN, async ({ page }) => {
      await scanPhoto(page);
      await page.reload();
      await expect(preview(page)).toBeVisible();
      await expect(items(page)).toHaveCount(4);
      expect(await storedKeys(page)).toHaveLength(2);
      const size = await page.evaluate(() =>
        Math.max(...Object.entries(localStorage).map(([key, value]) => (key.endsWith(":scan-preview") ? value.length : 0))),
      );
      expect(size).toBeLessThanOrEqual(300_000);

      const menu = await openUserMenu(page);
      await menu.getByRole("menuitem", { name: "Logout" }).click();
      await expect(page).toHaveURL("/");
      expect(await storedKeys(page)).toEqual([]);
    });
  });

  test.describe("a photo in Apple's format", () => {
    test.use({ expectedStatuses: [400] });

    test("is sent unchanged, and the server's advice is shown", ANY_SCREEN, async ({ page }) => {
      await arriveSignedIn(page, "/scan");
      const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic"), Buffer.alloc(200)]);
      await input(page).setInputFiles({ name: "IMG_0001.HEIC", mimeType: "image/heic", buffer: heic });
      await expect(page.getByText("Your photo is here. This browser just can't show it.")).toBeVisible();
      await scan(page).click();
      await expect(toast(page, "Scan Failed")).toContainText("HEIC");
    });
  });
});

test("a file that is not a photo is rejected before it is sent", ANY_SCREEN, async ({ page }) => {
  await arriveSignedIn(page, "/scan");
  await scan(page).click();
  await expect(toast(page, "No Image Selected")).toBeVisible();
  await inspectPage(page, "scan-empty");
  await input(page).setInputFiles({ name: "lunch.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") });
  await expect(toast(page, "Invalid File Type")).toContainText("Please select an image file.");
  await input(page).setInputFiles({ name: "lunch.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(MAX_BYTES + 1) });
  await expect(toast(page, "File Too Large")).toContainText("Please select an image smaller than 10MB.");
});

test("without a key the page says so and links to the API keys", ANY_SCREEN, async ({ page }) => {
  await arriveSignedIn(page, "/scan");
  await input(page).setInputFiles(await takePhoto(page));
  await expect(preview(page)).toBeVisible();
  await scan(page).click();
  await expect(toast(page, "API key needed")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Go to API keys" }).click();
  await expect(page).toHaveURL("/profile?tab=api-keys");
});
