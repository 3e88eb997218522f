import { eq, like } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import {
  BARCODE_INVALID,
  PRODUCT_NOT_FOUND,
  PRODUCTS_BUSY,
  PRODUCTS_OFF,
  PRODUCTS_UNREACHABLE,
} from "#core/contracts/http/problem-codes.ts";
import { DAY_MS } from "#core/domain/calendar/durations.ts";
import { products } from "#server/db/tables/products.ts";
import { rateLimits } from "#server/db/tables/rate-limits.ts";
import { barcode, muesli, type OffFault, OffStandIn } from "#server/testing/open-food-facts.ts";
import { type SignedIn, signInAs, startTestApp, type TestParts } from "#server/testing/test-app.ts";

const CODE = barcode(1);

async function startWithProducts({ environment, ...parts }: TestParts = {}) {
  const off = await OffStandIn.start();
  off.know(muesli(CODE));
  const testApp = await startTestApp({ environment: { ...off.environment, ...environment }, ...parts });
  return { ...testApp, off, maya: await signInAs(testApp.app) };
}

test("a product is requested once, with our name and a contact, and is then available to everybody", async () => {
  const { app, off, maya } = await startWithProducts();
  const noah = await signInAs(app);
  const scanned = await maya.send("GET", `/api/products/${CODE}`);
  expect(scanned.statusCode).toBe(200);
  expect(scanned.json()).toMatchObject({
    isKept: false,
    food: {
      name: "Crunchy muesli",
      category: "grain",
      calories: 430,
      sodium: 100,
      minerals: { ironMg: 4 },
      portions: [
        { label: "1 bowl", grams: 45 },
        { label: "1 package", grams: 500 },
      ],
      allergens: { contains: ["tree nuts", "gluten"], mayContain: ["milk", "wheat"] },
      allergyInfo: "Contains tree nuts and gluten. May contain milk, wheat and lupin.",
      source: "Open Food Facts",
      isOwn: true,
      product: {
        gtin: CODE,
        brand: "Alpine Mills",
        basis: "100 g",
        doubts: [],
        otherTraces: ["lupin"],
        areAllergensKnown: true,
        source: "off",
        license: "ODbL 1.0",
        sourceUrl: `https://world.openfoodfacts.org/product/${CODE}`,
        modifiedOn: "2025-06-15",
      },
    },
  });
  expect((await noah.send("GET", `/api/products/${CODE}`)).json().food.name).toBe("Crunchy muesli");
  expect(off.requests).toHaveLength(1);
  expect(off.requests[0]?.userAgent).toMatch(/^BiteBright\/[\d.]+ \(nutrition@school\.example\)$/);
  expect(off.requests[0]?.fields.join()).not.toMatch(/nutriscore|nova|eco/);
});

test("300 scans of 40 products cost at most 40 requests, also where some are unknown", async () => {
  const { app, off, maya } = await startWithProducts({ environment: { OFF_REQUESTS_PER_MINUTE: "60" } });
  const class6b = [maya, ...(await Promise.all(Array.from({ length: 5 }, () => signInAs(app))))];
  const codes = Array.from({ length: 40 }, (_, nth) => barcode(100 + nth));
  for (const code of codes.slice(0, 35)) off.know(muesli(code));
  const scans = class6b.flatMap(({ send }, person) =>
    Array.from({ length: 50 }, (_, nth) => ({ send, code: codes[(7 * person + nth) % 40] })),
  );
  const answers = await Promise.all(scans.map(({ send, code }) => send("GET", `/api/products/${code}`)));
  expect(scans).toHaveLength(300);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 404]));
  expect(off.requests.length).toBeLessThanOrEqual(40);
  expect(new Set(off.requests.map(({ code }) => code)).size).toBe(40);
});

test("two processes send one request for the same product", async () => {
  const { database, off, maya } = await startWithProducts();
  const other = await startTestApp({ database, environment: off.environment });
  const noah = await signInAs(other.app);
  const answers = await Promise.all([maya, noah, maya, noah].map(({ send }) => send("GET", `/api/products/${CODE}`)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(off.requests).toHaveLength(1);
});

test("Open Food Facts gets twelve requests a minute from all processes together, and other users are told when to try again", async () => {
  const { database, off, maya } = await startWithProducts();
  const other = await startTestApp({ database, environment: off.environment });
  const noah = await signInAs(other.app);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, nth) => (nth % 2 === 0 ? maya : noah).send("GET", `/api/products/${barcode(200 + nth)}`)),
  );
  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  expect(off.requests).toHaveLength(12);
  expect(refused).toHaveLength(8);
  for (const answer of refused) {
    expect(answer.json().code).toBe(PRODUCTS_BUSY);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(answer.headers["retry-after"])).toBeLessThanOrEqual(60);
  }
});

test.each<OffFault>(["down", "slow", "trickling", "huge", "a gzip bomb", "nonsense", "cut off", "redirect"])(
  "the user is told that the product database can't be reached if it is %s, and the next scan finds the product",
  async (fault) => {
    const { off, maya, database } = await startWithProducts({
      productsTimeoutMs: fault === "slow" || fault === "trickling" ? 300 : 20_000,
    });
    off.failWith(fault);
    const answer = await maya.send("GET", `/api/products/${CODE}`);
    expect(answer.statusCode).toBe(503);
    expect(answer.json().code).toBe(PRODUCTS_UNREACHABLE);
    expect(await database.db.select().from(products)).toEqual([]);
    off.failWith(undefined);
    // On a busy machine a short timeout may expire once more.
    await vi.waitFor(async () => expect((await maya.send("GET", `/api/products/${CODE}`)).statusCode).toBe(200), { timeout: 20_000 });
  },
);

test("after three failures Open Food Facts is left alone for a while, and then tried by one request", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const { off, maya } = await startWithProducts({ environment: { OFF_REQUESTS_PER_MINUTE: "60" } });
  const scan = async (nth: number) => (await maya.send("GET", `/api/products/${barcode(400 + nth)}`)).statusCode;
  off.failWith("cut off");
  for (let nth = 0; nth < 5; nth += 1) expect(await scan(nth)).toBe(503);
  expect(off.requests).toHaveLength(3);

  off.failWith(undefined);
  vi.advanceTimersByTime(31_000);
  expect(await scan(1)).toBe(404);
  expect(await scan(2)).toBe(404);
  expect(off.requests).toHaveLength(5);
});

test("neither one member nor twelve accounts that request much can take the slots of everybody else", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const { app, database, off, maya } = await startWithProducts();
  const twelve = await Promise.all(Array.from({ length: 12 }, () => signInAs(app)));
  let scanned = 0;
  const scan = ({ send }: SignedIn) => {
    scanned += 1;
    return send("GET", `/api/products/${barcode(500 + scanned)}`);
  };
  const passMinute = async () => {
    await database.db.delete(rateLimits).where(like(rateLimits.key, "openFoodFactsSlot:%"));
    vi.advanceTimersByTime(60_000);
  };
  const [greedy] = twelve;
  for (let nth = 0; greedy && nth < 13; nth += 1) await scan(greedy);
  expect((await scan(maya)).statusCode).toBe(404);

  for (let minute = 0; minute < 3; minute += 1) {
    await passMinute();
    await Promise.all(twelve.map(scan));
  }
  await passMinute();
  const before = off.requests.length;
  await Promise.all([...twelve, ...twelve].map(scan));
  expect(off.requests.length - before).toBe(8);
  expect((await scan(await signInAs(app))).statusCode).toBe(404);
});

test("an unknown product is cached for a while, and can be entered by hand", async () => {
  const { off, maya } = await startWithProducts();
  for (const _ of [1, 2, 3]) {
    const answer = await maya.send("GET", `/api/products/${barcode(2)}`);
    expect([answer.statusCode, answer.json().code]).toEqual([404, PRODUCT_NOT_FOUND]);
  }
  expect(off.requests).toHaveLength(1);
});

test("a partial product is shown as far as it is known, with the reason to check the label", async () => {
  const { off, maya } = await startWithProducts();
  off.know({ code: CODE, product_name: "Mystery bar", nutriments: { "energy-kcal_100g": 1800, fat_100g: "a lot" }, allergens_tags: [] });
  const { food } = (await maya.send("GET", `/api/products/${CODE}`)).json();
  expect(food).toMatchObject({
    calories: null,
    fat: null,
    allergens: null,
    portions: [],
    product: { areAllergensKnown: false, doubts: ["kj_as_kcal", "impossible_figure", "missing_figures"] },
  });
  expect(food.allergyInfo).toBe("We don't know which allergens are in it, so check the label.");
});

test("digits that are not a barcode are rejected without a request", async () => {
  const { off, maya } = await startWithProducts();
  for (const digits of ["7610000000019", "123", "abc", "%00", "1".repeat(40), `${CODE}%27`]) {
    const answer = await maya.send("GET", `/api/products/${digits}`);
    expect(answer.statusCode).toBe(400);
  }
  expect((await maya.send("GET", "/api/products/7610000000019")).json().code).toBe(BARCODE_INVALID);
  expect(off.requests).toEqual([]);
});

test("a UPC-E, its UPC-A and its EAN-13 are the same product", async () => {
  const { off, maya } = await startWithProducts();
  off.know(muesli("0012000003455"));
  for (const digits of ["01234505?format=upc_e", "012000003455", "0012000003455"]) {
    expect((await maya.send("GET", `/api/products/${digits}`)).json().food.product.gtin).toBe("0012000003455");
  }
  expect(off.requests).toHaveLength(1);
});

test("a product older than 90 days is returned at once, and refreshed for the next time", async () => {
  const { off, maya, database } = await startWithProducts();
  await maya.send("GET", `/api/products/${CODE}`);
  await database.db.update(products).set({ fetchedAt: new Date(Date.now() - 91 * DAY_MS) });
  off.know({ ...muesli(CODE), product_name: "New recipe muesli" });
  expect((await maya.send("GET", `/api/products/${CODE}`)).json().food.name).toBe("Crunchy muesli");
  await vi.waitFor(
    async () => {
      const [row] = await database.db.select({ name: products.name }).from(products).where(eq(products.gtin, CODE));
      expect(row?.name).toBe("New recipe muesli");
    },
    { timeout: 30_000 },
  );
  expect((await maya.send("GET", `/api/products/${CODE}`)).json().food.name).toBe("New recipe muesli");
  expect(off.requests).toHaveLength(2);
});

test("an old product stays if Open Food Facts can't be reached or no longer has it", async () => {
  const { off, maya, database } = await startWithProducts();
  await maya.send("GET", `/api/products/${CODE}`);
  await database.db.update(products).set({ fetchedAt: new Date(0) });
  off.failWith("down");
  for (const _ of [1, 2, 3]) expect((await maya.send("GET", `/api/products/${CODE}`)).statusCode).toBe(200);
  await vi.waitFor(() => expect(off.requests).toHaveLength(2), { timeout: 30_000 });
  expect((await maya.send("GET", `/api/products/${CODE}`)).json().food.name).toBe("Crunchy muesli");
});

test("one user's scans are limited per minute, and other users are not affected", async () => {
  const { app, maya } = await startWithProducts({ environment: { PRODUCTS: "imported" } });
  const noah = await signInAs(app);
  const answers = await Promise.all(Array.from({ length: 61 }, () => maya.send("GET", `/api/products/${CODE}`)));
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  expect((await noah.send("GET", `/api/products/${CODE}`)).statusCode).toBe(404);
});

test("if they are switched off, barcodes are rejected without a request", async () => {
  const { off, maya } = await startWithProducts({ environment: { PRODUCTS: "off" } });
  expect((await maya.send("GET", "/api/products")).json()).toEqual({ isOn: false });
  const answers = [
    await maya.send("GET", `/api/products/${CODE}`),
    await maya.send("POST", `/api/products/${CODE}/food`),
    await maya.send("PUT", `/api/products/${CODE}/food`, { name: "Bar", calories: 1, protein: 0, carbs: 0, fat: 0 }),
  ];
  expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual(Array(3).fill([404, PRODUCTS_OFF]));
  expect(off.requests).toEqual([]);
});
