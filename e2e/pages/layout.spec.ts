import type { Page } from "@playwright/test";
import { arriveAsAdmin } from "#e2e/support/admins.ts";
import { expect, test } from "#e2e/support/journey.ts";
import { arriveSignedIn } from "#e2e/support/people.ts";

/** Checks that need a real browser: what stays visible, what is next to what, and what is cut off. */
async function expectHeaderStays(page: Page): Promise<void> {
  const header = page.getByRole("banner");
  await expect(header).toBeVisible();
  await page.mouse.wheel(0, 1200);
  await page.evaluate(() => window.scrollTo(0, 1200));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  expect((await header.boundingBox())?.y).toBe(0);
}

// Spec: S2.16
test("the visitors' header stays at the top while the page scrolls", async ({ page }) => {
  await page.goto("/");
  await expectHeaderStays(page);
});

// Spec: S2.29
test("the members' header stays at the top while the page scrolls", async ({ page }) => {
  await arriveSignedIn(page);
  await expect(page.getByRole("heading", { name: "Quick Actions" })).toBeVisible();
  await expectHeaderStays(page);
});

// Spec: S2.24
test("the sign-in page has a panel beside the form only on large screens", async ({ page }) => {
  const panel = page.getByRole("complementary", { name: "About BiteBright" });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/auth");
  await expect(panel.getByRole("heading", { level: 2 })).toBeVisible();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(panel).toBeHidden();
});

// Spec: S2.126
test("an answer takes two lines at most in the administrators' list", async ({ page }) => {
  await arriveAsAdmin(page);
  const answer = `<p>${"A long answer about food. ".repeat(40)}</p>`;
  const faq = { question: `Long? ${Date.now()} ${test.info().project.name}`, answer, category: "Layout", isPublished: false };
  const { id } = await (await page.request.post("/api/admin/faqs", { data: faq })).json();
  await page.getByRole("button", { name: "FAQ Management" }).click();
  await page.getByRole("combobox", { name: "Category" }).selectOption("Layout");
  const text = page
    .getByRole("listitem")
    .filter({ hasText: faq.question })
    .getByText(/^A long answer about food\./);
  await expect(text).toBeVisible();
  const lines = await text.evaluate((element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight));
  expect(Math.round(lines)).toBe(2);
  await page.request.delete(`/api/admin/faqs/${id}`);
});
