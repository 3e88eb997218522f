import { expect, test, vi } from "vitest";
import { LOGGED_FOODS, OWN_FOODS, UserCache } from "./user-cache.ts";

function makeUserCache(...answers: string[]) {
  const userCache = new UserCache();
  const load = vi.fn(async () => answers.shift());
  return { userCache, load, getOrLoad: () => userCache.getOrLoad("maya", "name", load) };
}

test("a cached value is not loaded again until it is invalidated", async () => {
  const { userCache, getOrLoad } = makeUserCache("first", "second");
  userCache.startListening();
  expect([await getOrLoad(), await getOrLoad()]).toEqual(["first", "first"]);
  userCache.invalidate("noah");
  expect(await getOrLoad()).toBe("first");
  userCache.invalidate("maya");
  expect(await getOrLoad()).toBe("second");
});

test("one cached value can be invalidated without the others", async () => {
  const { userCache, getOrLoad } = makeUserCache("first", "second");
  userCache.startListening();
  await userCache.getOrLoad("maya", "age", async () => 15);
  await getOrLoad();
  userCache.invalidate("maya", "name");
  expect(await getOrLoad()).toBe("second");
  expect(await userCache.getOrLoad("maya", "age", async () => 16)).toBe(15);
});

test("the cache stores nothing while nobody listens for changes", async () => {
  const { userCache, getOrLoad } = makeUserCache("1", "2", "3", "4");
  expect([await getOrLoad(), await getOrLoad()]).toEqual(["1", "2"]);
  userCache.startListening();
  expect(await getOrLoad()).toBe("3");
  userCache.stopListening();
  expect(await getOrLoad()).toBe("4");
});

test("the cache is not used while notifications may have been missed, and is used again once they arrive", async () => {
  vi.useFakeTimers();
  try {
    const { userCache, getOrLoad } = makeUserCache("1", "2", "3", "4");
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

test("a value that was loaded before a change is not cached after it", async () => {
  const userCache = new UserCache();
  userCache.startListening();
  let finish = (_name: string) => {};
  const early = userCache.getOrLoad("maya", "name", () => new Promise<string>((resolve) => (finish = resolve)));
  userCache.invalidate("maya");
  finish("old");
  expect(await early).toBe("old");
  expect(await userCache.getOrLoad("maya", "name", async () => "new")).toBe("new");
});

test("a single value that was loaded before it was invalidated is not cached either", async () => {
  const userCache = new UserCache();
  userCache.startListening();
  let finish = (_name: string) => {};
  const early = userCache.getOrLoad("maya", "name", () => new Promise<string>((resolve) => (finish = resolve)));
  userCache.invalidate("maya", "name");
  finish("old");
  expect(await early).toBe("old");
  expect(await userCache.getOrLoad("maya", "name", async () => "new")).toBe("new");
});

test("a cached value expires after a minute", async () => {
  vi.useFakeTimers();
  try {
    const { userCache, getOrLoad } = makeUserCache("first", "second");
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

test("the loader of a user's own foods gets the outdated value, and only that loader", async () => {
  const userCache = new UserCache();
  userCache.startListening();
  const load = (what: string, value: string) => userCache.getOrLoad(what, OWN_FOODS, async (outdated) => `${value} after ${outdated}`);
  expect(await load("maya", "first")).toBe("first after undefined");
  userCache.invalidate("maya", LOGGED_FOODS);
  expect(await load("maya", "unused")).toBe("first after undefined");
  userCache.invalidate("maya");
  expect(await load("maya", "second")).toBe("second after first after undefined");
  userCache.invalidate("maya", OWN_FOODS);
  expect(await load("maya", "third")).toContain("third after second");
  expect(await load("noah", "first")).toBe("first after undefined");

  const loadAge = () => userCache.getOrLoad("maya", "age", async (outdated?: string) => `15 after ${outdated}`);
  await loadAge();
  userCache.invalidate("maya");
  expect(await loadAge()).toBe("15 after undefined");
});
