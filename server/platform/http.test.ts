import { describe, expect, onTestFinished, test } from "vitest";
import * as z from "zod";
import { endpoint } from "#core/contracts/endpoint.ts";
import { users } from "#server/db/tables/users.ts";
import { route } from "#server/platform/route.ts";
import { signInAs, startTestApp } from "#server/testing/test-app.ts";

const login = { email: "maya@example.com", password: "Crunchy-apple-7" };
const JSON_BODY = { "content-type": "application/json" };

describe("writes from another origin", () => {
  test.each([
    ["a foreign Origin", { origin: "https://evil.example" }],
    ["a null Origin", { origin: "null" }],
    ["our host under another scheme", { origin: "https://localhost:80" }],
    ["a cross-site Sec-Fetch-Site", { "sec-fetch-site": "cross-site" }],
  ])("are refused: %s", async (_, headers) => {
    const { send } = await startTestApp();
    const response = await send("POST", "/api/login", login, headers as Record<string, string>);
    expect([response.statusCode, response.json().code]).toEqual([403, "foreign_origin"]);
  });

  test.each([
    ["no Origin at all", {}],
    ["our own Origin", { origin: "http://localhost:80", host: "localhost:80" }],
    ["the public URL behind a proxy", { origin: "https://food.example" }],
  ])("are not: %s", async (_, headers) => {
    const { send } = await startTestApp({ environment: { PUBLIC_URL: "https://food.example" } });
    expect((await send("POST", "/api/login", login, headers as Record<string, string>)).json().code).toBe("wrong_credentials");
  });

  test("do not concern reads", async () => {
    const { send } = await startTestApp();
    expect((await send("GET", "/api/admin/settings/public", undefined, { origin: "https://evil.example" })).statusCode).toBe(200);
  });
});

describe("bad input is refused with one error format", () => {
  test.each([
    ["broken JSON", "{", JSON_BODY, 400, "bad_request"],
    ["a prototype trick", '{"__proto__":{"isAdmin":true}}', JSON_BODY, 400, "bad_request"],
    ["an empty body", "", JSON_BODY, 400, "bad_request"],
    ["a form", "email=a", { "content-type": "application/x-www-form-urlencoded" }, 415, "unsupported_type"],
    ["plain text", JSON.stringify(login), { "content-type": "text/plain" }, 415, "unsupported_type"],
    ["more than a megabyte", JSON.stringify({ ...login, password: "x".repeat(1024 * 1024) }), JSON_BODY, 413, "too_large"],
    ["an array", "[]", JSON_BODY, 400, "invalid_input"],
    ["no body", undefined, {}, 400, "invalid_input"],
  ])("%s", async (_, payload, headers, status, code) => {
    const { app } = await startTestApp();
    const response = await app.inject({
      method: "POST",
      url: "/api/login",
      headers: headers as Record<string, string>,
      ...(payload !== undefined && { payload }),
    });
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
    expect(response.json().message).toEqual(expect.any(String));
  });

  test("unknown API paths answer JSON 404", async () => {
    const { send } = await startTestApp();
    for (const url of ["/api/nothing", "/api/", "/api/user/../../etc/passwd"]) {
      const response = await send("GET", url);
      expect([response.statusCode, response.headers["content-type"]]).toEqual([404, "application/json; charset=utf-8"]);
    }
  });
});

test("an overloaded process turns requests away with a 503 that says when to come back", async () => {
  const { app, send } = await startTestApp({ maxEventLoopDelayMs: 1 });
  await app.listen({ port: 0 });
  const blockEventLoop = () => {
    const end = Date.now() + 300;
    while (Date.now() < end);
  };
  const busy = setInterval(blockEventLoop, 0);
  onTestFinished(() => clearInterval(busy));
  await expect.poll(async () => (await send("GET", "/api/admin/settings/public")).statusCode, { timeout: 20_000 }).toBe(503);
  const response = await send("GET", "/api/admin/settings/public");
  expect(response.json().code).toBe("unavailable");
  expect(response.headers["retry-after"]).toBeDefined();
});

test("an unexpected error tells the caller nothing about its cause", async () => {
  const { database } = await startTestApp();
  const { send } = await startTestApp({ database: { ...database, ping: () => Promise.reject(new Error("canary in the database")) } });
  const response = await send("GET", "/readyz");
  expect(response.statusCode).toBe(500);
  expect(response.body).not.toContain("canary");
  expect((await send("GET", "/healthz")).json()).toEqual({ status: "ok" });
});

test("answers carry strict headers, a request id, and are kept by no cache", async () => {
  const { app, send } = await startTestApp();
  const maya = await signInAs(app);
  for (const response of [await send("GET", "/api/user"), await maya.send("GET", "/api/user"), await send("GET", "/api/nothing")]) {
    expect(response.headers).toMatchObject({
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "same-origin",
      "cache-control": "no-store",
      "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(response.headers).not.toHaveProperty("strict-transport-security");
    expect(response.headers).not.toHaveProperty("x-powered-by");
  }
});

test("over https browsers are told to stay there", async () => {
  const { send } = await startTestApp({ environment: { PUBLIC_URL: "https://food.example", TRUST_PROXY: "true" } });
  expect((await send("GET", "/healthz")).headers).toMatchObject({
    "strict-transport-security": expect.stringContaining("max-age=31536000"),
  });
});

test("a response schema drops fields that the contract does not list", async () => {
  const { app } = await startTestApp();
  const maya = await signInAs(app);
  const body = (await maya.send("GET", "/api/user")).json();
  expect(Object.keys(body)).not.toContain("password");
  expect(body.createdAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
});

test("the API describes itself", async () => {
  const { send } = await startTestApp();
  const document = (await send("GET", "/api/docs/json")).json();
  expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(["/api/register", "/api/login", "/api/logout", "/api/user"]));
  expect(document.paths["/api/user"].get.responses["200"].content["application/json"].schema.properties).toHaveProperty("email");
  const page = await send("GET", "/api/docs/");
  expect(page.headers["content-security-policy"]).not.toContain("unsafe-inline");
});

test("a signed-in member who is no admin gets 403 where only admins may, a visitor 401", async () => {
  const secret = endpoint({
    method: "GET",
    path: "/api/secret",
    access: "admin",
    summary: "For this test",
    response: z.object({ ok: z.boolean() }),
  });
  const { app, send, database } = await startTestApp();
  route(app, secret, async () => ({ ok: true }));
  const maya = await signInAs(app);
  expect((await send("GET", "/api/secret")).statusCode).toBe(401);
  expect((await maya.send("GET", "/api/secret")).statusCode).toBe(403);
  await database.db.update(users).set({ isAdmin: true });
  expect((await maya.send("GET", "/api/secret")).json()).toEqual({ ok: true });
});

test("a route of the API that does not say who may call it keeps the app from starting", async () => {
  const { app } = await startTestApp();
  app.get("/api/open-door", async () => "come in");
  await expect(app.ready()).rejects.toThrow("/api/open-door does not say who may call it");
});
