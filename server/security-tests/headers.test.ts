import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { expect, test } from "vitest";
import * as z from "zod";
import { endpoint } from "#core/contracts/http/endpoint.ts";
import { route } from "#server/platform/http/route.ts";
import { PASSWORD, readCookie, startTestApp } from "#server/testing/test-app.ts";
import { ATTEMPTS } from "./requests.ts";
import { makeWebApp } from "./small-web-app.ts";
import { openStage, type Stage } from "./stage.ts";

const webApp = makeWebApp();
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Headers that every response must have. */
const ALWAYS = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "x-dns-prefetch-control": "off",
  "x-download-options": "noopen",
  "x-permitted-cross-domain-policies": "none",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "same-origin",
  "permissions-policy": "camera=(self), microphone=(), geolocation=(), browsing-topics=()",
  "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
};
/** Headers that would help an attacker, or grant access to another site. */
const NEVER = ["x-powered-by", "server", "access-control-allow-origin"];

const kindOfPolicy = (policy: string): string => {
  if (policy === DATA_POLICY) return "data";
  return policy.includes("'nonce-") ? "page" : "docs";
};

/** Describes a response by status, content type, policy, cache time and any special headers. */
function shape({ statusCode, headers }: LightMyRequestResponse): string {
  const { "content-type": type = "-", "cache-control": cache = "-", "content-security-policy": policy } = headers;
  const extras = ["content-disposition", "location", "retry-after", "x-robots-tag"]
    .filter((name) => headers[name] !== undefined)
    .map((name) => (name === "retry-after" ? name : `${name}: ${headers[name]}`));
  const cookie = headers["set-cookie"] && String(headers["set-cookie"]).replace(/=[\w.-]{20,}/g, "=…");
  const parts = [statusCode, String(type).split(";")[0], kindOfPolicy(String(policy)), cache, ...extras, ...(cookie ? [cookie] : [])];
  return parts.join(" | ");
}

const failing = (path: `/api/${string}`) =>
  endpoint({ method: "GET", path, access: "anyone", summary: "For this test", response: z.object({}) });

/** One response of every kind that the server sends. */
async function everyKind({ app, send, maya }: Stage, broken: FastifyInstance): Promise<Record<string, LightMyRequestResponse>> {
  const wrong = { currentPassword: "Wrong-apple-7", newPassword: PASSWORD };
  for (let attempt = 0; attempt < 10; attempt += 1) await maya.send("PUT", "/api/user/password", wrong);
  const huge = Buffer.from("{}".padEnd(1024 * 1024 + 1));
  return {
    "page, visitor": await send("GET", "/"),
    "page, signed in": await maya.send("GET", "/"),
    "page, somebody's own": await maya.send("GET", "/diary"),
    "page, unknown": await send("GET", "/nothing"),
    "file with a hash": await send("GET", "/assets/main-1a2b.js"),
    "file without": await send("GET", "/favicon.svg"),
    "file, unknown": await send("GET", "/assets/gone.js"),
    "JSON 200": await maya.send("GET", "/api/user"),
    "JSON 200, written": await maya.send("GET", "/api/diary"),
    "JSON 200, public": await send("GET", "/api/admin/settings/public"),
    "JSON 400": await maya.send("POST", "/api/diary", {}),
    "JSON 401": await send("GET", "/api/user"),
    "JSON 403": await maya.send("GET", "/api/admin/users"),
    "JSON 403, another site": await send("POST", "/api/login", {}, { origin: "https://evil.example" }),
    "JSON 404": await send("GET", "/api/nothing"),
    "JSON 413": await maya.send("POST", "/api/diary", huge, { "content-type": "application/json" }),
    "JSON 415": await maya.send("POST", "/api/diary", Buffer.from("a"), { "content-type": "text/plain" }),
    "JSON 429": await maya.send("PUT", "/api/user/password", wrong),
    "JSON 500": await broken.inject("/api/breaks"),
    "JSON 503": await broken.inject("/api/away"),
    "JSON download": await maya.send("GET", "/api/user/export"),
    "CSV download": await maya.send("GET", "/api/user/export/diary.csv"),
    redirect: await send("GET", "/api/login"),
    docs: await send("GET", "/api/docs/"),
    "docs, JSON": await send("GET", "/api/docs/json"),
    health: await send("GET", "/healthz"),
    ready: await send("GET", "/readyz"),
    register: await send("POST", "/api/register", { email: "new@example.com", password: PASSWORD, confirmPassword: PASSWORD }),
    logout: await app.inject({ method: "POST", url: "/api/logout", headers: { cookie: "bitebright=somebody-elses" } }),
  };
}

test("every kind of response has the headers of its kind", async () => {
  const stage = await openStage({ webApp });
  const { app: broken } = await startTestApp({ database: stage.database });
  route(broken, failing("/api/breaks"), async () => Promise.reject(new Error("canary in the cause")));
  route(broken, failing("/api/away"), async () => Promise.reject(Object.assign(new Error("canary away"), { code: "ECONNREFUSED" })));
  const answers = await everyKind(stage, broken);
  for (const [kind, response] of Object.entries(answers)) {
    expect.soft(response.headers, kind).toMatchObject(ALWAYS);
    expect
      .soft(
        Object.keys(response.headers).filter((name) => NEVER.includes(name)),
        kind,
      )
      .toEqual([]);
    expect.soft(response.body, kind).not.toContain("canary");
  }
  expect(Object.entries(answers).map(([kind, response]) => `${kind}: ${shape(response)}`)).toMatchInlineSnapshot(`
    [
      "page, visitor: 200 | text/html | page | no-store",
      "page, signed in: 200 | text/html | page | no-store | x-robots-tag: noindex",
      "page, somebody's own: 200 | text/html | page | no-store | x-robots-tag: noindex",
      "page, unknown: 404 | text/html | page | no-store | x-robots-tag: noindex",
      "file with a hash: 200 | application/javascript | data | public, max-age=31536000, immutable",
      "file without: 200 | image/svg+xml | data | public, max-age=86400",
      "file, unknown: 404 | application/json | data | no-store",
      "JSON 200: 200 | application/json | data | no-store",
      "JSON 200, written: 200 | application/json | data | no-store",
      "JSON 200, public: 200 | application/json | data | no-store",
      "JSON 400: 400 | application/json | data | no-store",
      "JSON 401: 401 | application/json | data | no-store",
      "JSON 403: 403 | application/json | data | no-store",
      "JSON 403, another site: 403 | application/json | data | no-store",
      "JSON 404: 404 | application/json | data | no-store",
      "JSON 413: 413 | application/json | data | no-store",
      "JSON 415: 415 | application/json | data | no-store",
      "JSON 429: 429 | application/json | data | no-store | retry-after",
      "JSON 500: 500 | application/json | data | no-store",
      "JSON 503: 503 | application/json | data | no-store | retry-after",
      "JSON download: 200 | application/json | data | no-store | content-disposition: attachment; filename="bitebright-my-data.json"",
      "CSV download: 200 | text/csv | data | no-store | content-disposition: attachment; filename="bitebright-diary.csv"",
      "redirect: 302 | - | data | no-store | location: /auth",
      "docs: 200 | text/html | docs | no-store",
      "docs, JSON: 200 | application/json | docs | no-store",
      "health: 200 | application/json | data | no-store",
      "ready: 200 | application/json | data | no-store",
      "register: 201 | application/json | data | no-store | bitebright=…; Max-Age=5184000; Path=/; HttpOnly; SameSite=Lax,bitebright-device=…; Max-Age=15552000; Path=/; HttpOnly; SameSite=Lax",
      "logout: 204 | - | data | no-store | bitebright=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax",
    ]
  `);
});

test("no response about a user may be stored by any cache, on any route", async () => {
  const { maya, admin } = await openStage();
  for (const { name, method, url } of ATTEMPTS.filter((attempt) => attempt.method === "GET")) {
    for (const person of [maya, admin]) {
      const { headers } = await person.send(method, url(person.rows));
      expect.soft([headers["cache-control"], headers.etag, headers["last-modified"]], name).toEqual(["no-store", undefined, undefined]);
    }
  }
});

test("over https the cookie is secure and pages stay on https", async () => {
  const { send } = await openStage({ webApp, environment: { PUBLIC_URL: "https://food.example", TRUST_PROXY: "true" } });
  const https = { host: "food.example", "x-forwarded-proto": "https" };
  const body = { email: "new@example.com", password: PASSWORD, confirmPassword: PASSWORD };
  const signedUp = await send("POST", "/api/register", body, https);
  expect(String(signedUp.headers["set-cookie"]).replace(/=[\w.-]{20,}/g, "=…")).toMatchInlineSnapshot(
    `"__Host-bitebright=…; Max-Age=5184000; Path=/; HttpOnly; Secure; SameSite=Lax,__Host-bitebright-device=…; Max-Age=15552000; Path=/; HttpOnly; Secure; SameSite=Lax"`,
  );
  for (const url of ["/", "/nothing", "/assets/main-1a2b.js", "/api/user", "/api/docs/", "/healthz"]) {
    expect((await send("GET", url, undefined, https)).headers, url).toMatchObject({
      ...ALWAYS,
      "strict-transport-security": "max-age=31536000; includeSubDomains",
      "cross-origin-opener-policy": "same-origin",
    });
  }
});

test("over https the cookie is secure even if the proxy does not report https, or is not trusted", async () => {
  const { app, send } = await openStage({ environment: { PUBLIC_URL: "https://food.example" } });
  const body = { email: "new@example.com", password: PASSWORD, confirmPassword: PASSWORD };
  const signedUp = await send("POST", "/api/register", body, { origin: "https://food.example" });
  expect(String(signedUp.headers["set-cookie"])).toMatch(/^__Host-bitebright=[\w-]+; .*Secure/);
  const cookie = readCookie(signedUp);
  expect((await send("GET", "/api/user", undefined, { cookie })).statusCode).toBe(200);
  // A cookie name that a neighboring host could set is ignored.
  expect((await send("GET", "/api/user", undefined, { cookie: cookie.replace("__Host-", "") })).statusCode).toBe(401);
  const signedOut = await app.inject({ method: "POST", url: "/api/logout", headers: { cookie } });
  expect(String(signedOut.headers["set-cookie"])).toMatch(/^__Host-bitebright=; .*Secure/);
});

test("a client cannot choose the address by which its attempts are counted", async () => {
  const seenFrom = async (TRUST_PROXY: string, remoteAddress: string, chain: string) => {
    const { app } = await startTestApp({ environment: { TRUST_PROXY } });
    let seen = "";
    app.addHook("onRequest", async ({ ip }) => {
      seen = ip;
    });
    const { statusCode } = await app.inject({ url: "/healthz", remoteAddress, headers: { "x-forwarded-for": chain } });
    return statusCode === 200 ? seen : statusCode;
  };
  // Addresses that a client claims are to the left of the one that the proxy has seen.
  expect(await seenFrom("127.0.0.1", "127.0.0.1", "1.1.1.1, 9.9.9.9")).toBe("9.9.9.9");
  expect(await seenFrom("1", "127.0.0.1", "1.1.1.1, 9.9.9.9")).toBe("9.9.9.9");
  expect(await seenFrom("true", "127.0.0.1", "1.1.1.1, 9.9.9.9")).toBe("9.9.9.9");
  // A request that bypasses the proxy.
  expect(await seenFrom("127.0.0.1", "8.8.8.8", "1.1.1.1")).toBe("8.8.8.8");
  expect(await seenFrom("1", "8.8.8.8", "1.1.1.1")).toBe("8.8.8.8");
  expect(await seenFrom("true", "8.8.8.8", "1.1.1.1")).toBe("8.8.8.8");
  expect(await seenFrom("1", "127.0.0.1", "made-up")).toBe(400);
  expect(await seenFrom("1", "127.0.0.1", "")).toBe("127.0.0.1");
});
