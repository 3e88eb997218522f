import { expect, type Page } from "@playwright/test";
import { ADMIN } from "./servers.ts";

/** As the administrator whom every server has from its start. */
export async function arriveAsAdmin(page: Page): Promise<void> {
  expect((await page.request.post("/api/login", { data: ADMIN })).status()).toBe(200);
  await page.goto("/admin");
  await expect(page.getByRole("heading", { level: 1, name: "Admin Dashboard" })).toBeVisible();
}
