import { expect, test } from "vitest";
import { SITE_TEXT_KEYS } from "#core/domain/site-texts.ts";
import { adminSettings } from "#server/db/tables/settings.ts";
import { startTestApp } from "#server/testing/test-app.ts";

test("the public settings hold every known text, edited or built in, readable without login", async () => {
  const { send, database } = await startTestApp();
  await database.db.insert(adminSettings).values([
    { key: "landing_hero_title", value: "Eat, learn, repeat", category: "landing" },
    { key: "cookie_policy", value: "<p onclick=alert(1)>Yum</p><script>alert(1)</script>", category: "legal", type: "html" },
    { key: "smtp_password", value: "canary", category: "system" },
  ]);
  const response = await send("GET", "/api/admin/settings/public");
  const texts: { key: string; value: string }[] = response.json();
  expect(texts.map(({ key }) => key)).toEqual(SITE_TEXT_KEYS);
  expect(texts[0]).toEqual({ key: "landing_hero_title", value: "Eat, learn, repeat" });
  expect(texts[1]?.value).toBe("Discover, track, and optimize your nutrition with AI-powered insights and personalized recommendations.");
  expect(response.body).not.toContain("canary");
  expect(texts.find(({ key }) => key === "cookie_policy")?.value).toBe("<p>Yum</p>");
});
