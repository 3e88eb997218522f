import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { eq } from "drizzle-orm";
import { expect, inject, onTestFinished, test } from "vitest";
import { sessions } from "#server/db/tables/sessions.ts";
import { openPostgres } from "#server/platform/storage/database.ts";
import { createTestPostgres } from "#server/testing/database/test-database.ts";
import { signInAs, startTestApp } from "#server/testing/test-app.ts";
import { UserChangeListener } from "./user-change-listener.ts";

/** Without a notification a cached value lasts a minute, which is more than twice as long. */
const SOON_MS = 25_000;

/** A network between the app and PostgreSQL that can silently drop everything. */
async function openNetwork(url: string): Promise<{ url: string; goSilent: () => void; recover: () => void }> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const network = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("data", (bytes) => !isSilent && to.write(bytes));
      from.on("error", () => {});
      from.on("close", () => to.destroy());
    }
  }).listen(0, "127.0.0.1");
  await once(network, "listening");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    network.close();
  });
  const { port } = network.address() as AddressInfo;
  return {
    url: Object.assign(new URL(url), { port: String(port) }).href,
    goSilent: () => {
      isSilent = true;
    },
    recover: () => {
      isSilent = false;
    },
  };
}

test("a session that ends while its notification is lost still becomes invalid soon", async () => {
  const source = inject("databaseSource");
  if (source.kind !== "postgres") throw new Error("This test is PostgreSQL's.");
  const { url, drop } = await createTestPostgres(source);
  onTestFinished(drop);
  const [database, network] = [await openPostgres(url), await openNetwork(url)];
  onTestFinished(() => database.close());
  const { app } = await startTestApp({
    database: {
      ...database,
      listenForUserChanges: async (memory) => {
        const watch = new UserChangeListener(network.url, memory);
        await watch.start();
        return () => watch.stop();
      },
    },
  });
  const endFromElsewhere = (userId: string) => database.db.delete(sessions).where(eq(sessions.userId, userId));
  const [maya, noah] = [await signInAs(app), await signInAs(app)];
  const readStatus = async (person: typeof maya) => (await person.send("GET", "/api/user")).statusCode;
  // The second request comes from the cache.
  for (const person of [maya, noah, maya, noah]) expect(await readStatus(person)).toBe(200);

  network.goSilent();
  await endFromElsewhere(maya.user.id);
  await expect.poll(() => readStatus(maya), { timeout: SOON_MS, interval: 200 }).toBe(401);
  expect(await readStatus(noah)).toBe(200);

  network.recover();
  await endFromElsewhere(noah.user.id);
  await expect.poll(() => readStatus(noah), { timeout: SOON_MS, interval: 200 }).toBe(401);
});
