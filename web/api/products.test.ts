// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { openTab, provideDevice, storedChanges } from "#web/testing/device.ts";
import { fakeServer } from "#web/testing/fake-server.ts";
import { makeProduct } from "#web/testing/make-product.ts";

const GTIN = "3017620422003";
const PRODUCT = makeProduct();

test("a product that was found before is found without a network, and is saved on the server before it is logged there", async () => {
  provideDevice("maya");
  let isOnline = true;
  const answer = (body: unknown) => () => {
    if (!isOnline) throw new TypeError("no network");
    return { body };
  };
  const entry = { id: "saved", quantity: 240, mealType: "lunch", loggedAt: "2025-11-13T12:00:00.000Z", portion: null, food: PRODUCT.food };
  const calls = fakeServer({
    [`GET /api/products/${GTIN}`]: answer(PRODUCT),
    [`POST /api/products/${GTIN}/food`]: answer({ ...PRODUCT.food, isOwn: true }),
    "POST /api/diary": answer(entry),
  });
  const { client, sender } = await openTab();
  const [{ productQuery }, { findChangeKind }, { readStoredAnswer }] = await Promise.all([
    import("#web/api/products.ts"),
    import("#web/api/offline/outbox/change-kinds.ts"),
    import("#web/api/offline/offline-query.ts"),
    import("#web/api/diary.ts"),
  ]);
  const query = productQuery(GTIN);
  await client.fetchQuery(query);
  await expect.poll(() => readStoredAnswer(JSON.stringify(query.queryKey)), { timeout: 30_000 }).toEqual(PRODUCT);

  isOnline = false;
  client.clear();
  expect(await client.fetchQuery(query)).toEqual(PRODUCT);
  const deliver = (kind: string, payload: unknown) => {
    const found = findChangeKind(kind);
    if (!found) throw new Error(`No change is called ${kind}`);
    return sender.deliver(found, payload);
  };
  expect(await deliver("keep-product", { gtin: GTIN, food: PRODUCT.food })).toBeUndefined();
  const serving = { food: PRODUCT.food, quantity: 240, mealType: "lunch", loggedAt: new Date() };
  await deliver("add-entries", { day: "2025-11-13", servings: [serving], idempotencyKey: "key" });
  expect((await storedChanges()).map(({ kind }) => kind)).toEqual(["keep-product", "add-entries"]);

  isOnline = true;
  const before = calls.length;
  await sender.send();
  await expect.poll(storedChanges, { timeout: 30_000 }).toEqual([]);
  const writes = calls.slice(before).filter(({ method }) => method === "POST");
  expect(writes.map(({ path }) => path)).toEqual([`/api/products/${GTIN}/food`, "/api/diary"]);
});
