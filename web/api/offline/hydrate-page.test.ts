// @vitest-environment happy-dom
import { dehydrate, QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, onTestFinished, test } from "vitest";
import { getQueue } from "#web/api/offline/outbox/queue.ts";
import { waterQuery } from "#web/api/water.ts";
import { timeZone, today } from "#web/lib/today.ts";
import { applyDeviceChanges, hydratePage } from "./hydrate-page.ts";

const glasses = (morningGlasses: number) => ({ morningGlasses, afternoonGlasses: 0, eveningGlasses: 0 });

/** The state as the server sends it, with two glasses. */
async function serverState(date: string): Promise<unknown> {
  const server = new QueryClient();
  await server.fetchQuery({ ...waterQuery(date), queryFn: () => ({ date, ...glasses(2) }) });
  return JSON.parse(JSON.stringify(dehydrate(server)));
}

test("a page is hydrated as the server rendered it, and only then shows what is queued on the device", async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const date = today();
  const readGlasses = () => client.getQueryData(waterQuery(date).queryKey)?.morningGlasses;
  const tap = { date, glasses: glasses(3), basedOn: glasses(2) };
  await getQueue(client).add({ id: "tap", kind: "water", payload: tap, wasTried: true, isLate: true });

  expect(hydratePage(client, { timeZone: timeZone(), day: date, state: await serverState(date) })).toBe(true);
  onTestFinished(new QueryObserver(client, waterQuery(date)).subscribe(() => undefined));
  expect(readGlasses()).toBe(2);
  await applyDeviceChanges(client);
  expect(readGlasses()).toBe(3);
});

test("a page rendered for another day or time zone is not hydrated", async () => {
  const client = new QueryClient();
  const state = await serverState(today());
  expect(hydratePage(client, { timeZone: timeZone(), day: "2020-01-01", state })).toBe(false);
  expect(hydratePage(client, { timeZone: "Mars/Olympus", day: today(), state })).toBe(false);
  expect(client.getQueryCache().getAll()).toEqual([]);
});
