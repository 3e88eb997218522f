import { expect, test } from "vitest";
import { SITE_TEXT_KEYS } from "#core/domain/site/site-texts.ts";
import { adminSettings } from "#server/db/tables/settings.ts";
import { signInAdmin } from "#server/testing/sign-in-admin.ts";
import { startTestApp } from "#server/testing/test-app.ts";

// Spec: S1.21, S3.47, S6.2, S7.36, D6.4, D6.5
test("the public settings contain every known text, edited or built in, readable without login", async () => {
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

// Spec: S6.7, S7.39
test("an administrator edits a text, HTML is sanitized, and the built-in text can be restored", async () => {
  const testApp = await startTestApp();
  const admin = await signInAdmin(testApp);
  const put = (key: string, value: unknown) => admin.send("PUT", `/api/admin/settings/${key}`, { value });
  const readSetting = async (key: string) =>
    (await testApp.send("GET", "/api/admin/settings/public")).json().find((one: { key: string }) => one.key === key)?.value;
  const builtIn = await readSetting("cookie_policy");

  expect((await put("landing_hero_title", "Eat <b>bright</b>")).json()).toMatchObject({ value: "Eat <b>bright</b>", isDefault: false });
  expect((await put("cookie_policy", "<h2>Hi</h2><script>alert(1)</script>")).json().value).toBe("<h2>Hi</h2>");
  expect(await readSetting("cookie_policy")).toBe("<h2>Hi</h2>");
  expect((await admin.send("DELETE", "/api/admin/settings/cookie_policy")).json()).toMatchObject({ value: builtIn, isDefault: true });
  expect(await readSetting("cookie_policy")).toBe(builtIn);

  expect((await put("cookie_policy", "  ")).statusCode).toBe(400);
  expect((await put("cookie_policy", "<script>alert(1)</script>")).statusCode).toBe(400);
  expect((await put("first_faqs", "x")).statusCode).toBe(400);
  expect((await put("landing_hero_title", "x".repeat(50_001))).statusCode).toBe(400);
  const all = (await admin.send("GET", "/api/admin/settings")).json();
  expect(all).toHaveLength(SITE_TEXT_KEYS.length);
  expect(all[0]).toMatchObject({ key: "landing_hero_title", category: "landing", type: "text", isEditable: true });
});

test("an administrator adds helplines to the support page; a line that cannot be parsed is named", async () => {
  const testApp = await startTestApp();
  const admin = await signInAdmin(testApp);
  const put = (value: string) => admin.send("PUT", "/api/admin/settings/support_lines", { value });
  const line = "School nurse | 555-0134 | School days, 8 to 3 | https://school.example";
  expect((await put(line)).json()).toMatchObject({ key: "support_lines", value: line, isDefault: false });
  const refused = await put(`${line}\nCounselor | | | javascript:alert(1)`);
  expect(refused.statusCode).toBe(400);
  expect(refused.json().message).toContain("Counselor");
  expect((await put(`Nurse | 988 | ${"x".repeat(2_000)}`)).statusCode).toBe(400);
  const texts = (await testApp.send("GET", "/api/admin/settings/public")).json();
  expect(texts.find(({ key }: { key: string }) => key === "support_lines").value).toBe(line);

  const lines = (amount: number) => Array.from({ length: amount }, (_, index) => `Line ${index} | 988`).join("\n");
  expect((await put(lines(20))).statusCode).toBe(200);
  const tooMany = await put(lines(21));
  expect([tooMany.statusCode, tooMany.json().message]).toEqual([400, "Please give at most 20 lines."]);
});
