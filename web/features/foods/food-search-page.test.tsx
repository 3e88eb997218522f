// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { readStored, store } from "#web/lib/storage.ts";
import { SEARCH_DEBOUNCE_MS } from "#web/lib/use-debounced-text.ts";
import { laterAnswer } from "#web/testing/fake-server.ts";
import { APPLE, BREAD, box, found, learnMore, names, openPage, QUERY_KEY, RECENT_KEY, submit } from "#web/testing/food-search.tsx";
import { makeProduct } from "#web/testing/make-product.ts";
import { expectToast } from "#web/testing/toasts.ts";

beforeEach(() => localStorage.clear());

describe("before anything is typed", () => {
  // Spec: S2.59, S2.60
  it("shows title, provider picker, categories and what people eat most", async () => {
    const { searchedFor } = openPage();
    expect(screen.getByRole("heading", { level: 1, name: "Discover Foods & Nutrition" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "AI provider: Anthropic" })).toBeTruthy();
    expect(screen.getAllByRole("radio").map((chip) => chip.closest("label")?.textContent)).toEqual([
      "All",
      "Fruit",
      "Vegetable",
      "Protein",
      "Grain",
      "Dairy",
      "Nuts",
      "Other",
    ]);
    await learnMore("Apple");
    expect(names("Popular foods")).toEqual(["Apple"]);
    expect(searchedFor()).toEqual([]);
  });

  it("browses one category", async () => {
    const { user, path } = openPage({ browse: (category) => ({ body: category === "grain" ? [BREAD] : [APPLE] }) });
    await user.click(screen.getByRole("radio", { name: "Grain" }));
    await learnMore("Banana bread");
    expect(names("Popular grains")).toEqual(["Banana bread"]);
    expect(path()).toBe("/search?category=grain");
  });

  it("offers to retry if the popular foods fail to load", async () => {
    let isUp = false;
    const { user } = openPage({ browse: () => (isUp ? { body: [APPLE] } : { status: 500 }) });
    const again = await screen.findByRole("button", { name: "Try again" });
    isUp = true;
    await user.click(again);
    expect(await learnMore("Apple")).toBeTruthy();
  });
});

describe("searching", () => {
  // Spec: S1.3, S2.61
  it("runs once typing pauses, and states the number of results", async () => {
    const { searchedFor, path } = openPage();
    for (const text of ["b", "ba", "ban", "bana", "banan", "banana"]) fireEvent.change(box(), { target: { value: text } });
    expect(searchedFor()).toEqual([]);
    await learnMore("Banana");
    // Strict mode mounts every component twice, so the first read is canceled and repeated.
    expect(new Set(searchedFor())).toEqual(new Set(["banana"]));
    expect(names("Foods found")).toEqual(["Banana", "Banana bread", "Banana split"]);
    expect(screen.getByText("3 foods, best match first").getAttribute("role")).toBe("status");
    expect(path()).toBe("/search?q=banana");
  });

  it("names the source of products once below the results", async () => {
    openPage({ path: "/search?q=oat", search: () => ({ body: [APPLE, makeProduct({ source: "usda" }).food] }) });
    await learnMore("Oat drink");
    expect(screen.getAllByText("Product data from USDA Branded Foods.")).toHaveLength(1);
  });

  it("keeps the previous results while the next are loading", async () => {
    const { answer, send } = laterAnswer();
    openPage({ path: "/search?q=banana", search: (q) => (q === "apple" ? answer : found(q)) });
    await learnMore("Banana");
    fireEvent.change(box(), { target: { value: "apple" } });
    await waitFor(() => expect(screen.getByRole("list", { name: "Foods found" }).getAttribute("aria-busy")).toBe("true"));
    expect(names("Foods found")).toEqual(["Banana", "Banana bread", "Banana split"]);
    send(found("apple"));
    await learnMore("Apple");
    expect(names("Foods found")).toEqual(["Apple"]);
    expect(screen.getByText("1 food")).toBeTruthy();
  });

  // Spec: S4.18, S5.27, S5.28
  it("does not run on one character, and submitting it says why", async () => {
    const { user, searchedFor } = openPage();
    vi.useFakeTimers();
    fireEvent.change(box(), { target: { value: " b " } });
    vi.advanceTimersByTime(SEARCH_DEBOUNCE_MS * 10);
    vi.useRealTimers();
    await user.click(submit());
    await expectToast("Search Query Too Short", "Please enter at least 2 characters to search.");
    expect(searchedFor()).toEqual([]);
    expect(screen.getByRole("heading", { name: "Popular foods" })).toBeTruthy();
  });

  // Spec: S8.15
  it("says that it failed and retries", async () => {
    let isUp = false;
    const { user } = openPage({ path: "/search?q=banana", search: (q) => (isUp ? found(q) : { status: 500 }) });
    expect(await screen.findByRole("heading", { name: "Search failed" })).toBeTruthy();
    expect(screen.getByRole("alert")).toBeTruthy();
    isUp = true;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await learnMore("Banana")).toBeTruthy();
  });

  it("filters the results by category, until the next search", async () => {
    const { user } = openPage({ path: "/search?q=banana" });
    await learnMore("Banana");
    await user.click(screen.getByRole("radio", { name: "Grain" }));
    expect(names("Foods found")).toEqual(["Banana bread"]);
    fireEvent.change(box(), { target: { value: "apple" } });
    expect(await learnMore("Apple")).toBeTruthy();
  });
});

describe("the query", () => {
  // Spec: S4.26
  it("is stored for this user and restored on the next visit", async () => {
    store(QUERY_KEY, "banana");
    const { path } = openPage();
    expect(box().value).toBe("banana");
    expect(await learnMore("Banana")).toBeTruthy();
    expect(path()).toBe("/search?q=banana");
  });

  // Spec: S4.26
  it("is stored as it is typed and deleted when the box is cleared", async () => {
    const { user, path } = openPage();
    await user.type(box(), "apple");
    await waitFor(() => expect(readStored(QUERY_KEY)).toBe("apple"));
    await learnMore("Apple");
    await user.click(screen.getByRole("button", { name: "Clear search" }));
    expect(readStored(QUERY_KEY)).toBeNull();
    await screen.findByRole("heading", { name: "Popular foods" });
    expect(path()).toBe("/search");
    expect(document.activeElement).toBe(box());
  });

  it("in the URL takes precedence over the last one", async () => {
    store(QUERY_KEY, "apple");
    openPage({ path: "/search?q=banana" });
    expect(box().value).toBe("banana");
    expect(await learnMore("Banana bread")).toBeTruthy();
  });

  it("follows the URL when that changes elsewhere", async () => {
    openPage({ path: "/search?q=banana", inBrowser: true });
    await learnMore("Banana");
    act(() => window.history.pushState(null, "", "/search"));
    await screen.findByRole("heading", { name: "Popular foods" });
    expect(box().value).toBe("");
  });
});

describe("recent searches", () => {
  it("lists what was submitted or led to a food, newest first and eight at most", async () => {
    store(RECENT_KEY, JSON.stringify(["one", "two", "three", "four", "BANANA", "six", "seven", "eight"]));
    const { user } = openPage();
    await user.type(box(), "apple{Enter}");
    expect(JSON.parse(readStored(RECENT_KEY) ?? "")).toHaveLength(8);
    await user.clear(box());
    await user.type(box(), "banana");
    await user.click(await learnMore("Banana"));
    expect(JSON.parse(readStored(RECENT_KEY) ?? "")).toEqual(["banana", "apple", "one", "two", "three", "four", "six", "seven"]);
  });

  it("searches again with one click, and deletes one with another", async () => {
    store(RECENT_KEY, JSON.stringify(["banana", "pizza"]));
    const { user } = openPage();
    const list = within(screen.getByRole("region", { name: "Recent searches" }));
    await user.click(list.getByRole("button", { name: "Remove pizza from recent searches" }));
    expect(list.queryByRole("button", { name: "pizza" })).toBeNull();
    expect(readStored(RECENT_KEY)).toBe('["banana"]');
    await user.click(list.getByRole("button", { name: "banana" }));
    expect(await learnMore("Banana")).toBeTruthy();
    expect(box().value).toBe("banana");
  });

  it("survive any content of the storage", () => {
    store(RECENT_KEY, '{"not":"a list"');
    openPage();
    expect(box()).toBeTruthy();
    expect(screen.queryByRole("region", { name: "Recent searches" })).toBeNull();
  });
});
