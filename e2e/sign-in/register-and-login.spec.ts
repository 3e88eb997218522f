import { inspectPage } from "#e2e/support/inspection.ts";
import { ANY_SCREEN, expect, test } from "#e2e/support/journey.ts";
import { fillLogin, greeting, makePerson, openUserMenu, register, toast } from "#e2e/support/people.ts";

test.describe("over a log-out", () => {
  // After a logout, the app checks the session once more and gets a 401.
  test.use({ expectedStatuses: [401] });

  // Spec: S2.8
  test("a visitor registers, logs out and logs in again", async ({ page }) => {
    const person = await register(page);
    await expect(page).toHaveURL("/");

    const menu = await openUserMenu(page);
    await menu.getByRole("menuitem", { name: "Logout" }).click();
    await expect(toast(page, "Logged out")).toContainText("You have been successfully logged out.");
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("link", { name: "Start Learning Now" })).toBeVisible();

    await page.getByRole("link", { name: "Login", exact: true }).click();
    await expect(page).toHaveURL("/auth");
    await fillLogin(page, person);
    await expect(toast(page, "Welcome back!")).toContainText("You've been successfully logged in.");
    await expect(greeting(page, person)).toBeVisible();

    await page.reload();
    await expect(greeting(page, person)).toBeVisible();
    await page.goto("/auth");
    await expect(greeting(page, person)).toBeVisible();
  });
});

test("the registration form names what is wrong", ANY_SCREEN, async ({ page }) => {
  await page.goto("/auth");
  await page.getByRole("tab", { name: "Register" }).click();
  const form = page.getByRole("tabpanel", { name: "Register" });
  await form.getByLabel("Email").fill("nobody");
  await form.getByLabel("Password", { exact: true }).fill("apple");
  await form.getByLabel("Confirm password", { exact: true }).fill("pear");
  await form.getByRole("button", { name: "Create account" }).click();

  await expect(form.getByText("Invalid email address")).toBeVisible();
  await expect(form.getByText("Password must be at least 8 characters")).toBeVisible();
  await expect(form.getByText("Passwords don't match")).toBeVisible();
  await expect(form.getByLabel("Email")).toBeFocused();
  await inspectPage(page, "register-errors");

  await form.getByLabel("Password", { exact: true }).fill("crunchy-apple-7");
  await expect(form.getByText("Password must contain at least one uppercase letter")).toBeVisible();
});

test("the login form asks for both fields", ANY_SCREEN, async ({ page }) => {
  await page.goto("/auth");
  await fillLogin(page, { email: "nobody", password: "" });
  await expect(page.getByText("Invalid email address")).toBeVisible();
  await expect(page.getByText("Password is required")).toBeVisible();
  await inspectPage(page, "login-errors");
});

test.describe("with an email address that is taken", () => {
  test.use({ expectedStatuses: [409] });

  test("registration fails with the server's reason and keeps what was typed", ANY_SCREEN, async ({ page }) => {
    const person = makePerson();
    const first = await page.request.post("/api/register", { data: { ...person, confirmPassword: person.password } });
    expect(first.status()).toBe(201);
    await page.context().clearCookies();

    await page.goto("/auth");
    await page.getByRole("tab", { name: "Register" }).click();
    const form = page.getByRole("tabpanel", { name: "Register" });
    await form.getByLabel("Email").fill(person.email.toUpperCase());
    await form.getByLabel("Password", { exact: true }).fill(person.password);
    await form.getByLabel("Confirm password", { exact: true }).fill(person.password);
    await form.getByRole("button", { name: "Create account" }).click();
    await expect(toast(page, "Registration failed")).toBeVisible();
    await expect(form.getByLabel("Email")).toHaveValue(person.email.toUpperCase());
  });
});
