import { type IncomingMessage, request } from "node:http";
import { json } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { MAX_ENTRIES_A_DAY } from "#core/domain/diary/limits.ts";
import { confirm, FILE, readDiary, sendFile, startWithMaya, uploadDraft, zipFile } from "#server/testing/diary-files.ts";
import { signInAs } from "#server/testing/test-app.ts";

const SOUP = "Date,Food,Amount,Calories\n2026-03-01,Soup,100 g,50\n";

test("a day takes as many entries as it has room for, and the preview says so", async () => {
  const { maya } = await startWithMaya();
  const lines = Array.from({ length: MAX_ENTRIES_A_DAY + 3 }, (_, nth) => `2026-03-01,Soup ${nth % 5},100 g,${nth}`);
  const draft = await uploadDraft(maya, ["Date,Food,Amount,Calories", ...lines].join("\n"));
  expect(draft.fullDays).toEqual({ days: 1, entries: 3, shown: ["2026-03-01"] });
  expect((await confirm(maya, draft)).json()).toMatchObject({ added: MAX_ENTRIES_A_DAY });
  expect(await readDiary(maya, "2026-03-01")).toHaveLength(MAX_ENTRIES_A_DAY);
});

test.each([
  ["an empty file", ""],
  ["a picture", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1, 2, 3, 0, 0])],
  ["a table of weights", "Date,Weight\n2026-03-01,60\n"],
  ["a billion columns", `Date,Food${",x".repeat(100_000)}\n`],
  ["very deep JSON", "[".repeat(100_000)],
  ["half a JSON file", '{"diary": ['],
  ["a cell without end", `Date,Food,Calories\n2026-03-01,"${"x".repeat(100_000)}`],
  ["a ZIP bomb", () => zipFile("food-logs.csv", Buffer.alloc(64 * 1024 * 1024))],
  ["a ZIP that was cut off", () => zipFile("food-logs.csv", Buffer.from("Date,Food\n")).subarray(0, 60)],
  ["a ZIP of photos", () => zipFile("me.jpg", Buffer.from("photo"))],
])("%s gets a clear error and changes nothing", async (_name, content) => {
  const { maya } = await startWithMaya();
  const response = await sendFile(maya, typeof content === "function" ? content() : content);
  expect([response.statusCode, response.json().code]).toEqual([400, "unreadable_file"]);
  expect(response.json().message.length).toBeGreaterThan(10);
  expect((await maya.send("GET", "/api/imports")).json()).toEqual([]);
});

test("a file that is too large is rejected by its headers", async () => {
  const { maya } = await startWithMaya();
  const response = await maya.send("POST", "/api/imports", Buffer.alloc(20 * 1024 * 1024 + 1), FILE);
  expect(response.statusCode).toBe(413);
});

test("uploads that do not arrive keep nobody else from importing, and are refused", async () => {
  const { app, maya } = await startWithMaya();
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const others = await Promise.all([1, 2, 3, 4, 5].map(() => signInAs(app)));
  const answers = others.map(async ({ cookie }) => {
    const upload = request(`${address}/api/imports?tz=UTC`, { method: "POST", headers: { ...FILE, cookie, "content-length": 5_000_000 } });
    upload.on("error", () => {});
    onTestFinished(() => void upload.destroy());
    upload.write("Date,Food");
    const response = await new Promise<IncomingMessage>((resolve) => upload.once("response", resolve));
    return [response.statusCode, (await json(response)) as object];
  });
  expect((await sendFile(maya, SOUP)).statusCode).toBe(201);
  for (const answer of answers) expect(await answer).toEqual([400, expect.objectContaining({ code: "upload_too_slow" })]);
});

test("a file that takes too much work is refused, and after two of them their sender has to wait", async () => {
  const { app, maya } = await startWithMaya({ importReadTimeoutMs: 1 });
  const refused = await sendFile(maya, SOUP);
  expect([refused.statusCode, refused.json().message]).toEqual([400, expect.stringContaining("too much work")]);
  expect((await sendFile(maya, SOUP)).statusCode).toBe(400);
  const third = await sendFile(maya, SOUP);
  expect([third.statusCode, third.json().message]).toEqual([429, expect.stringContaining("fewer months in each file")]);
  expect(Number(third.headers["retry-after"])).toBeGreaterThan(0);
  expect((await sendFile(await signInAs(app), SOUP)).statusCode).toBe(400);
});

test("a formula in a cell is a name like any other, and a line that makes no sense is reported", async () => {
  const { maya } = await startWithMaya();
  const draft = await uploadDraft(
    maya,
    'Date,Food,Amount,Calories\n2026-03-01,"=cmd|x",10 g,5\nsoon,Tea,1 cup,2\n2026-03-01,Debt,1 cup,-5\n',
  );
  expect(draft).toMatchObject({
    entries: 1,
    shownFoods: [{ name: "=cmd|x" }],
    notUnderstood: { lines: 2, shown: [{ line: 3 }, { line: 4 }] },
  });
});

test("another user can neither confirm nor undo an import", async () => {
  const { app, maya } = await startWithMaya();
  const noah = await signInAs(app);
  const draft = await uploadDraft(maya, SOUP);
  expect((await confirm(noah, draft)).statusCode).toBe(404);
  expect((await noah.send("DELETE", `/api/imports/${draft.id}`)).statusCode).toBe(404);
  expect((await maya.send("GET", "/api/imports")).json()).toHaveLength(1);
  expect((await noah.send("GET", "/api/imports")).json()).toEqual([]);
});

test("two uploads by one user at the same moment are read one after the other, and one draft remains", async () => {
  const { maya } = await startWithMaya();
  const answers = await Promise.all([sendFile(maya, SOUP), sendFile(maya, SOUP)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 429]);
  expect((await maya.send("GET", "/api/imports")).json()).toHaveLength(1);
});
