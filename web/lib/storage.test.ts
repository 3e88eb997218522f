// @vitest-environment happy-dom
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { readStored, readStoredJson, removePersonalKeys, store, storeWhole } from "./storage.ts";
import { personalKey } from "./storage-keys.ts";

beforeEach(() => {
  localStorage.clear();
  store("theme", "dark");
  store(personalKey("maya", "search-query"), "banana");
  store(personalKey("noah", "search-query"), "pizza");
});

test("personal values are deleted, and values of the device stay", () => {
  removePersonalKeys();
  expect(Object.keys(localStorage)).toEqual(["theme"]);
});

test("a user who signs in keeps their own values and finds nobody else's", () => {
  removePersonalKeys("maya");
  expect(readStored(personalKey("maya", "search-query"))).toBe("banana");
  expect(readStored(personalKey("noah", "search-query"))).toBeNull();
});

test("unreadable JSON counts as no value", () => {
  store("list", "[1,");
  expect(readStoredJson("list")).toBeNull();
  expect(readStoredJson("never written")).toBeNull();
  store("list", "[1]");
  expect(readStoredJson("list")).toEqual([1]);
});

test("a value that does not fit leaves nothing of the previous one", () => {
  const values = new Map([["photo", "the first"]]);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => values.get(key) ?? null,
    removeItem: (key: string) => values.delete(key),
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
