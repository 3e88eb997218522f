import { connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { freshDatabase, startServer } from "#server/testing/server-process.ts";

const ATTACKERS = 500;
const DRIBBLE_EVERY_MS = 500;

/** Opens a connection that never finishes its headers or its body. */
function dribble(port: number, kind: "headers" | "body"): { socket: Socket; isCut: () => boolean } {
  let cut = false;
  const socket = connect(port, "localhost");
  const start =
    kind === "headers"
      ? "GET / HTTP/1.1\r\nhost: a\r\nx-a: "
      : "POST /api/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n{";
  socket.on("connect", () => socket.write(start));
  socket.on("error", () => {});
  socket.on("close", () => {
    cut = true;
  });
  const dripping = setInterval(() => socket.write(" "), DRIBBLE_EVERY_MS);
  onTestFinished(() => {
    clearInterval(dripping);
    socket.destroy();
  });
  return { socket, isCut: () => cut };
}

test("five hundred slow connections do not prevent others from being served, and are closed", { timeout: 120_000 }, async () => {
  const server = await startServer(await freshDatabase());
  const port = Number(new URL(server.url).port);
  const body = JSON.stringify({ email: "maya@example.com", password: "Crunchy-apple-7", confirmPassword: "Crunchy-apple-7" });
  const signedUp = await fetch(`${server.url}/api/register`, { method: "POST", headers: { "content-type": "application/json" }, body });
  const cookie = signedUp.headers.get("set-cookie")?.split(";")[0] ?? "";

  /** Sends a round of typical requests and returns their median time. */
  const serveOthers = async (): Promise<number> => {
    const times: number[] = [];
    for (const path of Array(10).fill(["/", "/api/user", "/api/diary", "/healthz"]).flat()) {
      const startedAt = performance.now();
      const response = await fetch(server.url + path, { headers: { cookie } });
      await response.arrayBuffer();
      expect(response.status, path).toBe(200);
      times.push(performance.now() - startedAt);
    }
    return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  };

  await serveOthers();
  const alone = await serveOthers();
  const attackers = Array.from({ length: ATTACKERS }, (_, index) => dribble(port, index % 2 ? "headers" : "body"));
  await expect.poll(() => attackers.filter(({ socket }) => socket.readyState === "open").length, { timeout: 20_000 }).toBe(ATTACKERS);
  const besideThem = await serveOthers();
  expect(besideThem / alone).toBeLessThan(10);
  await expect.poll(() => attackers.filter(({ isCut }) => !isCut()).length, { timeout: 90_000, interval: 200 }).toBe(0);
  await serveOthers();
});
