import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { writeWebApp } from "#server/testing/built-web-app.ts";
import { signInAs, startTestApp } from "#server/testing/test-app.ts";

const folder = mkdtempSync(path.join(tmpdir(), "bitebright-offline-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
writeWebApp(folder, { files: { "service-worker.js": "addEventListener('fetch', () => {})" } });
const webApp = { folder, renderPage: async () => ({ title: "ServerRendered", html: "<h1>ServerRendered</h1>" }) };

test("the page kept for offline use contains nobody's data, whoever requests it", async () => {
  const { app } = await startTestApp({ webApp });
  const maya = await signInAs(app);
  const { statusCode, body } = await maya.send("GET", "/offline");
  expect(statusCode).toBe(200);
  const boot = JSON.parse(/id="boot">(.*?)<\/script>/s.exec(body)?.[1] ?? "null");
  expect(Object.keys(boot).sort()).toEqual(["settings", "styleNonce"]);
  expect(body).not.toContain(maya.user.email);
});

test("the service worker file is never cached and may fetch only from its own site", async () => {
  const { send } = await startTestApp({ webApp });
  const { headers } = await send("GET", "/service-worker.js");
  expect(headers["cache-control"]).toBe("no-cache");
  expect(headers["content-security-policy"]).toBe("default-src 'none'; connect-src 'self'; frame-ancestors 'none'");
});
