import type { Page } from "@playwright/test";
import { inspectPage } from "#e2e/support/inspection.ts";
import { ANY_SCREEN, expect, test } from "#e2e/support/journey.ts";
import { OwnServer } from "#e2e/support/own-server.ts";
import { fillLogin, forgetSession, greeting, makePerson, type Person, toast } from "#e2e/support/people.ts";
import { ADMIN } from "#e2e/support/servers.ts";

// Waiting accounts get a 403, and so does AI without consent; with consent, the provider's address does not respond.
test.use({ expectedStatuses: [403, 502] });

test(
  "a child's account waits until an administrator records a guardian's consent, and AI until it covers that too",
  ANY_SCREEN,
  async ({ page }) => {
    test.slow();
    const server = new OwnServer({
      REGISTRATION: "invite",
      GUARDIAN_CONSENT_BELOW: "13",
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ANTHROPIC_API_KEY: "operator's key",
      ANTHROPIC_BASE_URL: "http://127.0.0.1:9",
    });
    try {
      await server.start();
      const pupil = makePerson();
      await registerAtTwelve(page, await makeInvitation(page, server.origin), pupil);

      await page.goto(`${server.origin}/auth`);
      await fillLogin(page, pupil);
      await expect(toast(page, "Login failed")).toContainText("Your account is waiting.");

      await recordConsent(page, server.origin, pupil);
      await logIn(page, server.origin, pupil);
      await askAi(page, server.origin);
      await expect(toast(page, "AI is off for your account")).toBeVisible();

      await recordConsent(page, server.origin, pupil, { coversAi: true });
      await logIn(page, server.origin, pupil);
      await askAi(page, server.origin);
      await expect(toast(page, "Failed to get food information. Please try again.")).toBeVisible();
    } finally {
      await page.goto("about:blank");
      await server.remove();
    }
  },
);

/** Returns the address of the link. */
async function makeInvitation(page: Page, origin: string): Promise<string> {
  const as = { data: ADMIN };
  expect((await page.request.post(`${origin}/api/login`, as)).status()).toBe(200);
  const made = await page.request.post(`${origin}/api/admin/invitations`, { data: { note: "Class 6a", people: 1, days: 1 } });
  expect(made.status()).toBe(201);
  await forgetSession(page);
  return `${origin}/join#${(await made.json()).token}`;
}

async function registerAtTwelve(page: Page, link: string, pupil: Person): Promise<void> {
  await page.goto(link);
  await page.getByLabel("First name").fill(pupil.firstName);
  await page.getByLabel("How old are you?").fill("12");
  await page.getByLabel("Email").fill(pupil.email);
  await page.getByLabel("Password", { exact: true }).fill(pupil.password);
  await page.getByLabel("Confirm password", { exact: true }).fill(pupil.password);
  await inspectPage(page, "register-with-age");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { name: "Almost there" })).toBeVisible();
  await inspectPage(page, "awaits-consent");
}

/** Records consent as the administrator, in the list of users; ends without a session. */
async function recordConsent(page: Page, origin: string, pupil: Person, { coversAi = false } = {}): Promise<void> {
  await forgetSession(page);
  expect((await page.request.post(`${origin}/api/login`, { data: ADMIN })).status()).toBe(200);
  await page.goto(`${origin}/admin`);
  await expect(page.getByText(coversAi ? "Active" : "Waiting", { exact: true }).first()).toBeVisible();
  await page.getByRole("button", { name: `Record consent for ${pupil.firstName}` }).click();
  const dialog = page.getByRole("dialog", { name: "Record Consent" });
  await dialog.getByLabel("Who agreed, and how").fill("Mother, signed form");
  if (coversAi) await dialog.getByRole("checkbox", { name: /^They agreed to AI as well/ }).check();
  else await inspectPage(page, "record-consent", "[role=dialog]");
  await dialog.getByRole("button", { name: "Record" }).click();
  await expect(toast(page, "Consent Recorded")).toBeVisible();
  await expect(page.getByText("Waiting", { exact: true })).toHaveCount(0);
  if (!coversAi) await inspectPage(page, "admin-with-consent");
  await forgetSession(page);
}

async function logIn(page: Page, origin: string, pupil: Person): Promise<void> {
  await page.goto(`${origin}/auth`);
  await fillLogin(page, pupil);
  await expect(greeting(page, pupil)).toBeVisible();
}

async function askAi(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/search?q=zorbleflax`);
  await page.getByRole("button", { name: 'Analyze "zorbleflax" with AI' }).click();
}
