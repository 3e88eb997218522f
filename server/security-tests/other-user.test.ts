import { expect, test } from "vitest";
import { FOR_USER_HEADER, FOR_USER_PARAMETER } from "#core/contracts/http/headers.ts";
import { signInAs } from "#server/testing/test-app.ts";
import { ATTEMPTS, outcome } from "./requests.ts";
import { dumpDatabase, openStage } from "./stage.ts";

const REFUSED = "409 other_user";

test("every route rejects a page that was loaded for another user, and does nothing", async () => {
  const { app, database, maya, admin } = await openStage();
  const noah = await signInAs(app);
  const before = await dumpDatabase(database);
  const answers: Record<string, string> = {};
  for (const { name, method, url, body, target } of ATTEMPTS) {
    const { send, rows } = target.access === "admin" ? admin : maya;
    answers[name] = outcome(await send(method, url(rows), body(rows), { [FOR_USER_HEADER]: noah.user.id }));
  }
  expect(answers).toEqual(Object.fromEntries(ATTEMPTS.map(({ name }) => [name, REFUSED])));
  expect(await dumpDatabase(database)).toEqual(before);
});

test("a page that was loaded for the signed-in user is served", async () => {
  const { maya } = await openStage();
  const own = { [FOR_USER_HEADER]: maya.user.id };
  expect((await maya.send("GET", "/api/diary", undefined, own)).statusCode).toBe(200);
  expect((await maya.send("GET", "/api/faqs/public", undefined, own)).statusCode).toBe(200);
  expect((await maya.send("POST", "/api/logout", undefined, own)).statusCode).toBe(204);
  expect(outcome(await maya.send("GET", "/api/diary", undefined, own))).toBe("401 unauthorized");
});

test("a download names the user in its URL, and no link can block a user from a public page", async () => {
  const { maya, admin } = await openStage();
  const download = (name: string) => maya.send("GET", `/api/user/export/diary.csv?${FOR_USER_PARAMETER}=${name}`);
  expect((await download(maya.user.id)).statusCode).toBe(200);
  for (const name of [admin.user.id, "", `${maya.user.id}&${FOR_USER_PARAMETER}=${admin.user.id}`]) {
    expect(outcome(await download(name)), name).toBe(REFUSED);
  }
  const forAll = await maya.send("GET", `/api/faqs/public?${FOR_USER_PARAMETER}=${admin.user.id}`);
  expect(forAll.statusCode).toBe(200);
});
