import { expect, test } from "vitest";
import { MAX_OWN_FOODS } from "#core/domain/foods/limits.ts";
import { IMPORT_MAX_FOODS } from "#core/domain/imports/import-choices.ts";
import { confirm, sendFile, startWithMaya, uploadDraft } from "#server/testing/diary-files.ts";
import { startWithPantry } from "#server/testing/suggestions/pantry.ts";
import { countAnswers, type SignedIn, signInAs } from "#server/testing/test-app.ts";

const ENTRIES = 3_000;
const DIFFERENT_FOODS = 1_600;
const DAYS = 30;

const makeLines = (count: number, foods = count) =>
  [
    "Date,Food,Amount,Calories",
    ...Array.from(
      { length: count },
      (_, nth) => `2026-03-${String((nth % DAYS) + 1).padStart(2, "0")},Soup ${nth % foods},${(nth % 90) + 10} g,50`,
    ),
  ].join("\n");

const start = (by: SignedIn, { id }: { id: string }) => by.send("POST", `/api/imports/${id}/confirm`);
const countEntries = async (by: SignedIn) => (await by.send("GET", "/api/user/export")).json().diary.length;

test("others are answered while a large file comes in and while it is undone", async () => {
  const { app, maya } = await startWithMaya();
  const noah = await signInAs(app);
  const draft = await uploadDraft(maya, makeLines(DIFFERENT_FOODS));
  expect(await countAnswers(noah, confirm(maya, draft))).toBeGreaterThanOrEqual(10);
  expect(await countEntries(maya)).toBe(DIFFERENT_FOODS);
  expect(await countAnswers(noah, maya.send("DELETE", `/api/imports/${draft.id}`))).toBeGreaterThanOrEqual(10);
});

test("an import that is interrupted is continued by the next process", async () => {
  const { app, database, maya } = await startWithMaya();
  const draft = await uploadDraft(maya, makeLines(ENTRIES, 50));
  const pending = start(maya, draft);
  const progress = async (by: SignedIn) => (await by.send("GET", "/api/imports")).json()[0]?.progress;
  await expect.poll(() => progress(maya), { interval: 5, timeout: 30_000 }).toBeGreaterThan(0);
  await app.close();
  expect((await pending).json()).toMatchObject({ state: "importing", added: null });

  const next = await startWithPantry({ database });
  const mayaAgain: SignedIn = {
    ...maya,
    send: (method, url, body, headers) => next.send(method, url, body, { cookie: maya.cookie, ...headers }),
  };
  expect((await confirm(mayaAgain, draft)).json()).toMatchObject({ state: "imported", added: ENTRIES });
  expect(await countEntries(mayaAgain)).toBe(ENTRIES);
});

test("an undo that is interrupted, because the app is closed, is continued by the next process", async () => {
  const { app, database, maya } = await startWithMaya();
  const draft = await uploadDraft(maya, makeLines(ENTRIES, 50));
  await confirm(maya, draft);
  expect(await countEntries(maya)).toBe(ENTRIES);
  const pending = maya.send("DELETE", `/api/imports/${draft.id}`);
  await expect
    .poll(async () => (await maya.send("GET", "/api/imports")).json()[0]?.progress, { interval: 5, timeout: 30_000 })
    .toBeGreaterThan(0);
  await app.close();
  expect((await pending).json().state).toBe("undoing");

  const next = await startWithPantry({ database });
  await next.app.ready();
  const again: SignedIn = { ...maya, send: (method, url) => next.send(method, url, undefined, { cookie: maya.cookie }) };
  await expect.poll(async () => (await again.send("GET", "/api/imports")).json(), { timeout: 30_000 }).toEqual([]);
  const { diary, foods } = (await again.send("GET", "/api/user/export")).json();
  expect({ diary, foods }).toEqual({ diary: [], foods: [] });
});

test("a file that is coming in can be stopped, and nothing of it stays", async () => {
  const { maya } = await startWithMaya();
  const before = (await maya.send("GET", "/api/user/export")).json();
  const draft = await uploadDraft(maya, makeLines(ENTRIES, 50));
  const pending = start(maya, draft);
  await expect
    .poll(async () => (await maya.send("GET", "/api/imports")).json()[0]?.progress, { interval: 5, timeout: 30_000 })
    .toBeGreaterThan(0);
  await maya.send("DELETE", `/api/imports/${draft.id}`);
  await pending;
  await expect.poll(async () => (await maya.send("GET", "/api/imports")).json(), { timeout: 30_000 }).toEqual([]);
  const { diary, foods } = (await maya.send("GET", "/api/user/export")).json();
  expect({ diary, foods }).toEqual({ diary: before.diary, foods: before.foods });
});

test("a second file waits until the first is in, and one with too many foods is refused", async () => {
  const { maya } = await startWithMaya();
  const tooMany = await sendFile(maya, makeLines(IMPORT_MAX_FOODS + 1));
  expect([tooMany.statusCode, tooMany.json().message]).toEqual([400, expect.stringContaining("different foods")]);
  const first = await uploadDraft(maya, makeLines(MAX_OWN_FOODS + 100));
  expect(first.foodsWithoutRoom).toBe(100);
  const pending = start(maya, first);
  await expect.poll(async () => (await maya.send("GET", "/api/imports")).json()[0]?.state, { interval: 5 }).toBe("importing");
  const second = await uploadDraft(maya, "Date,Food,Amount,Calories\n2026-04-01,Tea,100 g,5\n");
  const refused = await start(maya, second);
  expect([refused.statusCode, refused.json().code]).toEqual([409, "import_in_progress"]);
  await pending;
  await confirm(maya, first);
  expect((await maya.send("GET", "/api/user/export")).json().foods).toHaveLength(MAX_OWN_FOODS);
});
