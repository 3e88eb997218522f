import { expect, test } from "vitest";
import type { Access } from "#core/contracts/endpoint.ts";
import { signInAs, startTestApp } from "#server/testing/test-app.ts";

/** Every route of the API with who may call it. A new route belongs here, or this file fails. */
const MATRIX: Record<string, Access> = {
  "DELETE /api/admin/faqs/:id": "admin",
  "DELETE /api/admin/settings/:key": "admin",
  "DELETE /api/admin/users/:id": "admin",
  "DELETE /api/diary/:id": "member",
  "DELETE /api/foods/:id/star": "member",
  "DELETE /api/meals/:id": "member",
  "DELETE /api/user": "member",
  "DELETE /api/user/api-keys/:id": "member",
  "DELETE /api/user/sessions": "member",
  "GET /api/admin/audit": "admin",
  "GET /api/admin/faqs": "admin",
  "GET /api/admin/settings": "admin",
  "GET /api/admin/settings/public": "anyone",
  "GET /api/admin/stats": "admin",
  "GET /api/admin/users": "admin",
  "GET /api/auth/user": "member",
  "GET /api/diary": "member",
  "GET /api/diary/days": "member",
  "GET /api/diary/usual": "member",
  "GET /api/faqs/public": "anyone",
  "GET /api/foods/:id": "member",
  "GET /api/foods/:id/similar": "member",
  "GET /api/foods/browse": "member",
  "GET /api/foods/search": "member",
  "GET /api/foods/starred": "member",
  "GET /api/login": "anyone",
  "GET /api/meals": "member",
  "GET /api/user": "member",
  "GET /api/user/ai-providers": "member",
  "GET /api/user/api-keys": "member",
  "GET /api/user/export": "member",
  "GET /api/user/export/diary.csv": "member",
  "GET /api/user/preferences": "member",
  "GET /api/user/sessions": "member",
  "GET /api/water/:date": "member",
  "POST /api/2fa/backup-codes": "member",
  "POST /api/2fa/disable": "member",
  "POST /api/2fa/enable": "member",
  "POST /api/2fa/setup": "member",
  "POST /api/admin/faqs": "admin",
  "POST /api/admin/users": "admin",
  "POST /api/admin/users/:id/password": "admin",
  "POST /api/diary": "member",
  "POST /api/diary/batch": "member",
  "POST /api/foods": "member",
  "POST /api/foods/info": "member",
  "POST /api/foods/scan": "member",
  "POST /api/login": "anyone",
  "POST /api/logout": "anyone",
  "POST /api/meals": "member",
  "POST /api/register": "anyone",
  "POST /api/suggestions": "member",
  "POST /api/user/api-keys": "member",
  "PUT /api/admin/faqs/:id": "admin",
  "PUT /api/admin/settings/:key": "admin",
  "PUT /api/admin/users/:id": "admin",
  "PUT /api/diary/:id": "member",
  "PUT /api/foods/:id/star": "member",
  "PUT /api/user/password": "member",
  "PUT /api/user/preferences": "member",
  "PUT /api/user/profile": "member",
  "PUT /api/water/:date": "member",
};

const REFUSED = [401, 403];

test("the matrix lists exactly the routes that are served, with their access", async () => {
  const { app } = await startTestApp();
  await app.ready();
  const served = app.servedRoutes
    .filter(({ url }) => url.startsWith("/api/") && !url.startsWith("/api/docs"))
    .map(({ method, url, options }) => [`${method} ${url}`, options.config?.access]);
  expect(Object.fromEntries(served)).toEqual(MATRIX);
});

test.each(Object.entries(MATRIX))("%s lets in who may: %s", async (name, access) => {
  const { app, send } = await startTestApp();
  const member = await signInAs(app);
  const [method, url] = name.split(" ") as ["GET" | "POST" | "PUT" | "DELETE", string];
  const path = url.replace(/:\w+/g, "00000000-0000-4000-8000-000000000000");

  const visitor = await send(method, path);
  expect(visitor.statusCode === 401).toBe(access !== "anyone");
  const memberStatus = (await member.send(method, path)).statusCode;
  expect(REFUSED.includes(memberStatus)).toBe(access === "admin");
});
