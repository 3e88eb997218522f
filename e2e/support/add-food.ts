import { expect, type Page } from "@playwright/test";

export const sheet = (page: Page) => page.getByRole("dialog", { name: "Add food" });
export const meal = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
export const open = (page: Page, name = "breakfast") => page.getByRole("button", { name: `Add food to ${name}`, exact: true });

export async function expectAtBreakfast(page: Page, names: readonly string[]): Promise<void> {
  const entries = meal(page, "Breakfast").getByRole("list", { name: "Breakfast" }).getByRole("listitem");
  await expect(entries).toHaveCount(names.length);
  for (const name of names) await expect(entries.filter({ hasText: name }).first()).toBeVisible();
}
