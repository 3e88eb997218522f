import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { accountEvents } from "#server/db/tables/account-events.ts";
import { PASSWORD, signInAs, startTestApp } from "#server/testing/test-app.ts";
import { ATTEMPTS, outcome } from "./requests.ts";
import { dumpDatabase, enableTwoFactor, openStage, signInDeleted, withRows } from "./stage.ts";
import { type Rows, TARGETS } from "./targets.ts";

const UNAUTHORIZED = "401 unauthorized";
const NOBODYS = "00000000-0000-4000-8000-000000000000";

/** The expected response by route, for the routes that the filter keeps. */
const expected = (answer: string, keep: (name: string) => boolean) =>
  Object.fromEntries(ATTEMPTS.filter(({ name }) => keep(name)).map(({ name }) => [name, answer]));
const isOpen = (name: string) => TARGETS[name]?.access === "anyone";

// Spec: S7.9, D3.1, D6.1
test("the targets are exactly the routes that are served, with their access and whether they take a body", async () => {
  const { app } = await startTestApp();
  await app.ready();
  const served = app.servedRoutes
    .filter(({ url }) => url.startsWith("/api/") && !url.startsWith("/api/docs"))
    .map(({ method, url, options }) => [
      `${method} ${url}`,
      { access: options.config?.access, takesBody: options.schema?.body !== undefined, hasParam: url.includes(":") },
    ]);
  const targets = ATTEMPTS.map(({ name, target: { access, body, param } }) => [
    name,
    { access, takesBody: body !== undefined, hasParam: param !== undefined },
  ]);
  expect(Object.fromEntries(served)).toEqual(Object.fromEntries(targets));
});

/** Links in the browser, whose query every provider writes differently. */
const NAVIGATION = ["GET /api/school-sign-in/:provider", "GET /api/school-sign-in/:provider/callback"];

test("every input of every route has a schema, from which the bench of worst inputs makes its rows", async () => {
  const { app } = await startTestApp();
  await app.ready();
  const schemas = new Map(app.servedRoutes.map(({ method, url, options }) => [`${method} ${url}`, options.schema ?? {}]));
  const missing = ATTEMPTS.filter(({ name, target: { param, query, body } }) => {
    const schema = schemas.get(name);
    return (param && !schema?.params) || (query && !schema?.querystring) || (body && !schema?.body);
  });
  expect(missing.map(({ name }) => name)).toEqual(NAVIGATION);
});

// Spec: D2.3, D2.19, D2.42
test("a visitor gets a 401 on every route that is not for anyone, and changes nothing", async () => {
  const { app, send, database, maya } = await openStage();
  const deleted = await signInDeleted(app);
  const halfway = await signInAs(app, { email: "halfway@example.com" });
  await enableTwoFactor(halfway);
  const challenge = await send("POST", "/api/login", { email: "halfway@example.com", password: PASSWORD });
  expect(challenge.json()).toEqual({ requiresTwoFactor: true, tempUserId: expect.any(String) });
  expect(challenge.cookies).toEqual([]);
  const { tempUserId } = challenge.json();

  const outsiders = {
    "a visitor": {},
    "a made-up session": { cookie: "bitebright=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" },
    "an account that is gone": { cookie: deleted.cookie },
    "the password without the second factor": { cookie: `bitebright=${tempUserId}`, authorization: `Bearer ${tempUserId}` },
    "a session under another cookie's name": { cookie: maya.cookie.replace("bitebright=", "__Host-bitebright=") },
  };
  const before = await dumpDatabase(database);
  for (const [who, headers] of Object.entries(outsiders)) {
    const answers: Record<string, string> = {};
    for (const { name, method, url, body } of ATTEMPTS.filter(({ name }) => !isOpen(name))) {
      answers[name] = outcome(await send(method, url(maya.rows), body(maya.rows), headers));
    }
    expect(answers, who).toEqual(expected(UNAUTHORIZED, (name) => !isOpen(name)));
  }
  expect(await dumpDatabase(database)).toEqual(before);
});

// Spec: D2.43
test("a member gets a 403 on every administrator's route and changes nothing there", async () => {
  const { database, maya, admin } = await openStage();
  const before = await dumpDatabase(database);
  const answers: Record<string, string> = {};
  for (const { name, method, url, body, target } of ATTEMPTS) {
    if (target.access === "admin") answers[name] = outcome(await maya.send(method, url(admin.rows), body(admin.rows)));
  }
  expect(answers).toEqual(expected("403 forbidden", (name) => TARGETS[name]?.access === "admin"));
  expect(await dumpDatabase(database)).toEqual(before);
});

test("visitors, members and administrators are allowed to use the routes that are theirs", async () => {
  const { send, maya, admin } = await openStage();
  const people = { anyone: { send }, member: maya, admin };
  const reach = { anyone: ["anyone"], member: ["anyone", "member"], admin: ["anyone", "member", "admin"] };
  const turnedAway: string[] = [];
  for (const who of ["anyone", "member", "admin"] as const) {
    for (const { name, method, at, target } of ATTEMPTS.filter((one) => reach[who].includes(one.target.access))) {
      // Sent without a body, because only access is tested here.
      const answer = outcome(await people[who].send(method, at(NOBODYS)));
      if (/^(401|403|5)/.test(answer) || (target.body && !/^400/.test(answer))) turnedAway.push(`${who}: ${name} ${answer}`);
    }
  }
  expect(turnedAway).toEqual([]);
});

// Spec: D2.44
test("another member finds none of a user's rows by their ids, and neither changes nor learns anything", async () => {
  const { app, database, maya } = await openStage();
  const paul = await withRows(await signInAs(app), maya.rows);
  const soup = maya.rows.food;
  const serving = { foodId: soup, quantity: 50, mealType: "snack" };
  const before = await dumpDatabase(database);

  const answers: Record<string, string> = {};
  for (const { name, method, url, body, target } of ATTEMPTS) {
    const isSomebodys = target.access === "member" && target.param && maya.rows[target.param] !== paul.rows[target.param];
    if (isSomebodys) answers[name] = outcome(await paul.send(method, url(maya.rows), body(paul.rows)));
  }
  for (const path of ["/api/diary", "/api/diary/batch", "/api/meals"]) {
    const body = path === "/api/diary" ? serving : { name: "Mine now", items: [serving], entries: [serving] };
    answers[`POST ${path} with their food`] = outcome(await paul.send("POST", path, body));
  }
  answers["PUT /api/foods/:id/star with their food"] = outcome(await paul.send("PUT", `/api/foods/${soup}/star`));

  expect(answers).toEqual({
    "GET /api/foods/:id": "404 not_found",
    "GET /api/foods/:id/similar": "404 not_found",
    "POST /api/imports/:id/confirm": "404 not_found",
    "DELETE /api/imports/:id": "404 not_found",
    "GET /api/own-recipes/:id": "404 not_found",
    "PUT /api/own-recipes/:id": "404 not_found",
    "DELETE /api/own-recipes/:id": "404 not_found",
    "PUT /api/diary/:id": "404 not_found",
    "DELETE /api/diary/:id": "404 not_found",
    "PUT /api/foods/:id/allergens": "404 not_found",
    "DELETE /api/foods/:id": "404 not_found",
    // Removing a star that does not exist succeeds, no matter whose food it is.
    "DELETE /api/foods/:id/star": "204",
    "DELETE /api/meals/:id": "404 not_found",
    "DELETE /api/user/api-keys/:id": "404 not_found",
    "PUT /api/user/passkeys/:id": "404 not_found",
    "DELETE /api/user/passkeys/:id": "404 not_found",
    "POST /api/diary with their food": "404 not_found",
    "POST /api/diary/batch with their food": "404 not_found",
    "POST /api/meals with their food": "404 not_found",
    "PUT /api/foods/:id/star with their food": "404 not_found",
  });
  expect(await dumpDatabase(database)).toEqual(before);
});

test("a member lists, exports and signs out only what is their own", async () => {
  const { app, database, maya } = await openStage();
  const paul = await signInAs(app);
  const dumpOthers = async () => {
    // Signing in, downloading and signing out are recorded for Paul, and only for him.
    await database.db.delete(accountEvents).where(eq(accountEvents.userId, paul.user.id));
    return dumpDatabase(database);
  };
  const before = await dumpOthers();
  for (const { name, method, url, target } of ATTEMPTS.filter((one) => one.method === "GET" && one.target.access === "member")) {
    if (target.param === "food") continue;
    const { body } = await paul.send(method, url(maya.rows));
    for (const id of [
      maya.user.id,
      maya.user.email,
      ...["food", "entry", "meal", "key", "passkey"].map((row) => maya.rows[row as keyof Rows]),
    ]) {
      expect(body, name).not.toContain(id);
    }
    expect(body, name).not.toContain("Grandma");
  }
  await paul.send("DELETE", "/api/user/sessions");
  expect(await dumpOthers()).toEqual(before);
  expect((await maya.send("GET", "/api/user")).statusCode).toBe(200);
});
