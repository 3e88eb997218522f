import { once } from "node:events";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { setImmediate } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { startDiary } from "#server/testing/diary-stage.ts";
import { signInAs, startTestApp } from "#server/testing/test-app.ts";
import { Downloads } from "./downloads.ts";
import { LoadShedding } from "./load-shedding/load-shedding.ts";
import { LIMITS } from "./rate-limits/limits.ts";
import { RateLimits } from "./rate-limits/rate-limit.ts";

const PATHS = ["/api/user/export", "/api/user/export/diary.csv"] as const;

test("of a user's downloads one runs at a time, and those of others are not affected", async () => {
  const { app } = await startTestApp();
  const [maya, noah] = [await signInAs(app), await signInAs(app)];
  const [answers, other] = await Promise.all([Promise.all(PATHS.map((path) => maya.send("GET", path))), noah.send("GET", PATHS[0])]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 429]);
  const refused = answers.find(({ statusCode }) => statusCode === 429);
  expect([refused?.json().code, refused?.headers["retry-after"]]).toEqual(["rate_limited", "10"]);
  expect(refused?.json().message).toBe("Your last download is still running. Please start this one when it's done.");
  expect(refused?.headers["content-disposition"]).toBeUndefined();
  expect(other.statusCode).toBe(200);
  expect((await maya.send("GET", PATHS[1])).statusCode).toBe(200);
});

test("a user has ten downloads an hour, of both kinds together", async () => {
  const { app } = await startTestApp();
  const maya = await signInAs(app);
  for (let download = 0; download < LIMITS.downloadsPerPerson.tries; download += 1)
    expect((await maya.send("GET", PATHS[download % 2] ?? PATHS[0])).statusCode).toBe(200);
  const refused = await maya.send("GET", PATHS[0]);
  expect([refused.statusCode, refused.json().code]).toEqual([429, "rate_limited"]);
  expect(refused.json().message).toMatch(/^You've downloaded a lot in the last hour\. Please try again in \d+ minutes\.$/);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
});

test("each entry is one line of plain JSON, with the figures of its own food version", async () => {
  const { maya, database, add } = await startDiary();
  const soup = (await maya.send("POST", "/api/foods", { name: 'So "up" \\n', calories: 60, protein: 3, carbs: 8, fat: 2 })).json();
  await add({ foodId: soup.id, loggedAt: "2026-03-01T12:00:00Z" });
  await database.db.execute(sql`update foods set calories = 61.5 where id = ${soup.id}::uuid`);
  await add({ foodId: soup.id, loggedAt: "2026-03-01T13:00:00.250Z" });
  await add({ foodId: soup.id, loggedAt: "2026-03-01T14:00:00Z" });
  const { body } = await maya.send("GET", PATHS[0]);
  const { diary } = JSON.parse(body);
  expect(diary.map(({ nutrition }: { nutrition: { calories: number } }) => nutrition.calories)).toEqual([60, 61.5, 61.5]);
  expect(diary[1]).toMatchObject({ loggedAt: "2026-03-01T13:00:00.250Z", nutrition: { name: 'So "up" \\n' }, portion: null });
  for (const entry of diary) expect(body).toContain(`\n    ${JSON.stringify(entry)}`);
});

async function startDownloads() {
  const { database } = await startTestApp();
  const overload = new LoadShedding();
  const downloads = new Downloads(new RateLimits(database.db), overload);
  let making = 0;
  const most = { atOnce: 0 };
  async function* pieces() {
    for (let piece = 0; piece < 5; piece += 1) {
      most.atOnce = Math.max(most.atOnce, ++making);
      await setImmediate();
      making -= 1;
      yield `${piece}`;
    }
  }
  return { downloads, most, start: (userId: string): Promise<Readable> => downloads.start(userId, pieces) };
}

test("however many download at once, one piece at a time is made, and all are complete", async () => {
  const { most, start } = await startDownloads();
  const streams = await Promise.all(["maya", "noah", "ella", "finn"].map(start));
  expect(await Promise.all(streams.map((stream) => text(stream)))).toEqual(Array(4).fill("01234"));
  expect(most.atOnce).toBe(1);
});

test("a download that nobody reads keeps nobody else from downloading, and is over when its connection is", async () => {
  const { start } = await startDownloads();
  const unread = await start("maya");
  expect(await text(await start("noah"))).toBe("01234");
  await expect(start("maya")).rejects.toMatchObject({ kind: "rate_limited" });
  unread.destroy();
  await once(unread, "close");
  expect(await text(await start("maya"))).toBe("01234");
});

test("a download that fails frees its user, and the turn of the next", async () => {
  const { downloads, start } = await startDownloads();
  async function* failing(): AsyncGenerator<string> {
    yield "a";
    throw new Error("For the test");
  }
  await expect(text(await downloads.start("maya", failing))).rejects.toThrow("For the test");
  expect(await text(await start("maya"))).toBe("01234");
});
