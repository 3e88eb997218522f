import { arriveAsAdmin } from "#e2e/support/admins.ts";
import { inspectPage } from "#e2e/support/inspection.ts";
import { ANY_SCREEN, expect, test } from "#e2e/support/journey.ts";
import { toast } from "#e2e/support/people.ts";

test("an edited text is live at once and can be reset to its default", ANY_SCREEN, async ({ page }) => {
  await arriveAsAdmin(page);
  await page.getByRole("button", { name: "System Settings" }).click();
  await page.getByRole("tab", { name: "Sign-in" }).click();
  const label = "Sign-in page: headline of the side panel";
  const form = page.getByRole("form", { name: label });
  const text = form.getByLabel(label);
  await expect(form.getByRole("button", { name: "Save" })).toBeDisabled();
  await text.fill("Hello from the settings");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "Setting Updated")).toBeVisible();
  await expect(form.getByRole("button", { name: "Save" })).toBeDisabled();
  const settings = await (await page.request.get("/api/admin/settings/public")).json();
  expect(settings.map(({ value }: { value: string }) => value)).toContain("Hello from the settings");

  await form.getByRole("button", { name: "Back to default" }).click();
  const asking = page.getByRole("alertdialog", { name: "Back to the built-in text?" });
  await asking.getByRole("button", { name: "Back to default" }).click();
  await expect(text).toHaveValue(/^Welcome to/);
  await expect(form.getByRole("button", { name: "Back to default" })).toHaveCount(0);
});

test("HTML is previewed and sanitized, and visitors see the result", ANY_SCREEN, async ({ page }) => {
  const title = "Terms of Service";
  await arriveAsAdmin(page);
  await page.getByRole("button", { name: "System Settings" }).click();
  await page.getByRole("tab", { name: "Legal" }).click();
  await page.getByRole("tabpanel", { name: "Legal" }).getByLabel("Text to edit").selectOption(title);
  const form = page.getByRole("form", { name: title });
  const text = form.getByRole("textbox");
  await form.getByRole("button", { name: "Preview" }).click();
  await inspectPage(page, "admin-settings");
  await text.fill('<h2>In short</h2><p onclick="alert(1)">Be <b>kind</b>.</p><script>document.title = "hacked"</script>');
  const preview = form.getByRole("region", { name: `Preview of ${title}` });
  await expect(preview.getByRole("heading", { name: "In short" })).toBeVisible();
  await form.getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "Setting Updated")).toBeVisible();
  await expect(text).toHaveValue("<h2>In short</h2><p>Be <b>kind</b>.</p>");
  await page.getByRole("contentinfo").getByRole("button", { name: title }).click();
  await expect(page.getByRole("dialog", { name: title })).toContainText("Be kind.");
  await page.keyboard.press("Escape");
  await form.getByRole("button", { name: "Back to default" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Back to default" }).click();
  await expect(text).not.toHaveValue(/In short/);
  await expect(page).not.toHaveTitle("hacked");
});

test.describe("when the server refuses", () => {
  test.use({ expectedStatuses: [400] });

  test("the page says so and keeps what was typed", ANY_SCREEN, async ({ page }) => {
    await arriveAsAdmin(page);
    await page.getByRole("button", { name: "System Settings" }).click();
    await page.getByRole("tab", { name: "Preferences" }).click();
    const form = page.getByRole("tabpanel", { name: "Preferences" }).getByRole("form");
    await form.getByRole("textbox").fill("<script>alert(1)</script>");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(toast(page, "Update Failed")).toContainText("Nothing is left of this text after cleaning.");
    await expect(form.getByRole("textbox")).toHaveValue("<script>alert(1)</script>");
  });
});
