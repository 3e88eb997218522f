// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { addDays } from "#core/domain/calendar/calendar-day.ts";
import { NO_GLASSES } from "#core/domain/diary/water-periods.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { followPageUser } from "#web/lib/http/page-user.ts";
import { today } from "#web/lib/today.ts";
import { provideDevice } from "#web/testing/device.ts";
import { type Answer, fakeServer } from "#web/testing/fake-server.ts";
import { bindDeviceToUser } from "./clear-personal-data.ts";
import { prefetchForOffline } from "./prefetch.ts";
import { listCopies } from "./response-cache.ts";

/** Long enough for a busy computer. */
const LONG = { timeout: 30_000 };
const DAYS = Array.from({ length: 7 }, (_, index) => addDays(today(), -index));

const answers = (): Record<string, Answer | (() => Answer)> => ({
  "GET /api/diary": { body: [] },
  "GET /api/diary/days": { body: { days: [], variety: { foods: 0, categories: [] } } },
  "GET /api/diary/usual": { body: [] },
  "GET /api/foods/starred": { body: [] },
  "GET /api/learn": { body: [] },
  "GET /api/learn/me": { body: { knownFacts: 0, allFacts: 0, dueToday: 0, answeredToday: 0, lessons: [], comingBack: [] } },
  "GET /api/learn/me/review": { body: { questions: [] } },
  "GET /api/meal-plan": { body: [] },
  "GET /api/meals": { body: [] },
  "GET /api/user/preferences": { body: {} },
  ...Object.fromEntries(DAYS.map((date) => [`GET /api/water/${date}`, { body: { date, ...NO_GLASSES } }])),
});

function start() {
  provideDevice("maya");
  followPageUser(() => undefined);
  const client = createQueryClient({ boot: undefined, onUnauthorized: () => undefined, onOtherUser: () => undefined });
  let finish: () => void = () => undefined;
  const saving = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const save = () =>
    client
      .getMutationCache()
      .build(client, { mutationFn: () => saving })
      .execute(undefined);
  return { client, save, finish };
}

const copiedKeys = async () => (await listCopies()).map(({ key }) => key);

test("prefetching waits for a change that is being saved, then reads everything", async () => {
  const { client, save, finish } = start();
  const calls = fakeServer({
    ...answers(),
    // Simulates that the user taps a glass while the prefetch is running.
    "GET /api/foods/starred": () => {
      void save();
      return { body: [] };
    },
  });
  const reading = prefetchForOffline(client, new AbortController().signal);
  await expect.poll(() => client.isMutating(), LONG).toBe(1);
  await expect.poll(copiedKeys, LONG).toContain('["/api/foods/starred"]');
  expect(calls.some(({ path }) => path.startsWith("/api/meals"))).toBe(false);
  finish();
  await reading;
  expect(await copiedKeys()).toContain(JSON.stringify(["/api/water", DAYS.at(-1)]));
});

test("nothing is read anymore once the user has signed out or the page is gone", async () => {
  const { client, save, finish } = start();
  const calls = fakeServer(answers());
  const saved = save();
  const leaving = new AbortController();
  const readings = [prefetchForOffline(client, new AbortController().signal), prefetchForOffline(client, leaving.signal)];
  leaving.abort();
  await readings[1];
  bindDeviceToUser(client, null);
  finish();
  await Promise.all([saved, ...readings]);
  expect(calls).toEqual([]);
});
