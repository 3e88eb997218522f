import { inspectPage } from "#e2e/support/inspection.ts";
import { ANY_SCREEN, expect, test } from "#e2e/support/journey.ts";
import { fillLogin, makePerson, toast } from "#e2e/support/people.ts";

test.use({ expectedStatuses: [401] });

test("a wrong password and an unknown address get the same response", ANY_SCREEN, async ({ page }) => {
  const person = makePerson();
  const registered = await page.request.post("/api/register", { data: { ...person, confirmPassword: person.password } });
  expect(registered.status()).toBe(201);
  await page.context().clearCookies();

  await page.goto("/auth");
  await inspectPage(page, "login");
  await fillLogin(page, { email: person.email, password: "Crunchy-apple-8" });
  await expect(toast(page, "Login failed")).toContainText("Invalid email or password");
  await expect(page).toHaveURL("/auth");
  await inspectPage(page, "login-failed");

  await page.reload();
  await fillLogin(page, { email: makePerson().email, password: person.password });
  await expect(toast(page, "Login failed")).toContainText("Invalid email or password");
});
