import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { productLookups, products } from "#server/db/tables/products.ts";
import { barcode, muesli, OffStandIn } from "#server/testing/open-food-facts.ts";
import { signInAs, startTestApp } from "#server/testing/test-app.ts";

const CODE = barcode(1);
const TIMEOUT_MS = 600_000;

/** Simulates a killed process: two processes share a database, and the first one's request never gets a response. */
async function loseOneOfTwo() {
  const off = await OffStandIn.start();
  off.know(muesli(CODE));
  off.failWith("slow");
  const lost = await startTestApp({ environment: off.environment, productsTimeoutMs: TIMEOUT_MS });
  const { database } = lost;
  const maya = await signInAs(lost.app);
  const unanswered = maya.send("GET", `/api/products/${CODE}`);
  await vi.waitFor(() => expect(off.requests).toHaveLength(1), { timeout: 60_000 });
  off.failWith(undefined);
  const other = await startTestApp({ database, environment: off.environment, productsTimeoutMs: TIMEOUT_MS });
  return { off, database, lost, unanswered, noah: await signInAs(other.app) };
}

test("a process that died blocks others from looking up a product only as long as its request may take", async () => {
  const { off, database, noah } = await loseOneOfTwo();
  const [claim] = await database.db
    .select({ leftMs: sql<number>`(extract(epoch from ${productLookups.until} - now()) * 1000)::float8` })
    .from(productLookups)
    .where(eq(productLookups.gtin, CODE));
  expect(claim?.leftMs).toBeLessThanOrEqual(TIMEOUT_MS + 5_000);

  // Simulates that this time has passed.
  await database.db.update(productLookups).set({ until: sql`now()` });
  const scanned = await noah.send("GET", `/api/products/${CODE}`);
  expect([scanned.statusCode, scanned.json().food.name]).toEqual([200, "Crunchy muesli"]);
  expect(off.requests).toHaveLength(2);
  expect(await database.db.select().from(productLookups)).toEqual([]);
});

test("a process that is stopped during a lookup releases the product at once, and has written nothing", async () => {
  const { off, database, lost, unanswered, noah } = await loseOneOfTwo();
  const waiting = noah.send("GET", `/api/products/${CODE}`);
  await lost.app.close();
  expect((await unanswered).statusCode).toBe(503);
  expect((await waiting).statusCode).toBe(200);
  expect(off.requests).toHaveLength(2);
  expect(await database.db.select({ gtin: products.gtin }).from(products)).toEqual([{ gtin: CODE }]);
});
