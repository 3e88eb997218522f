// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { forgetPersonal, personalKey, readStored, store } from "./storage.ts";

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
