// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import type { PendingChange } from "#web/api/offline/device-database.ts";
import { openTab, provideDevice, storeAsVersion1, storedChanges } from "#web/testing/device.ts";

const change = (id: string, overrides: Partial<PendingChange> = {}): PendingChange => ({
  id,
  kind: "test",
  payload: { number: 1 },
  userId: "maya",
  wasTried: false,
  isLate: false,
  ...overrides,
});
const ids = (changes: readonly { id?: unknown }[]) => changes.map(({ id }) => id);

test("a change shows at once and is stored when it is added, marked as tried in case the page closes", async () => {
  provideDevice("maya");
  const { queue } = await openTab();
  const adding = queue.add(change("a"));
  expect(ids(queue.items())).toEqual(["a"]);
  expect(await adding).toBe(true);
  expect(await storedChanges()).toMatchObject([{ id: "a", place: 1, wasTried: true, isLate: false }]);
  expect(queue.items()).toMatchObject([{ id: "a", place: 1, wasTried: false }]);
});

test("a change is not sent before it is stored, even when the sender checks at that very moment", async () => {
  provideDevice("maya");
  const { queue } = await openTab();
  await queue.ready;
  const looking = queue.next(() => true);
  const adding = queue.add(change("a"));
  expect(await looking).toBeUndefined();
  await adding;
  const sent = await queue.next(() => true);
  if (!sent) throw new Error("nothing can be sent");
  await queue.remove(sent, new Map());
  expect(await storedChanges()).toEqual([]);
});

test("postponing again writes nothing, as nothing has changed", async () => {
  provideDevice("maya");
  const { queue } = await openTab();
  for (const id of ["a", "b", "c"]) await queue.add(change(id));
  expect(await queue.postpone("a")).toBe(true);
  expect(await storedChanges()).toMatchObject([
    { id: "a", isLate: true, wasTried: true },
    { id: "b", isLate: true, wasTried: false },
    { id: "c", isLate: true, wasTried: false },
  ]);
  const update = vi.spyOn(IDBCursor.prototype, "update");
  expect(await queue.postpone("a")).toBe(false);
  expect(update).not.toHaveBeenCalled();
  expect(await queue.postpone("b")).toBe(true);
  expect(update).toHaveBeenCalledTimes(1);
  update.mockRestore();
});

test("a change that one tab has removed does not return when another tab postpones it", async () => {
  provideDevice("maya");
  const first = await openTab();
  await first.queue.add(change("a"));
  await first.queue.add(change("b"));
  const second = await openTab();
  await second.queue.ready;
  const [sent] = first.queue.items();
  if (!sent) throw new Error("nothing was added");
  await first.queue.remove(sent, new Map());
  await second.queue.postpone("a");
  expect(ids(await storedChanges())).toEqual(["b"]);
  expect((await second.queue.next(() => true))?.id).toBe("b");
});

test("changes are returned in the order in which they were stored, whichever tab stored them, and only for this user", async () => {
  provideDevice("maya");
  await storeAsVersion1([change("noah", { userId: "noah" }), { ...change("old"), userId: undefined }]);
  const [first, second] = [await openTab(), await openTab()];
  await second.queue.add(change("b"));
  await first.queue.add(change("a"));
  expect((await first.queue.next(() => true))?.id).toBe("old");
  expect(ids(first.queue.items())).toEqual(["old", "b", "a"]);
});
