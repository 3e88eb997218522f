// @vitest-environment happy-dom
import { expect, test } from "vitest";
import type { DiaryEntry } from "#core/contracts/diary.ts";
import { openTab, provideDevice, storeAsVersion1, storedChanges } from "#web/testing/device.ts";
import { fakeServer } from "#web/testing/fake-server.ts";
import { makeFood } from "#web/testing/make-food.ts";

const FOOD = makeFood();
const AT = "2026-11-10T12:00:00.000Z";
const DRAFT = "key-1:0";
const GLASSES = { morningGlasses: 0, afternoonGlasses: 0, eveningGlasses: 0 };
const entry = (overrides: Partial<DiaryEntry> = {}): DiaryEntry => ({
  id: "0190a0a0-0000-7000-8000-000000000501",
  foodId: FOOD.id,
  quantity: 150,
  portion: null,
  mealType: "lunch",
  customTime: null,
  loggedAt: AT,
  createdAt: AT,
  food: FOOD,
  ...overrides,
});
const SERVING = { food: FOOD, quantity: 150, mealType: "lunch", loggedAt: new Date(AT) };

test("what versions 1.0 and 1.0.1 left on the device is sent, in order and once", async () => {
  provideDevice("maya");
  await storeAsVersion1([
    // Version 1.0 did not store the user of a change.
    {
      id: "a",
      kind: "add-entries",
      payload: { day: "2026-11-10", servings: [SERVING], idempotencyKey: "key-1" },
      wasTried: true,
      isLate: true,
    },
    {
      id: "b",
      kind: "update-entry",
      payload: { entry: entry({ id: DRAFT }), day: "2026-11-10", change: { quantity: 200 } },
      userId: "maya",
      wasTried: false,
      isLate: true,
    },
    {
      id: "c",
      kind: "water",
      payload: { date: "2026-11-10", glasses: { ...GLASSES, morningGlasses: 1 }, basedOn: GLASSES },
      userId: "maya",
      wasTried: true,
      isLate: true,
    },
    { id: "d", kind: "star-food", payload: { food: FOOD, isStarred: true }, userId: "maya", wasTried: false, isLate: true },
    { id: "e", kind: "delete-entry", payload: { entry: entry(), day: "2026-11-10" }, userId: "maya", wasTried: false, isLate: true },
    {
      id: "f",
      kind: "delete-entry",
      payload: { entry: entry({ id: "hers" }), day: "2026-11-10" },
      userId: "noah",
      wasTried: false,
      isLate: true,
    },
  ]);
  const calls = fakeServer({
    "GET /api/diary": { body: [entry()] },
    "POST /api/diary": { status: 201, body: entry() },
    [`PUT /api/diary/${entry().id}`]: { body: entry({ quantity: 200 }) },
    "PUT /api/water/2026-11-10": { body: { date: "2026-11-10", ...GLASSES, morningGlasses: 1 } },
    [`PUT /api/foods/${FOOD.id}/star`]: { status: 204 },
    [`DELETE /api/diary/${entry().id}`]: { status: 204 },
  });
  const { sender, queue } = await openTab();
  await Promise.all([import("#web/api/diary.ts"), import("#web/api/water.ts"), import("#web/api/foods.ts")]);
  await sender.send();

  const writes = calls.filter(({ method }) => method !== "GET");
  expect(writes.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "POST /api/diary",
    // Uses the id that the server assigned to the entry.
    `PUT /api/diary/${entry().id}`,
    "PUT /api/water/2026-11-10",
    `PUT /api/foods/${FOOD.id}/star`,
    `DELETE /api/diary/${entry().id}`,
  ]);
  expect(writes[0]?.init.headers).toMatchObject({ "idempotency-key": "key-1" });
  expect(writes[0]?.body).toMatchObject({ foodId: FOOD.id, quantity: 150, loggedAt: AT });
  expect(writes[2]?.body).toMatchObject({ morningGlasses: 1, basedOn: GLASSES, isRepeat: true });
  expect(queue.items()).toEqual([]);
  expect(await storedChanges()).toMatchObject([{ id: "f", userId: "noah" }]);
});
