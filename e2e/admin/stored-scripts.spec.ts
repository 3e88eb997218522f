import type { APIRequestContext, Page } from "@playwright/test";
import { SITE_TEXTS } from "#core/domain/site/site-texts.ts";
import { HOSTILE_HTML } from "#e2e/support/hostile-html.ts";
import { ANY_SCREEN, expect, test } from "#e2e/support/journey.ts";
import { makePerson } from "#e2e/support/people.ts";
import { ADMIN, demoOrigin } from "#e2e/support/servers.ts";

// Runs on the demo server, because no other journey reads its texts.
test.use({ baseURL: demoOrigin() });
test.describe.configure({ mode: "serial" });

const HARMLESS = "<h2>Hello</h2><p>A <strong>bold</strong> word, a <em>soft</em> one and a list:</p><ul><li>one</li></ul>";
const ALL = HOSTILE_HTML.join("\n");

async function asAdmin(request: APIRequestContext): Promise<void> {
  expect((await request.post("/api/login", { data: ADMIN })).status()).toBe(200);
}

const ranScript = (page: Page): Promise<boolean> => page.evaluate(() => "hacked" in window);

test("the list of attacks is long enough", ANY_SCREEN, () => {
  expect(new Set(HOSTILE_HTML).size).toBeGreaterThanOrEqual(150);
});

test("no answer of an FAQ runs a script, not even on a page without a content security policy", ANY_SCREEN, async ({ page, request }) => {
  await asAdmin(request);
  const stored: string[] = [];
  for (const html of HOSTILE_HTML) {
    const faq = { question: "Try", answer: `${html}<p>end</p>`, category: "Tries", isPublished: true };
    const saved = await request.post("/api/admin/faqs", { data: faq });
    if (saved.status() === 400) continue;
    expect(saved.status(), html).toBe(201);
    const { id, answer } = await saved.json();
    stored.push(answer);
    // The list of questions has a maximum length, and there are more attempts than that.
    expect((await request.delete(`/api/admin/faqs/${id}`)).status()).toBe(204);
  }
  expect(stored.length).toBeGreaterThan(100);
  // A bare page would run everything that is left: handlers, followed addresses, inserted scripts.
  await page.goto("about:blank");
  await page.evaluate((answers) => {
    for (const html of answers) {
      const holder = document.createElement("div");
      document.body.append(holder);
      holder.innerHTML = html;
      // Serialized and parsed a second time, because some markup only becomes hostile then.
      const again = document.createElement("div");
      again.innerHTML = holder.innerHTML;
      document.body.append(again);
      for (const element of holder.querySelectorAll("*")) {
        for (const kind of ["click", "mouseover", "focus", "error", "load"]) element.dispatchEvent(new Event(kind, { bubbles: true }));
      }
    }
  }, stored);
  expect(await ranScript(page)).toBe(false);
  for (const html of stored) expect(html).not.toMatch(/<(?!\/?(?:h[234]|p|br|hr|ul|ol|li|strong|b|em|i|u|blockquote|code|a)\b)/);
  for (const html of stored) expect(html).not.toMatch(/\son\w+\s*=|javascript:|vbscript:|srcdoc|style=/i);
});

test(
  "texts, names and foods that contain scripts are shown and never run, and formatting is kept",
  ANY_SCREEN,
  async ({ page, request }) => {
    await asAdmin(request);
    for (const key of ["cookie_policy", "footer_privacy_policy", "profile_medical_disclaimer"] as const) {
      const value = (HARMLESS + ALL).slice(0, SITE_TEXTS[key].maxLength);
      expect((await request.put(`/api/admin/settings/${key}`, { data: { value } })).status(), key).toBe(200);
    }
    const title = `<img src=x onerror="window.hacked=1">Title`;
    expect((await request.put("/api/admin/settings/landing_hero_title", { data: { value: title } })).status()).toBe(200);
    try {
      await page.goto("/");
      await expect(page.getByRole("heading", { level: 1 })).toContainText("<img");
      await page.getByRole("button", { name: "Cookie Policy" }).first().click();
      const policy = page.getByRole("dialog");
      await expect(policy.getByRole("heading", { name: "Hello" })).toBeVisible();
      await expect(policy.locator("strong", { hasText: "bold" })).toBeVisible();
      expect(await ranScript(page)).toBe(false);

      const person = { ...makePerson(), firstName: "<script>window.hacked=1</script>", lastName: `"><img src=x onerror=window.hacked=1>` };
      expect((await page.request.post("/api/register", { data: { ...person, confirmPassword: person.password } })).status()).toBe(201);
      const food = {
        name: `<img src=x onerror=window.hacked=1> soup`,
        calories: 60,
        protein: 3,
        carbs: 8,
        fat: 2,
        healthBenefits: "<svg onload=window.hacked=1>",
      };
      const { id } = await (await page.request.post("/api/foods", { data: food })).json();
      await page.request.post("/api/diary", { data: { foodId: id, quantity: 100, mealType: "lunch" } });
      for (const path of ["/", "/diary", `/search?food=${id}`, "/profile?tab=preferences", "/trends"]) {
        await page.goto(path);
        await page.waitForLoadState("networkidle");
        expect(await ranScript(page), path).toBe(false);
      }
    } finally {
      for (const key of ["cookie_policy", "footer_privacy_policy", "profile_medical_disclaimer", "landing_hero_title"]) {
        await request.delete(`/api/admin/settings/${key}`);
      }
    }
  },
);
