import { expect, test, vi } from "vitest";
import { barcode, muesli, OffStandIn } from "#server/testing/open-food-facts.ts";
import { freshDatabase, startServer } from "#server/testing/server-process.ts";
import { TEST_TIMEOUT_MS } from "./amounts.ts";
import { callWithRetry, register } from "./people.ts";

const CODE = barcode(1);
const LOOKUP = `/api/products/${CODE}`;

test("a server that is killed during a request to Open Food Facts leaves nothing behind that blocks the next scan", {
  timeout: TEST_TIMEOUT_MS,
}, async () => {
  const off = await OffStandIn.start();
  off.know(muesli(CODE));
  off.failWith("slow");
  const environment = { ...(await freshDatabase()), ...off.environment };
  const killed = await startServer(environment);
  const { cookie } = await register(killed.url);
  const lost = callWithRetry(killed.url, cookie, "GET", LOOKUP).catch(() => "no answer");
  await vi.waitFor(() => expect(off.requests).toHaveLength(1), { timeout: TEST_TIMEOUT_MS });
  killed.kill("SIGKILL");
  expect(await lost).toBe("no answer");
  await killed.exited;

  off.failWith(undefined);
  const { url } = await startServer(environment);
  const scanned = await callWithRetry(url, cookie, "GET", LOOKUP);
  expect(scanned.status).toBe(200);
  expect(await scanned.json()).toMatchObject({ isKept: false, food: { name: "Crunchy muesli", product: { gtin: CODE } } });
  expect(off.requests).toHaveLength(2);
});
