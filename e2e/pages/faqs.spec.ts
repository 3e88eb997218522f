import type { Page } from "@playwright/test";
import { inspectPage } from "#e2e/support/inspection.ts";
import { ANY_SCREEN, expect, test } from "#e2e/support/journey.ts";
import { arriveSignedIn } from "#e2e/support/people.ts";

async function openPanel(page: Page) {
  await page.getByRole("contentinfo").getByRole("button", { name: "FAQ" }).click();
  const panel = page.getByRole("dialog", { name: "Frequently asked questions" });
  await expect(panel.getByRole("button", { name: "What is BiteBright?" })).toBeVisible();
  return panel;
}

test("a visitor reads the questions and answers, by category and by search", async ({ page }) => {
  await page.goto("/");
  const panel = await openPanel(page);
  await expect(panel.getByRole("heading", { level: 3 }).first()).toHaveText(/^Account\(\d+ questions\)$/);
  await inspectPage(page, "faqs", "[role=dialog]");

  const general = panel.getByRole("button", { name: /^General \(\d+ questions\)$/ });
  await general.click();
  await expect(panel.getByRole("button", { name: "What is BiteBright?" })).toBeHidden();
  await general.click();

  await panel.getByRole("combobox", { name: "Category" }).selectOption("Features");
  await expect(panel.getByRole("heading", { level: 3 })).toHaveCount(0);
  await expect(panel.getByRole("button", { name: "What is BiteBright?" })).toBeHidden();
  await panel.getByRole("combobox", { name: "Category" }).selectOption("All Categories");

  const search = panel.getByRole("searchbox", { name: "Search FAQs" });
  await search.fill("no such words");
  await expect(panel.getByText("No FAQs found matching your criteria")).toBeVisible();
  await search.fill("DIARY");
  const question = panel.getByRole("button", { name: /Who can see my diary\?/ });
  await question.click();
  await expect(panel.getByRole("heading", { name: "Who can see my diary?" })).toBeFocused();
  await inspectPage(page, "faq-answer", "[role=dialog]");
  await panel.getByRole("button", { name: "Back to List" }).click();
  await expect(question).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
});

test("a member opens the same panel from the footer", ANY_SCREEN, async ({ page }) => {
  await arriveSignedIn(page, "/profile");
  await openPanel(page);
});

for (const [screen, width] of [
  [800, 400],
  [1280, 540],
] as const) {
  // Spec: S2.129
  test(`on a screen of ${screen} pixels the panel is ${width} wide`, ANY_SCREEN, async ({ page }) => {
    await page.setViewportSize({ width: screen, height: 800 });
    await page.goto("/auth");
    const panel = await openPanel(page);
    expect((await panel.boundingBox())?.width).toBe(width);
  });
}
