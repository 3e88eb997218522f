import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { AuditRecord } from "#core/contracts/admin-users.ts";
import { arriveAsAdmin } from "#e2e/support/admins.ts";
import { inspectPage } from "#e2e/support/inspection.ts";
import { ANY_SCREEN, expect, test } from "#e2e/support/journey.ts";
import { arriveSignedIn, toast } from "#e2e/support/people.ts";
import { ADMIN } from "#e2e/support/servers.ts";

const PASSWORD = "Crunchy-apple7!";
const newEmail = () => `leo-${randomUUID()}@example.com`;

async function find(page: Page, text: string, range = "1 to 1 of 1"): Promise<void> {
  await page.getByRole("searchbox", { name: "Search users" }).fill(text);
  await expect(page.getByText(range, { exact: true })).toBeVisible();
}

async function addUser(page: Page, email: string): Promise<void> {
  const data = { email, firstName: "Leo", lastName: "Tanaka", password: PASSWORD };
  expect((await page.request.post("/api/admin/users", { data })).status()).toBe(201);
}

test(
  "an administrator creates an account, changes it, resets its password and deletes it",
  ANY_SCREEN,
  async ({ page, playwright, baseURL }) => {
    await arriveAsAdmin(page);
    const email = newEmail();
    await page.getByRole("button", { name: "Create User" }).click();
    const creating = page.getByRole("dialog", { name: "Create User" });
    await creating.getByRole("button", { name: "Create User" }).click();
    await expect(creating.getByText("Invalid email address")).toBeVisible();
    await expect(creating.getByText("First name is required")).toBeVisible();
    await expect(creating.getByText("Last name is required")).toBeVisible();
    await inspectPage(page, "admin-create-user", "[role=dialog]");
    await creating.getByLabel("Email").fill(email);
    await creating.getByLabel("First Name").fill("Leo");
    await creating.getByLabel("Last Name").fill("Tanaka");
    await creating.getByLabel("Password", { exact: true }).fill("Crunchy-apple7");
    await creating.getByRole("button", { name: "Create User" }).click();
    await expect(creating.getByText("Password must contain uppercase, lowercase, number, and special character")).toBeVisible();
    await creating.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await creating.getByRole("button", { name: "Create User" }).click();
    await expect(toast(page, "User Created")).toContainText("New user has been successfully created!");
    await expect(page.getByRole("button", { name: "Create User" })).toBeFocused();

    await find(page, email);
    await page.getByRole("button", { name: "Edit Leo Tanaka" }).click();
    const editing = page.getByRole("dialog", { name: `Edit User: ${email}` });
    await editing.getByLabel("Height (cm)").fill("301");
    await editing.getByRole("button", { name: "Update User" }).click();
    await expect(editing.getByText("Height must be between 50 and 300")).toBeVisible();
    await inspectPage(page, "admin-edit-user", "[role=dialog]");
    await editing.getByLabel("Height (cm)").fill("170");
    await editing.getByLabel("First Name").fill("Leonard");
    await editing.getByLabel("Weight Goal").selectOption("Build muscle");
    await editing.getByRole("checkbox", { name: "Administrator privileges" }).check();
    await editing.getByRole("button", { name: "Update User" }).click();
    await expect(toast(page, "User Updated")).toBeVisible();
    await expect(page.getByText("Leonard Tanaka").locator("xpath=..").getByText("Admin")).toBeVisible();

    await page.getByRole("button", { name: "Reset password of Leonard Tanaka" }).click();
    const resetting = page.getByRole("dialog", { name: "Reset Password" });
    await resetting.getByLabel("New Password", { exact: true }).fill("Juicy-melon9!");
    await resetting.getByLabel("Confirm Password").fill("Juicy-melon");
    await expect(resetting.getByText("Passwords do not match")).toBeVisible();
    await inspectPage(page, "admin-reset-password", "[role=dialog]");
    await resetting.getByLabel("Confirm Password").fill("Juicy-melon9!");
    await resetting.getByRole("button", { name: "Reset Password" }).click();
    await expect(toast(page, "Password Reset")).toContainText("User password has been successfully reset!");
    const theirs = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
    expect((await theirs.post("/api/login", { data: { email, password: "Juicy-melon9!" } })).status()).toBe(200);

    // Read from the API, because the page also shows what other journeys do at the same time.
    const listActions = async (address: string) => {
      const audit: AuditRecord[] = await (await page.request.get("/api/admin/audit?limit=100")).json();
      return audit.filter(({ subject }) => subject === address).map(({ action, fields }) => [action, ...fields]);
    };
    expect(await listActions(email)).toEqual([
      ["password_reset"],
      ["user_updated", "firstName", "isAdmin", "height", "weightGoal"],
      ["user_created"],
    ]);

    await page.getByRole("button", { name: "Delete Leonard Tanaka" }).click();
    const asking = page.getByRole("alertdialog");
    await expect(asking).toContainText("Are you sure you want to delete this user? This action cannot be undone.");
    await inspectPage(page, "admin-delete-user", "[role=alertdialog]");
    await asking.getByRole("button", { name: "Delete" }).click();
    await expect(toast(page, "User Deleted")).toContainText("User has been successfully removed.");
    await expect(page.getByRole("heading", { name: "Nobody found" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Users", exact: true })).toBeFocused();
    expect((await theirs.get("/api/user")).status()).toBe(401);
    await theirs.dispose();

    await expect(page.getByRole("region", { name: "Recent changes" }).getByRole("listitem").first()).toBeVisible();
    expect(await listActions(email)).toEqual([]);
    expect(await listActions("")).toContainEqual(["user_deleted"]);
  },
);

test.describe("with an address that is taken", () => {
  test.use({ expectedStatuses: [409] });

  test("the form says so", ANY_SCREEN, async ({ page }) => {
    await arriveAsAdmin(page);
    await page.getByRole("button", { name: "Create User" }).click();
    const dialog = page.getByRole("dialog", { name: "Create User" });
    await dialog.getByLabel("Email").fill(ADMIN.email.toUpperCase());
    await dialog.getByLabel("First Name").fill("Leo");
    await dialog.getByLabel("Last Name").fill("Tanaka");
    await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await dialog.getByRole("button", { name: "Create User" }).click();
    await expect(dialog.getByText("Somebody has this email address already.")).toBeVisible();
    await expect(dialog.getByLabel("Email")).toBeFocused();
  });
});

test("administrators can't edit or delete themselves, and are advised to use two-factor", ANY_SCREEN, async ({ page }) => {
  await arriveAsAdmin(page);
  await find(page, ADMIN.email);
  await expect(page.getByRole("button", { name: /^Edit / })).toBeDisabled();
  await expect(page.getByRole("button", { name: /^Delete / })).toBeDisabled();
  await inspectPage(page, "admin");
  await page.getByRole("button", { name: /^Reset password of / }).click();
  await expect(page.getByRole("dialog", { name: "Reset Password" })).toContainText("This is your own account.");
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Set it up in your profile" }).click();
  await expect(page).toHaveURL("/profile?tab=security");
});

test("users can be searched, sorted and paged", async ({ page }) => {
  await arriveAsAdmin(page);
  const word = `page-${randomUUID()}`;
  for (let index = 10; index < 22; index += 1) await addUser(page, `${word}-${index}@example.com`);
  await find(page, word, "1 to 10 of 12");
  await page.getByRole("combobox", { name: "Sort users" }).selectOption("Email, A to Z");
  await expect(page.getByText(`${word}-10@example.com`).first()).toBeVisible();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("11 to 12 of 12")).toBeVisible();
  await expect(page.getByText(`${word}-21@example.com`).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Next" })).toBeDisabled();
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(page.getByText("1 to 10 of 12")).toBeVisible();
});

test("a member is denied access", ANY_SCREEN, async ({ page }) => {
  await arriveSignedIn(page, "/admin");
  await expect(page.getByRole("heading", { level: 1, name: "Access Denied" })).toBeVisible();
  await expect(page.getByText("You need administrator privileges to access this page.")).toBeVisible();
  await inspectPage(page, "admin-denied");
});

test("nothing on the page is wider than the screen, down to 320 pixels", ANY_SCREEN, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await arriveAsAdmin(page);
  const email = `a-very-long-address-of-somebody-${randomUUID()}@example.com`;
  await addUser(page, email);
  await find(page, email);
  await page.getByRole("button", { name: "System Settings" }).click();
  await expect(page.getByRole("tab", { name: "Legal" })).toBeVisible();
  await page.getByRole("button", { name: "FAQ Management" }).click();
  await expect(page.getByRole("button", { name: "Add FAQ" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
