import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import * as z from "zod";
import { endpoint } from "#core/contracts/http/endpoint.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { route } from "./route.ts";

/** Less than any connection timeout, and much more than a shutdown takes. */
const SOON_MS = 7_000;
const slow = endpoint({ method: "GET", path: "/api/slow", access: "anyone", summary: "For this test", response: z.object({}) });

test("a shutdown closes idle connections at once, answers pending requests, and ends soon after the last response", async () => {
  const { app } = await startTestApp();
  const waiting: (() => void)[] = [];
  route(app, slow, async () => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return {};
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const open = (text: string) => {
    const socket = connect(port, "127.0.0.1").setEncoding("latin1");
    onTestFinished(() => void socket.destroy());
    socket.on("error", () => {});
    socket.write(text);
    return { socket, ended: once(socket, "close") };
  };
  const idle = open("GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n");
  await once(idle.socket, "data");
  open("GET /healthz HTTP/1.1\r\nhost: local");
  const answers = [1, 2, 3].map(async () => {
    const { socket } = open("GET /api/slow HTTP/1.1\r\nhost: localhost\r\n\r\n");
    const [head] = await once(socket, "data");
    return [/^HTTP\/1.1 (\d+)/.exec(head)?.[1], /^connection: (.*)$/im.exec(head)?.[1]];
  });
  await expect.poll(() => waiting.length).toBe(3);

  const closed = app.close();
  await idle.ended;
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
  for (const answer of waiting) answer();
  const lastAnswerAt = performance.now();
  expect(await Promise.all(answers)).toEqual(["200", "200", "200"].map((status) => [status, "close"]));
  await closed;
  expect(performance.now() - lastAnswerAt).toBeLessThan(SOON_MS);
});
