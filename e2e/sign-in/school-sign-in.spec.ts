import { inspectPage } from "#e2e/support/inspection.ts";
import { ANY_SCREEN, expect, test } from "#e2e/support/journey.ts";
import { freePort } from "#e2e/support/mail-server.ts";
import { OwnServer } from "#e2e/support/own-server.ts";
import { openUserMenu } from "#e2e/support/people.ts";
import { CLIENT, SchoolProvider } from "#e2e/support/school-provider.ts";

test("a pupil signs in with the school's provider, gets an account, and signs out there too", ANY_SCREEN, async ({ page }) => {
  test.slow();
  const publicUrl = `http://127.0.0.1:${await freePort()}`;
  const school = new SchoolProvider(await freePort(), publicUrl);
  await school.start();
  const server = new OwnServer({
    PUBLIC_URL: publicUrl,
    OIDC_ISSUER: school.issuer,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
    OIDC_NAME: "Northfield High",
  });
  try {
    await server.start();
    // The provider's own pages request a font from another host.
    await page.route("https://fonts.googleapis.com/**", (route) => route.fulfill({ contentType: "text/css", body: "" }));
    await page.goto(`${publicUrl}/auth`);
    await expect(page.getByRole("link", { name: "Sign in with Northfield High" })).toBeVisible();
    await inspectPage(page, "login-with-school");
    await page.getByRole("link", { name: "Sign in with Northfield High" }).click();
    await page.getByPlaceholder("Enter any login").fill("noor");
    await page.getByPlaceholder("and password").fill("anything");
    await page.getByRole("button", { name: "Sign-in" }).click();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Skip" }).click();
    await expect(page.getByRole("heading", { name: "Hi, Noor!", level: 1 })).toBeVisible();

    await page.goto(`${publicUrl}/profile?tab=security`);
    await expect(page.getByText("Northfield High").first()).toBeVisible();
    await inspectPage(page, "school-in-profile");

    const menu = await openUserMenu(page);
    await menu.getByRole("menuitem", { name: "Logout" }).click();
    await page.getByRole("button", { name: "Yes, sign me out" }).click();
    await expect(page).toHaveURL(`${publicUrl}/`);
    await expect(page.getByRole("link", { name: "Start Learning Now" })).toBeVisible();
  } finally {
    await page.goto("about:blank");
    await server.remove();
    await school.stop();
  }
});
