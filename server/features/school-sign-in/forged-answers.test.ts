import { expect, test } from "vitest";
import { users } from "#server/db/tables/users.ts";
import { type Forgery, makeKeys, startForgingProvider } from "#server/testing/forging-provider.ts";
import { MAYA_AT_SCHOOL as MAYA, openSchool } from "#server/testing/open-school.ts";
import { SchoolBrowser } from "#server/testing/school-browser.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const stranger = makeKeys().privateKey;
const homeKeys = makeKeys();
const now = Math.floor(Date.now() / 1000);
const FORGERIES: Record<string, Forgery> = {
  "another issuer": { claims: { iss: "https://evil.example" } },
  "another audience": { claims: { aud: "another-app" } },
  "several audiences, for somebody else": { claims: { aud: ["food", "other"], azp: "other" } },
  "another nonce": { claims: { nonce: "of-another-request" } },
  "no nonce": { without: ["nonce"] },
  "an expired token": { claims: { exp: now - 3_600, iat: now - 7_200 } },
  "no expiry": { without: ["exp"] },
  "no subject": { without: ["sub"] },
  "a subject that no database stores": { claims: { sub: "a\u0000b" } },
  "no signature": { alg: "none" },
  "the client's secret as a signature": { alg: "HS256" },
  "a stranger's signature": { key: stranger },
};

test.each(Object.entries(FORGERIES))("a response with %s signs nobody in", async (_, forgery) => {
  const { provider, browser, database } = await openSchool();
  const visitor = browser();
  expect(await visitor.signIn(provider, MAYA, forgery)).toBe("/auth?school-problem=refused");
  expect(await visitor.user()).toBeUndefined();
  expect(await database.db.select().from(users)).toEqual([]);
});

test("a response counts once, only in the browser and for the provider where the sign-in began, and only with its own code", async () => {
  const [school, home] = [await startForgingProvider(), await startForgingProvider({ clientId: "food-at-home", keys: homeKeys })];
  const testApp = await startTestApp({ environment: { ...school.environment(), ...home.environment("OIDC_2_") } });
  const [maya, paul] = [new SchoolBrowser(testApp), new SchoolBrowser(testApp)];
  const location = async (answer: ReturnType<SchoolBrowser["comeBack"]>) => (await answer).headers.location;
  const EXPIRED = "/auth?school-problem=expired";
  const REFUSED = "/auth?school-problem=refused";

  const answer = school.answer(await maya.start(), MAYA);
  expect(await location(paul.comeBack(answer))).toBe(EXPIRED);
  expect(await location(maya.comeBack(answer, "2"))).toBe(EXPIRED);
  expect(await location(maya.comeBack("?code=x"))).toBe(EXPIRED);
  expect([school.exchanges(), home.exchanges()]).toEqual([0, 0]);
  const cookie = maya.cookie;
  expect(await location(maya.comeBack(answer))).toBe("/?welcome");
  // Fails even with the cookie that the browser was told to delete.
  const again = await testApp.send("GET", `/api/school-sign-in/1/callback${answer}`, undefined, { cookie });
  expect([again.headers.location, school.exchanges()]).toEqual([EXPIRED, 1]);

  // A code that was issued to someone else has a different PKCE challenge.
  const foreign = new URLSearchParams(school.answer(await paul.start(), { ...MAYA, sub: "paul" }));
  const own = new URLSearchParams(school.answer(await maya.start(), MAYA));
  own.set("code", foreign.get("code") ?? "");
  expect(await location(maya.comeBack(`?${own}`))).toBe(REFUSED);

  // One provider's answer, redirected to another provider's callback.
  const mixed = new URLSearchParams(school.answer(await maya.start("2"), MAYA));
  expect(await location(maya.comeBack(`?${mixed}`, "2"))).toBe(REFUSED);
  // The same without the issuer, although the provider announces that it always includes it.
  const unnamed = new URLSearchParams(school.answer(await maya.start("2"), MAYA));
  unnamed.delete("iss");
  expect(await location(maya.comeBack(`?${unnamed}`, "2"))).toBe(REFUSED);
  expect(home.exchanges()).toBe(0);

  // Two tabs sign in at once.
  const [first, second] = [await paul.start(), await paul.start()];
  expect(await location(paul.comeBack(school.answer(second, { ...MAYA, sub: "p", email: "p@school.example" })))).toBe("/?welcome");
  expect(await location(paul.comeBack(school.answer(first, { ...MAYA, sub: "p", email: "p@school.example" })))).toBe("/");
});
