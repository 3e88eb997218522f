import { PROVIDERS, preferProvider } from "#e2e/support/ai.ts";
import { inspectPage } from "#e2e/support/inspection.ts";
import { ANY_SCREEN, expect, test } from "#e2e/support/journey.ts";
import { arriveSignedIn, toast } from "#e2e/support/people.ts";
import { demoOrigin } from "#e2e/support/servers.ts";

test.use({ baseURL: demoOrigin() });

for (const [provider, name] of PROVIDERS) {
  test(`an unknown food becomes one of the user's own foods, by ${name}`, ANY_SCREEN, async ({ page }) => {
    await arriveSignedIn(page);
    await preferProvider(page, provider);
    await page.goto("/search?q=zorbleflax");
    await page.getByRole("button", { name: 'Analyze "zorbleflax" with AI' }).click();

    const sheet = page.getByRole("dialog", { name: "Zorbleflax" });
    await expect(sheet).toBeVisible();
    await expect(page).toHaveURL(/\/search\?q=zorbleflax&food=[0-9a-f-]{36}$/);
    await expect(sheet.getByText("only you see it")).toBeVisible();
    await expect(sheet.getByText(`AI estimate · ${name}`)).toBeVisible();
    if (provider === "anthropic") await inspectPage(page, "ai-analysis");

    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(page.getByRole("list", { name: "Foods found" }).getByRole("heading", { name: "Zorbleflax" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Not the food you meant?" })).toBeVisible();
  });
}

// Spec: D3.3
test("another user cannot find an analyzed food", ANY_SCREEN, async ({ page, browser }) => {
  await arriveSignedIn(page, "/search?q=quibberfruit");
  await page.getByRole("button", { name: 'Analyze "quibberfruit" with AI' }).click();
  await expect(page.getByRole("dialog", { name: "Quibberfruit" })).toBeVisible();

  const other = await browser.newPage();
  await arriveSignedIn(other, "/search?q=quibberfruit");
  await expect(other.getByRole("heading", { name: "No match for “quibberfruit”" })).toBeVisible();
  await other.close();
});

test.describe("when a provider refuses", () => {
  test.use({ expectedStatuses: [400, 429, 502] });

  for (const [trouble, words] of [
    ["429", "AI Service Quota Exceeded"],
    ["401", "API key not accepted"],
    ["500", "Failed to get food information. Please try again."],
    ["html", "Failed to get food information. Please try again."],
    ["nonsense", "Failed to get food information. Please try again."],
  ] as const) {
    test(`with ${trouble}, the page says what to do and stays`, ANY_SCREEN, async ({ page }) => {
      const text = `zorbleflax stand-in:${trouble}`;
      await arriveSignedIn(page, `/search?q=${encodeURIComponent(text)}`);
      await page.getByRole("button", { name: `Analyze "${text}" with AI` }).click();
      await expect(toast(page, words)).toBeVisible();
      await expect(page.getByRole("button", { name: `Analyze "${text}" with AI` })).toBeEnabled();
    });
  }
});
