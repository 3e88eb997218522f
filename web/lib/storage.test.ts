// @vitest-environment happy-dom
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { forgetPersonal, personalKey, readStored, readStoredJson, store, storeWhole } from "./storage.ts";

beforeEach(() => {
  localStorage.clear();
  store("theme", "dark");
  store(personalKey("maya", "search-query"), "banana");
  store(personalKey("noah", "search-query"), "pizza");
});

test("what people left behind is forgotten, what belongs to the device stays", () => {
  forgetPersonal();
  expect(Object.keys(localStorage)).toEqual(["theme"]);
});

test("whoever signs in keeps their own and finds nobody else's", () => {
  forgetPersonal("maya");
  expect(readStored(personalKey("maya", "search-query"))).toBe("banana");
  expect(readStored(personalKey("noah", "search-query"))).toBeNull();
});

test("JSON that nobody can read is nothing", () => {
  store("list", "[1,");
  expect(readStoredJson("list")).toBeNull();
  expect(readStoredJson("never written")).toBeNull();
  store("list", "[1]");
  expect(readStoredJson("list")).toEqual([1]);
});

test("what does not fit leaves nothing of what stood there before", () => {
  const kept = new Map([["photo", "the first"]]);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  store("photo", "the second");
  expect(readStored("photo")).toBe("the first");
  storeWhole("photo", "the second");
  expect(readStored("photo")).toBeNull();
});
