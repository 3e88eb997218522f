import { type AddressInfo, connect } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import * as z from "zod";
import { endpoint } from "#core/contracts/http/endpoint.ts";
import { users } from "#server/db/tables/users.ts";
import { signInAs, startTestApp } from "#server/testing/test-app.ts";
import { route } from "./route.ts";

// Spec: D6.3
test("an unknown API path answers 404 in JSON", async () => {
  const { send } = await startTestApp();
  for (const url of ["/api/nothing", "/api/", "/api/user/../../etc/passwd"]) {
    const response = await send("GET", url);
    expect([response.statusCode, response.headers["content-type"]]).toEqual([404, "application/json; charset=utf-8"]);
  }
});

test("startup has enough time even on a busy machine", async () => {
  const { app } = await startTestApp();
  expect(app.initialConfig.pluginTimeout).toBe(0);
});

// Spec: D6.16, D6.17
test("an unexpected error reveals nothing about its cause", async () => {
  const { database } = await startTestApp();
  const { send } = await startTestApp({ database: { ...database, ping: () => Promise.reject(new Error("canary in the database")) } });
  const response = await send("GET", "/readyz");
  expect(response.statusCode).toBe(500);
  expect(response.body).not.toContain("canary");
  expect((await send("GET", "/healthz")).json()).toEqual({ status: "ok" });
});

test("a client that disconnects in the middle of a body is not counted as a failure of the server or the database", async () => {
  const { app } = await startTestApp();
  const statuses: number[] = [];
  app.addHook("onSend", async ({ raw }, { statusCode }) => {
    if (raw.destroyed) statuses.push(statusCode);
  });
  const isBeingRead = new Promise<void>((resolve) => {
    app.addHook("preParsing", (request, _reply, payload, done) => {
      if (request.headers["content-length"] === "900") setImmediate(resolve);
      done(null, payload);
    });
  });
  const maya = await signInAs(app);
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  const head = `host: localhost\r\ncookie: ${maya.cookie}\r\ncontent-type: application/json\r\ncontent-length: 900`;
  socket.write(`POST /api/diary HTTP/1.1\r\n${head}\r\n\r\n{"quantity":`);
  await isBeingRead;
  socket.resetAndDestroy();
  await expect.poll(() => statuses, { timeout: 20_000 }).toEqual([400]);
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

test.each([
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
])("the description of the API is compressed by %s once, and the same in every encoding", async (encoding, unpack) => {
  const { send } = await startTestApp();
  for (const path of ["/api/docs/json", "/api/docs/yaml"]) {
    const plain = await send("GET", path);
    const read = () => send("GET", path, undefined, { "accept-encoding": encoding });
    const packed = await read();
    expect([packed.statusCode, packed.headers["content-encoding"], packed.headers.vary]).toEqual([200, encoding, "accept-encoding"]);
    expect(packed.headers["content-type"]).toBe(plain.headers["content-type"]);
    expect(unpack(packed.rawPayload).toString()).toBe(plain.body);
    const measureCpu = async (request: () => Promise<unknown>) => {
      const before = process.cpuUsage();
      for (let count = 0; count < 10; count += 1) await request();
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    // Compressing two megabytes takes more than a hundred times as long.
    expect(await measureCpu(read)).toBeLessThan(20 * (await measureCpu(() => send("GET", "/healthz"))));
  }
});

test("an admin endpoint answers 403 to a member who is not an admin, and 401 to a visitor", async () => {
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

test("an API route that does not state who may call it prevents the app from starting", async () => {
  const { app } = await startTestApp();
  app.get("/api/open-door", async () => "come in");
  await expect(app.ready()).rejects.toThrow("/api/open-door does not say who may call it");
});
