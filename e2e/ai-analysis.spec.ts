import { PROVIDERS, preferProvider } from "./support/ai.ts";
import { inspectPage } from "./support/inspection.ts";
import { expect, test } from "./support/journey.ts";
import { arriveSignedIn } from "./support/people.ts";
import { demoOrigin } from "./support/servers.ts";

test.use({ baseURL: demoOrigin() });

for (const [provider, name] of PROVIDERS) {
  test(`what nobody knows becomes a food of one's own, by ${name}`, async ({ page }) => {
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

test("somebody else's analyzed food is nobody's business", async ({ page, browser }) => {
  await arriveSignedIn(page, "/search?q=quibberfruit");
  await page.getByRole("button", { name: 'Analyze "quibberfruit" with AI' }).click();
  await expect(page.getByRole("dialog", { name: "Quibberfruit" })).toBeVisible();

  const other = await browser.newPage();
  await arriveSignedIn(other, "/search?q=quibberfruit");
  await expect(other.getByRole("heading", { name: "No match for “quibberfruit”" })).toBeVisible();
  await other.close();
});
