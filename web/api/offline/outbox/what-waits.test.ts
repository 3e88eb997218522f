// @vitest-environment happy-dom
import { expect, test } from "vitest";
import type { DiaryEntry } from "#core/contracts/diary.ts";
import { addDays } from "#core/domain/calendar/calendar-day.ts";
import { NO_GLASSES } from "#core/domain/diary/water-periods.ts";
import { diaryDayQuery, diaryDaysQuery, recentEntriesQuery } from "#web/api/diary.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { waterQuery } from "#web/api/water.ts";
import { today } from "#web/lib/today.ts";
import { fakeServer } from "#web/testing/fake-server.ts";
import { makeFood } from "#web/testing/make-food.ts";
import { findChangeKind } from "./change-kinds.ts";
import { getSender } from "./sender.ts";

const AVOCADO = makeFood();
const SUMMARY = { days: [], variety: { foods: 0, categories: [] } };

test("a queued change shows alike in the day, the latest entries and the days, and stays once the server has confirmed it", async () => {
  let confirm: () => void = () => undefined;
  const confirmed = new Promise<void>((resolve) => {
    confirm = resolve;
  });
  const saved: DiaryEntry[] = [];
  const calls = fakeServer({
    "GET /api/diary": () => ({ body: saved }),
    "GET /api/diary/days": { body: SUMMARY },
    [`GET /api/water/${today()}`]: { body: { date: today(), ...NO_GLASSES } },
    [`PUT /api/water/${today()}`]: { body: { date: today(), ...NO_GLASSES, morningGlasses: 1 } },
    "POST /api/diary": async () => {
      await confirmed;
      const entry = { ...(calls.at(-1)?.body as DiaryEntry), id: "saved", createdAt: new Date().toISOString(), food: AVOCADO };
      saved.push(entry);
      return { status: 201, body: entry };
    },
  });
  const client = createQueryClient({ boot: undefined, onUnauthorized: () => undefined, onOtherUser: () => undefined });
  const queries = { day: diaryDayQuery(today()), recent: recentEntriesQuery, days: diaryDaysQuery(addDays(today(), -6), today()) };
  await Promise.all([client.fetchQuery(queries.day), client.fetchQuery(queries.recent), client.fetchQuery(queries.days)]);
  await client.fetchQuery(waterQuery(today()));
  const readCache = () => ({
    day: client.getQueryData(queries.day.queryKey)?.length,
    recent: client.getQueryData(queries.recent.queryKey)?.length,
    days: client.getQueryData(queries.days.queryKey)?.days.map(({ entries, totals, glasses }) => [entries, totals.calories, glasses]),
    water: client.getQueryData(waterQuery(today()).queryKey)?.morningGlasses,
  });
  const deliver = (kind: string, payload: unknown) => {
    const found = findChangeKind(kind);
    if (!found) throw new Error(`No change is called ${kind}`);
    return getSender(client).deliver(found, payload);
  };

  const serving = { food: AVOCADO, quantity: 200, mealType: "lunch", loggedAt: new Date() };
  const adding = deliver("add-entries", { day: today(), servings: [serving], idempotencyKey: "key" });
  const drinking = deliver("water", { date: today(), glasses: { ...NO_GLASSES, morningGlasses: 1 }, basedOn: NO_GLASSES });
  const all = { day: 1, recent: 1, days: [[1, 320, 1]], water: 1 };
  await expect.poll(readCache, { timeout: 30_000 }).toEqual(all);
  confirm();
  await Promise.all([adding, drinking]);
  expect(readCache()).toEqual(all);
});
