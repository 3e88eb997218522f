import { expect, test } from "vitest";
import { rateLimits } from "#server/db/tables/rate-limits.ts";
import { sessions } from "#server/db/tables/sessions.ts";
import { MAYA_AT_SCHOOL as MAYA, openSchool } from "#server/testing/open-school.ts";
import { SchoolBrowser } from "#server/testing/school-browser.ts";
import { PASSWORD, startTestApp } from "#server/testing/test-app.ts";

test("a new user gets an account without a password, signs out there too, and finds the account again", async () => {
  const { provider, browser, database, send } = await openSchool({ OIDC_NAME: "Northfield High" });
  expect((await send("GET", "/api/sign-in-ways")).json()).toMatchObject({ providers: [{ id: "1", name: "Northfield High" }], only: false });
  const maya = browser();
  const authorizationUrl = new URL(await maya.start());
  expect(Object.fromEntries(authorizationUrl.searchParams)).toMatchObject({
    client_id: "food",
    response_type: "code",
    code_challenge_method: "S256",
    redirect_uri: "http://localhost:3000/api/school-sign-in/1/callback",
    scope: "openid email profile",
  });
  expect((await maya.comeBack(provider.answer(authorizationUrl.href, MAYA))).headers.location).toBe("/?welcome");
  const user = await maya.user();
  expect(user).toMatchObject({ email: "maya@school.example", firstName: "Maya", emailVerified: true, hasPassword: false, isAdmin: false });

  expect((await maya.send("GET", "/api/user/school-sign-ins")).json()).toMatchObject([
    { name: "Northfield High", email: "maya@school.example" },
  ]);
  expect((await maya.send("GET", "/api/user/export")).json().schoolSignIns).toMatchObject([{ issuer: provider.issuer, subject: "maya-1" }]);
  expect(JSON.stringify(await database.db.select().from(sessions))).not.toContain("eyJ");

  const left = new URL(String((await maya.send("POST", "/api/logout")).headers["x-sign-out-at"]));
  expect(left.origin + left.pathname).toBe(`${provider.issuer}/end`);
  expect(Object.fromEntries(left.searchParams)).toMatchObject({
    post_logout_redirect_uri: "http://localhost:3000/",
    id_token_hint: expect.stringMatching(/^eyJ/),
  });
  expect(await maya.user()).toBeUndefined();

  expect(await maya.signIn(provider, { ...MAYA, email: "new@school.example" })).toBe("/");
  expect((await maya.user())?.id).toBe(user?.id);
  for (const password of [" ", PASSWORD]) {
    expect((await send("POST", "/api/login", { email: "maya@school.example", password })).statusCode).toBe(401);
  }
});

test("a school's users need no invitation, but if registration is closed only those with an account can sign in", async () => {
  const { provider, browser, database } = await openSchool({ REGISTRATION: "invite" });
  expect(await browser().signIn(provider, MAYA)).toBe("/?welcome");
  const closed = await startTestApp({ database, environment: { ...provider.environment(), REGISTRATION: "closed" } });
  expect(await new SchoolBrowser(closed).signIn(provider, MAYA)).toBe("/");
  const somebodyNew = new SchoolBrowser(closed);
  expect(await somebodyNew.signIn(provider, { ...MAYA, sub: "new-1", email: "new@school.example" })).toBe("/auth?school-problem=closed");
  expect(await somebodyNew.user()).toBeUndefined();
});

test("a user who cancels at the provider, or finds it unavailable, is told so and can try again", async () => {
  const { provider, browser } = await openSchool();
  const maya = browser();
  const state = new URL(await maya.start()).searchParams.get("state") ?? "";
  const canceled = await maya.comeBack(`?${new URLSearchParams({ error: "access_denied", state, iss: provider.issuer })}`);
  expect(canceled.headers.location).toBe("/auth?school-problem=canceled");
  const answer = provider.answer(await maya.start(), MAYA);
  await provider.stop();
  expect((await maya.comeBack(answer)).headers.location).toBe("/auth?school-problem=unavailable");
  expect(await maya.start("7")).toBe("/auth?school-problem=unavailable");

  const down = await startTestApp({ environment: { ...provider.environment() } });
  expect(await new SchoolBrowser(down).start()).toBe("/auth?school-problem=unavailable");
});

test("a sign-in returns only to one of the app's own pages", async () => {
  const { provider, browser } = await openSchool();
  const maya = browser();
  await maya.signIn(provider, MAYA);
  const end = async (to: string) => {
    const url = await maya.start("1", `?to=${encodeURIComponent(to)}`);
    return (await maya.comeBack(provider.answer(url, MAYA))).headers.location;
  };
  expect(await end("/profile?tab=security")).toBe("/profile?tab=security");
  const elsewhere = [
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "/%2fevil.example",
    "/..//evil.example",
    "javascript:alert(1)",
    "/api/logout",
    "/a\nb",
  ];
  for (const to of elsewhere) expect(await end(to), to).toBe("/");
});

test("repeated attempts to sign in are limited, and the page says so", async () => {
  const { browser, database } = await openSchool();
  const visitor = browser();
  for (let tab = 0; tab < 6; tab += 1) expect(await visitor.start()).toContain("/authorize?");
  expect(visitor.cookie.split("; ").length).toBeLessThanOrEqual(4);
  await database.db.update(rateLimits).set({ points: 300 });
  expect(await visitor.start()).toBe("/auth?school-problem=too-many");
});
