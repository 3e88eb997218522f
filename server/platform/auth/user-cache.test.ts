import { expect, test, vi } from "vitest";
import { UserCache } from "./user-cache.ts";

function userCacheOf(...answers: string[]) {
  const userCache = new UserCache();
  const load = vi.fn(async () => answers.shift());
  return { userCache, load, getOrLoad: () => userCache.getOrLoad("maya", "name", load) };
}

test("what is known is not asked for again, until it is forgotten", async () => {
  const { userCache, getOrLoad } = userCacheOf("first", "second");
  userCache.startListening();
  expect([await getOrLoad(), await getOrLoad()]).toEqual(["first", "first"]);
  userCache.invalidate("noah");
  expect(await getOrLoad()).toBe("first");
  userCache.invalidate("maya");
  expect(await getOrLoad()).toBe("second");
});

test("one thing can be forgotten without the others", async () => {
  const { userCache, getOrLoad } = userCacheOf("first", "second");
  userCache.startListening();
  await userCache.getOrLoad("maya", "age", async () => 15);
  await getOrLoad();
  userCache.invalidate("maya", "name");
  expect(await getOrLoad()).toBe("second");
  expect(await userCache.getOrLoad("maya", "age", async () => 16)).toBe(15);
});

test("nothing is kept while nobody listens for changes", async () => {
  const { userCache, getOrLoad } = userCacheOf("1", "2", "3", "4");
  expect([await getOrLoad(), await getOrLoad()]).toEqual(["1", "2"]);
  userCache.startListening();
  expect(await getOrLoad()).toBe("3");
  userCache.stopListening();
  expect(await getOrLoad()).toBe("4");
});

test("nothing is believed once changes have not been heard for sure, until they are again", async () => {
  vi.useFakeTimers();
  try {
    const { userCache, getOrLoad } = userCacheOf("1", "2", "3", "4");
    userCache.startListening(performance.now() + 3_000);
    expect([await getOrLoad(), await getOrLoad()]).toEqual(["1", "1"]);
    vi.advanceTimersByTime(3_001);
    expect([await getOrLoad(), await getOrLoad()]).toEqual(["2", "3"]);
    userCache.listenUntil(performance.now() + 3_000);
    expect(await getOrLoad()).toBe("1");
  } finally {
    vi.useRealTimers();
  }
});

test("what was loaded before a change is not kept after it", async () => {
  const userCache = new UserCache();
  userCache.startListening();
  let finish = (_name: string) => {};
  const early = userCache.getOrLoad("maya", "name", () => new Promise<string>((resolve) => (finish = resolve)));
  userCache.invalidate("maya");
  finish("old");
  expect(await early).toBe("old");
  expect(await userCache.getOrLoad("maya", "name", async () => "new")).toBe("new");
});

test("one thing that was loaded before it was forgotten is not kept either", async () => {
  const userCache = new UserCache();
  userCache.startListening();
  let finish = (_name: string) => {};
  const early = userCache.getOrLoad("maya", "name", () => new Promise<string>((resolve) => (finish = resolve)));
  userCache.invalidate("maya", "name");
  finish("old");
  expect(await early).toBe("old");
  expect(await userCache.getOrLoad("maya", "name", async () => "new")).toBe("new");
});

test("nothing is believed for longer than a minute", async () => {
  vi.useFakeTimers();
  try {
    const { userCache, getOrLoad } = userCacheOf("first", "second");
    userCache.startListening();
    await getOrLoad();
    vi.advanceTimersByTime(59_000);
    expect(await getOrLoad()).toBe("first");
    vi.advanceTimersByTime(2_000);
    expect(await getOrLoad()).toBe("second");
  } finally {
    vi.useRealTimers();
  }
});
