import { expect, onTestFinished, test } from "vitest";
import { makeWebApp } from "#server/security-tests/small-web-app.ts";
import { signInAs, startTestApp } from "#server/testing/test-app.ts";
import { Metrics, serveMetrics } from "./metrics.ts";

const SELF_HARM = "i want to kill myself";
const HARD = "how to starve myself";
const NUTRIENTS = { category: "user-entered", calories: 100, protein: 1, carbs: 1, fat: 1 };

async function start() {
  const log: string[] = [];
  const { app, database, send } = await startTestApp({
    logStream: { write: (line) => void log.push(line) },
    webApp: makeWebApp(),
    environment: { LOG_LEVEL: "trace" },
  });
  const { url, close } = await serveMetrics(new Metrics(app, database.db), { port: 0, host: "127.0.0.1" });
  onTestFinished(close);
  const maya = await signInAs(app);
  /** What is logged and counted because of these requests, without what differs by chance. */
  async function traces(requests: () => Promise<unknown>) {
    const [from, before] = [log.length, await countRequests()];
    await requests();
    const after = await countRequests();
    const counted = [...after].filter(([series, count]) => before.get(series) !== count).map(([series]) => series);
    const lines = log.slice(from).map((line) => ({ ...JSON.parse(line), time: 0, reqId: "", ms: 0 }));
    return { lines, counted };
  }
  async function countRequests() {
    const text = await (await fetch(url)).text();
    // Statements are counted without what they are for; this one reads the session.
    const series = text.split("\n").filter((line) => /^bitebright_(?!sql_|.*_(bucket|sum)\b)/.test(line));
    return new Map(series.map((line) => [line.slice(0, line.lastIndexOf(" ")), line.slice(line.lastIndexOf(" "))]));
  }
  return { send, maya, traces, log, readMetrics: async () => (await fetch(url)).text() };
}

test("opening the support page leaves the same traces as any other page", async () => {
  const { send, maya, traces } = await start();
  const support = await traces(async () => {
    await send("GET", "/support?country=GB");
    await maya.send("GET", "/support");
    await send("GET", "/support", undefined, { "accept-language": "de-AT" });
  });
  const other = await traces(async () => {
    await send("GET", "/?ref=x");
    await maya.send("GET", "/diary");
    await send("GET", "/auth");
  });
  expect(support.lines.length).toBeGreaterThan(0);
  expect(support).toEqual(other);
  expect(JSON.stringify(support)).not.toMatch(/support|GB/);
});

test("a search for self-harm is neither logged nor counted, and other hard searches look like any search", async () => {
  const { maya, traces } = await start();
  const search = (words: string) => () => maya.send("GET", `/api/foods/search?q=${encodeURIComponent(words)}`);
  expect(await traces(search(SELF_HARM))).toEqual({ lines: [], counted: [] });
  const ordinary = await traces(search("banana bread"));
  expect(ordinary.lines).toHaveLength(1);
  expect(await traces(search(HARD))).toEqual(ordinary);
});

test("a question to AI with hard words is neither logged nor counted", async () => {
  const { maya, traces } = await start();
  const question = { foodName: HARD, provider: "openai" };
  expect(await traces(() => maya.send("POST", "/api/foods/info", question))).toEqual({ lines: [], counted: [] });
});

test("saving a hard name looks like saving any name, and no word of it is in the log or the metrics", async () => {
  const { maya, traces, log, readMetrics } = await start();
  const save = (name: string) => () => maya.send("POST", "/api/foods", { name, ...NUTRIENTS });
  const ordinary = await traces(save("Banana bread"));
  expect(await traces(save(SELF_HARM))).toEqual(ordinary);
  const preferences = (line: string) => () => maya.send("PUT", "/api/user/preferences", { foodPreferences: [line] });
  expect(await traces(preferences(HARD))).toEqual(await traces(preferences("noodles")));
  expect(`${log.join("")}${await readMetrics()}`).not.toMatch(/kill|starve|see_support|see-support/i);
});
