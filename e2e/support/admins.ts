import { expect, type Page } from "@playwright/test";
import { ADMIN } from "./servers.ts";

/** Signs in as the administrator that every server creates on startup. */
export async function arriveAsAdmin(page: Page): Promise<void> {
  expect((await page.request.post("/api/login", { data: ADMIN })).status()).toBe(200);
  await page.goto("/admin");
  await expect(page.getByRole("heading", { level: 1, name: "Admin Dashboard" })).toBeVisible();
}
