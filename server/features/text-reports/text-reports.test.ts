import { expect, test } from "vitest";
import type { TextReport } from "#core/contracts/text-reports.ts";
import { DAY_MS } from "#core/domain/calendar/durations.ts";
import { textReports } from "#server/db/tables/text-reports.ts";
import { LIMITS } from "#server/platform/http/rate-limits/limits.ts";
import { deleteOldTextReports } from "#server/platform/storage/old-text-reports.ts";
import { signInAdmin } from "#server/testing/sign-in-admin.ts";
import { pantryFood, startWithPantry } from "#server/testing/suggestions/pantry.ts";
import { signInAs } from "#server/testing/test-app.ts";

const REPORTS = "/api/text-reports";
const LIST = "/api/admin/text-reports";

async function start() {
  const testApp = await startWithPantry();
  const admin = await signInAdmin(testApp);
  const maya = await signInAs(testApp.app);
  const report = (overrides: object = {}) =>
    maya.send("POST", REPORTS, { kind: "lesson", textId: "allergies", words: "The order is wrong.", ...overrides });
  const listed = async (query = ""): Promise<TextReport[]> => (await admin.send("GET", `${LIST}${query}`)).json();
  return { ...testApp, admin, maya, report, listed };
}

test("a report about a food, a recipe or a lesson reaches the administrators with its title", async () => {
  const { report, listed } = await start();
  const banana = pantryFood("Banana");
  expect((await report()).statusCode).toBe(204);
  expect((await report({ kind: "recipe", textId: "real-cocoa", words: " Too sweet " })).statusCode).toBe(204);
  expect((await report({ kind: "food", textId: banana.id, words: "Not yellow" })).statusCode).toBe(204);
  const reports = await listed();
  expect(reports.map(({ kind, title, words, doneAt }) => [kind, title, words, doneAt]).toSorted()).toEqual([
    ["food", "Banana", "Not yellow", null],
    ["lesson", "Allergies", "The order is wrong.", null],
    ["recipe", expect.stringMatching(/cocoa/i), "Too sweet", null],
  ]);
});

test("nothing that is stored tells who wrote it, and it does not go into their download", async () => {
  const { database, maya, report } = await start();
  await report();
  const [row] = await database.db.select().from(textReports);
  expect(Object.keys(row ?? {}).toSorted()).toEqual(["createdAt", "doneAt", "id", "kind", "textId", "words"]);
  expect(JSON.stringify(row)).not.toContain(maya.user.id);
  expect((await maya.send("GET", "/api/user/export")).body).not.toContain("The order is wrong.");
});

test("a report needs words, at most 500 characters, and a text that everybody sees", async () => {
  const { report } = await start();
  for (const wrong of [{ words: " " }, { words: "x".repeat(501) }, { kind: "faq" }, { textId: "" }, { textId: "x".repeat(61) }])
    expect((await report(wrong)).statusCode, JSON.stringify(wrong)).toBe(400);
  expect((await report({ textId: "no-such-lesson" })).statusCode).toBe(404);
});

test("another person's own food cannot be reported, and neither can one's own", async () => {
  const { maya, report } = await start();
  const own = (await maya.send("POST", "/api/foods", { name: "Soup", calories: 60, protein: 3, carbs: 8, fat: 2 })).json();
  expect((await report({ kind: "food", textId: own.id })).statusCode).toBe(404);
});

test("a person can send a few a minute, and not without end in a day; others are not slowed down", async () => {
  const { app, database, report } = await start();
  const tries = LIMITS.textReportsPerPerson.tries;
  for (let sent = 0; sent < tries; sent += 1) expect((await report()).statusCode).toBe(204);
  const refused = await report();
  expect(refused.statusCode).toBe(429);
  expect(refused.json().message).toMatch(/^Too many tries/);
  expect(await database.db.$count(textReports)).toBe(tries);
  const noah = await signInAs(app);
  expect((await noah.send("POST", REPORTS, { kind: "lesson", textId: "iron", words: "Hm" })).statusCode).toBe(204);
  expect(LIMITS.textReportsPerPersonADay).toEqual({ tries: 20, perS: 86_400 });
});

test("only administrators read the list and mark a report as done; done ones come last", async () => {
  const { admin, database, maya, listed } = await start();
  const row = { kind: "lesson" as const, textId: "iron" };
  await database.db.insert(textReports).values([
    { ...row, words: "First", createdAt: new Date(Date.now() - 2000) },
    { ...row, words: "Second", createdAt: new Date(Date.now() - 1000) },
  ]);
  const [second] = await listed();
  expect((await maya.send("GET", LIST)).statusCode).toBe(403);
  expect((await maya.send("PUT", `${LIST}/${second?.id}`, { isDone: true })).statusCode).toBe(403);
  expect((await admin.send("PUT", `${LIST}/${second?.id}`, { isDone: true })).statusCode).toBe(204);
  expect((await listed()).map(({ words, doneAt }) => [words, doneAt !== null])).toEqual([
    ["First", false],
    ["Second", true],
  ]);
  await admin.send("PUT", `${LIST}/${second?.id}`, { isDone: false });
  expect((await listed())[0]?.words).toBe("Second");
  expect((await admin.send("PUT", `${LIST}/00000000-0000-4000-8000-000000000009`, { isDone: true })).statusCode).toBe(404);
});

test("the list comes twenty at a time", async () => {
  const { database, listed } = await start();
  await database.db
    .insert(textReports)
    .values(Array.from({ length: 25 }, (_, place) => ({ kind: "lesson" as const, textId: "iron", words: `No. ${place}` })));
  const [first, second] = [await listed(), await listed("?offset=20")];
  expect([first.length, second.length]).toEqual([20, 5]);
  expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(25);
});

test("done reports go after 30 days, and all of them after a year", async () => {
  const { database, listed } = await start();
  const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
  const row = { kind: "lesson" as const, textId: "iron" };
  await database.db.insert(textReports).values([
    { ...row, words: "open", createdAt: ago(364) },
    { ...row, words: "open for too long", createdAt: ago(366) },
    { ...row, words: "done", createdAt: ago(40), doneAt: ago(29) },
    { ...row, words: "done long ago", createdAt: ago(40), doneAt: ago(31) },
  ]);
  await deleteOldTextReports(database.db);
  expect((await listed()).map(({ words }) => words)).toEqual(["open", "done"]);
});
