import { inspectPage } from "#e2e/support/inspection.ts";
import { ANY_SCREEN, expect, test } from "#e2e/support/journey.ts";
import { arriveSignedIn } from "#e2e/support/people.ts";

// The page itself may respond with 404.
test.use({ expectedStatuses: [404] });

for (const path of ["/no-such-page", "/diary", "/admin"]) {
  // Spec: S6.1
  test(`a visitor at ${path} sees 'Page Not Found'`, ANY_SCREEN, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
    await expect(page).toHaveURL(path);
  });
}

test("the page leads a visitor home", ANY_SCREEN, async ({ page }) => {
  await page.goto("/no-such-page");
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
  await inspectPage(page, "not-found-signed-out");
  await page.getByRole("link", { name: "Back home" }).click();
  await expect(page.getByRole("link", { name: "Start Learning Now" })).toBeVisible();
});

// Spec: S2.10
test("a member sees the page inside the shell", async ({ page }) => {
  await arriveSignedIn(page, "/no-such-page");
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^User menu/ })).toBeVisible();
  await inspectPage(page, "not-found-signed-in");
});

test("an unknown API path does not return a page", ANY_SCREEN, async ({ page }) => {
  const answer = await page.request.get("/api/no-such-thing");
  expect(answer.status()).toBe(404);
  expect(answer.headers()["content-type"]).toContain("application/json");
});
