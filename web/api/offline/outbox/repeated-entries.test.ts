// @vitest-environment happy-dom
import { expect, test } from "vitest";
import type { DiaryEntry } from "#core/contracts/diary.ts";
import { ENTRY_REMOVED, KEY_REUSED } from "#core/contracts/http/problem-codes.ts";
import { diaryDayQuery } from "#web/api/diary.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { today } from "#web/lib/today.ts";
import { type Answer, fakeServer } from "#web/testing/fake-server.ts";
import { makeFood } from "#web/testing/make-food.ts";
import { findChangeKind } from "./change-kinds.ts";
import { getSender } from "./sender.ts";

const AVOCADO = makeFood();
const SERVING = { food: AVOCADO, quantity: 200, mealType: "lunch" as const };
const ENTRY: DiaryEntry = {
  id: "saved",
  foodId: AVOCADO.id,
  quantity: 200,
  mealType: "lunch",
  portion: null,
  customTime: null,
  loggedAt: new Date().toISOString(),
  createdAt: new Date().toISOString(),
  food: AVOCADO,
};
const conflict = (code: string) => ({ status: 409, body: { code, message: "For the test" } });

async function start(answers: Answer[], saved: DiaryEntry[]) {
  const calls = fakeServer({
    "GET /api/diary": () => ({ body: saved }),
    "POST /api/diary": () => answers.shift() ?? { status: 201, body: ENTRY },
  });
  const client = createQueryClient({ boot: undefined, onUnauthorized: () => undefined, onOtherUser: () => undefined });
  const day = diaryDayQuery(today());
  await client.fetchQuery(day);
  const kind = findChangeKind("add-entries");
  if (!kind) throw new Error("The diary's changes are not registered.");
  const added = await getSender(client).deliver(kind, {
    day: today(),
    servings: [{ ...SERVING, loggedAt: new Date() }],
    idempotencyKey: "key",
  });
  const sent = calls.filter(({ method }) => method === "POST");
  return { added, sent, readIds: () => client.getQueryData(day.queryKey)?.map(({ id }) => id) };
}

test("what the server knows under its key as something else is sent again under a key of its own, and stays", async () => {
  const { added, sent, readIds } = await start([conflict(KEY_REUSED)], []);
  expect(sent.map(({ init }) => new Headers(init.headers).get("idempotency-key"))).toEqual(["key", "key:2"]);
  expect(sent[1]?.body).toEqual(sent[0]?.body);
  expect(added).toEqual([ENTRY]);
  expect(readIds()).toEqual(["saved"]);
});

test("if the second key is used as well, the entry is refused instead of being sent for ever", async () => {
  await expect(start([conflict(KEY_REUSED), conflict(KEY_REUSED)], [])).rejects.toThrow("409");
});

test("entries that were logged before and removed on another device count as done, and the day is read again", async () => {
  const elsewhere = { ...ENTRY, id: "from another device" };
  const saved: DiaryEntry[] = [];
  const running = start([conflict(ENTRY_REMOVED)], saved);
  saved.push(elsewhere);
  const { added, readIds } = await running;
  expect(added).toEqual([]);
  await expect.poll(readIds).toEqual(["from another device"]);
});
