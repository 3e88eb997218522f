// @vitest-environment happy-dom
import { expect, onTestFinished, test } from "vitest";
import type { listUsers } from "#core/contracts/admin-users.ts";
import { FOR_USER_HEADER } from "#core/contracts/http/headers.ts";
import type { scanFood } from "#core/contracts/scan.ts";
import type { login, logout, readCurrentUser } from "#core/contracts/sign-in/auth.ts";
import { fakeServer, NOT_SIGNED_IN } from "#web/testing/fake-server.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { ApiError, call, callOrNull, isUnauthorized, serverMessage } from "./api-client.ts";
import { callWithCount } from "./call-with-count.ts";
import { followPageUser } from "./page-user.ts";

const readUser = () => call<typeof readCurrentUser>("GET", "/api/user", {});
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => Promise.reject(new Error("it succeeded")),
    (error: unknown) => error,
  );

// Spec: S7.1, S7.2
test("a payload is sent as JSON, with cookies", async () => {
  const calls = fakeServer({ "POST /api/login": { body: makeUser() } });
  const body = { email: "maya@example.com", password: "secret" };
  expect(await call<typeof login>("POST", "/api/login", { body })).toEqual(makeUser());
  expect(calls).toMatchObject([{ method: "POST", path: "/api/login", body }]);
  expect(calls[0]?.init).toMatchObject({ credentials: "include", headers: { "content-type": "application/json" } });
});

// Spec: S7.3
test("a request without a payload has no body and no content type, and an empty response is undefined", async () => {
  const calls = fakeServer({ "POST /api/logout": { status: 204 } });
  expect(await call<typeof logout>("POST", "/api/logout", {})).toBeUndefined();
  expect(calls[0]?.init).toEqual({ method: "POST", credentials: "include" });
});

// Spec: S7.28
test("a form is sent as it is, and the browser sets its content type", async () => {
  const calls = fakeServer({ "POST /api/foods/scan": { body: "{}" } });
  const form = new FormData();
  form.set("provider", "openai");
  await call<typeof scanFood>("POST", "/api/foods/scan", { query: {}, form });
  expect(calls[0]?.init).toEqual({ method: "POST", credentials: "include", body: form });
});

test("every request names the user that the page was loaded for, even without a body", async () => {
  followPageUser(() => "maya");
  onTestFinished(() => followPageUser(() => undefined));
  const calls = fakeServer({ "GET /api/user": { body: makeUser() }, "POST /api/login": { body: makeUser() } });
  await readUser();
  await call<typeof login>("POST", "/api/login", { body: { email: "maya@example.com", password: "secret" } });
  expect(calls.map(({ init }) => init.headers)).toEqual([
    { [FOR_USER_HEADER]: "maya" },
    { [FOR_USER_HEADER]: "maya", "content-type": "application/json" },
  ]);
});

// Spec: S7.4, D6.14
test("a page of a list comes with the length of the whole list", async () => {
  fakeServer({ "GET /api/admin/users": { body: [makeUser()], headers: { "x-total-count": "100000" } } });
  const query = { limit: 1 };
  expect(await callWithCount<typeof listUsers>("GET", "/api/admin/users", { query })).toEqual({ answer: [makeUser()], total: 100_000 });
});

// Spec: S8.1
test("a failure's message is the status, a colon and the body", async () => {
  fakeServer({ "GET /api/user": { status: 409, body: '{"message":"Taken","code":"conflict"}' } });
  const error = await failure(readUser());
  expect(error).toBeInstanceOf(ApiError);
  expect(String((error as ApiError).message)).toBe('409: {"message":"Taken","code":"conflict"}');
  expect(serverMessage(error)).toBe("Taken");
});

// Spec: S8.2
test("a failure without a body uses the status text as its message", () => {
  expect(new ApiError(503, "", "Service Unavailable").message).toBe("503: Service Unavailable");
});

test("a failure without a message of ours has no server message", async () => {
  fakeServer({ "GET /api/user": { status: 502, body: "<html>Bad gateway</html>" } });
  const error = await failure(readUser());
  expect((error as ApiError).message).toBe("502: <html>Bad gateway</html>");
  expect(serverMessage(error)).toBeUndefined();
});

// Spec: S8.3
test("only a 401 that says Unauthorized means nobody is signed in", async () => {
  fakeServer({
    "GET /api/user": NOT_SIGNED_IN,
    "POST /api/login": { status: 401, body: { message: "Invalid email or password", code: "x" } },
  });
  expect(isUnauthorized(await failure(readUser()))).toBe(true);
  const refused = await failure(call<typeof login>("POST", "/api/login", { body: { email: "a@b.co", password: "x" } }));
  expect(isUnauthorized(refused)).toBe(false);
});

// Spec: S8.4
test("callOrNull accepts that 401 as an answer, and no other failure", async () => {
  let answer = NOT_SIGNED_IN;
  fakeServer({ "GET /api/user": () => answer });
  const read = () => callOrNull<typeof readCurrentUser>("GET", "/api/user", {});
  expect(await read()).toBeNull();
  answer = { status: 500, body: "" };
  expect(await failure(read())).toBeInstanceOf(ApiError);
});
