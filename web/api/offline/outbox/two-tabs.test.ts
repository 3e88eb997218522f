// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { openTab, provideDevice, storedChanges } from "#web/testing/device.ts";

/** Long enough for a busy computer. */
const LONG = { timeout: 30_000 };
const KEY = ["sum"] as const;

/** The server holds a sum and records the order in which the numbers arrived. */
function startServer() {
  const received: number[] = [];
  const state = { isReachable: true };
  const sum = () => received.reduce((total, number) => total + number, 0);
  return { received, state, sum };
}

/** A tab that shows the sum and can add to it. */
async function openAdder(server: ReturnType<typeof startServer>) {
  const tab = await openTab();
  const add = tab.defineChange<number, number>({
    kind: "test-add",
    send: async (number) => {
      if (!server.state.isReachable) throw new TypeError("Failed to fetch");
      server.received.push(number);
      return server.sum();
    },
    showsIn: () => [KEY],
    settle: (_stored, _number, sum) => sum,
    label: String,
  });
  await tab.client.fetchQuery(
    tab.offlineQuery({
      queryKey: KEY,
      read: async () => server.sum(),
      // Safe to cast: the test delivers no other changes.
      project: (sum, pending) => pending.reduce((total, { payload }) => total + (payload as number), sum),
    }),
  );
  return { ...tab, add: (number: number) => tab.sender.deliver(add, number), readSum: () => tab.client.getQueryData(KEY) };
}

test("two tabs that log at the same moment send each change once, in the stored order, and both show all of them", async () => {
  provideDevice("maya");
  const server = startServer();
  const [first, second] = [await openAdder(server), await openAdder(server)];
  const mine = [1, 2, 3, 4, 5, 6];
  const others = [10, 20, 30, 40, 50, 60];
  const answers = await Promise.all([...mine.map(first.add), ...others.map(second.add)]);
  expect(answers.every((answer) => typeof answer === "number")).toBe(true);
  expect(server.received.toSorted((a, b) => a - b)).toEqual([...mine, ...others]);
  expect(server.received.filter((number) => number < 10)).toEqual(mine);
  expect(server.received.filter((number) => number >= 10)).toEqual(others);
  await expect.poll(first.readSum, LONG).toBe(231);
  await expect.poll(second.readSum, LONG).toBe(231);
  await expect.poll(storedChanges, LONG).toEqual([]);
  expect([first.queue.items(), second.queue.items()]).toEqual([[], []]);
});

test("what two tabs logged while the server was unreachable is sent once when both retry at the same moment", async () => {
  provideDevice("maya");
  const server = startServer();
  const [first, second] = [await openAdder(server), await openAdder(server)];
  server.state.isReachable = false;
  expect(await first.add(1)).toBeUndefined();
  expect(await second.add(10)).toBeUndefined();
  expect(await first.add(2)).toBeUndefined();
  await expect.poll(first.readSum, LONG).toBe(13);
  await expect.poll(second.readSum, LONG).toBe(13);
  server.state.isReachable = true;
  await Promise.all([first.sender.send(), second.sender.send(), first.sender.send()]);
  expect(server.received).toEqual([1, 10, 2]);
  await expect.poll(second.readSum, LONG).toBe(13);
  await expect.poll(() => second.queue.items(), LONG).toEqual([]);
  expect(await storedChanges()).toEqual([]);
});

test("a tab learns that another one sent its change, also while it waits for the lock", async () => {
  provideDevice("maya");
  const server = startServer();
  const [first, second] = [await openAdder(server), await openAdder(server)];
  server.state.isReachable = false;
  await first.add(1);
  server.state.isReachable = true;
  const adding = second.add(10);
  await first.sender.send();
  await adding;
  expect(server.received).toEqual([1, 10]);
});

test("a change whose code is not loaded yet waits for it instead of being dropped", async () => {
  provideDevice("maya");
  const server = startServer();
  const former = await openAdder(server);
  server.state.isReachable = false;
  await former.add(1);
  former.sender.close();
  server.state.isReachable = true;

  const without = await openTab();
  await without.sender.send();
  expect(await storedChanges()).toHaveLength(1);
  const { sender } = await openAdder(server);
  await sender.send();
  expect(server.received).toEqual([1]);
  expect(await storedChanges()).toEqual([]);
});
