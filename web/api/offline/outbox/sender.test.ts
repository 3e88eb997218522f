// @vitest-environment happy-dom
import type { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { offlineQuery } from "#web/api/offline/offline-query.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { ApiError } from "#web/lib/http/api-client.ts";
import { beginHydration, endHydration } from "#web/lib/page-load/hydration.ts";
import { defineChange } from "./change-kinds.ts";
import { getSender } from "./sender.ts";

/** Long enough for a busy computer. */
const LONG = { timeout: 30_000 };
const KEY = ["numbers"] as const;

interface Sum {
  add: number;
  answer: Promise<number>;
}

/** The server holds a number, and each change adds to it. */
const ADD = defineChange<Sum, number>({
  kind: "test-add",
  send: ({ answer }) => answer,
  showsIn: () => [KEY],
  settle: (_stored, _sum, answer) => answer,
  label: ({ add }) => String(add),
});

const numberQuery = offlineQuery({
  queryKey: KEY,
  read: async () => 10,
  // Safe to cast: the test delivers no other changes.
  project: (number, pending) => pending.reduce((sum, { payload }) => sum + (payload as Sum).add, number),
});

async function start() {
  const client: QueryClient = createQueryClient({ boot: undefined, onUnauthorized: () => undefined, onOtherUser: () => undefined });
  await client.fetchQuery(numberQuery);
  return { client, readSum: () => client.getQueryData(KEY), outbox: getSender(client) };
}

function held() {
  let resolve: (answer: number) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<number>((...settlers) => {
    [resolve, reject] = settlers;
  });
  return { promise, resolve, reject };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test("nothing is sent before the server-rendered page is hydrated", async () => {
  const { outbox, readSum } = await start();
  beginHydration();
  const sent = outbox.deliver(ADD, { add: 1, answer: Promise.resolve(20) });
  await settled();
  expect(readSum()).toBe(11);
  endHydration();
  await sent;
  expect(readSum()).toBe(20);
});

test("a change shows at once and is sent after the previous one", async () => {
  const { outbox, readSum } = await start();
  const first = held();
  const order: string[] = [];
  const one = outbox.deliver(ADD, { add: 1, answer: first.promise }).then(() => order.push("one"));
  const two = outbox.deliver(ADD, { add: 2, answer: Promise.resolve(13) }).then(() => order.push("two"));
  await expect.poll(readSum, LONG).toBe(13);
  expect(order).toEqual([]);
  first.resolve(11);
  await Promise.all([one, two]);
  expect(order).toEqual(["one", "two"]);
  expect(readSum()).toBe(13);
});

test("a rejected change disappears, and those after it stay", async () => {
  const { outbox, readSum } = await start();
  const first = held();
  const one = outbox.deliver(ADD, { add: 1, answer: first.promise });
  const two = outbox.deliver(ADD, { add: 2, answer: Promise.resolve(12) });
  await expect.poll(readSum, LONG).toBe(13);
  const refusal = expect(one).rejects.toThrow("400");
  first.reject(new ApiError(400, "", "Bad Request"));
  await refusal;
  await two;
  expect(readSum()).toBe(12);
});

test("an unreachable server counts as a rejection if the device cannot store changes", async () => {
  const { outbox, readSum } = await start();
  await expect(outbox.deliver(ADD, { add: 1, answer: Promise.reject(new TypeError("Failed to fetch")) })).rejects.toThrow(
    "Failed to fetch",
  );
  await settled();
  expect(readSum()).toBe(10);
});
