// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Router } from "wouter";
import { useBrowserLocation, useSearch } from "wouter/use-browser-location";
import type { Food } from "#core/contracts/foods.ts";
import type { AiProvider, FoodCategory } from "#core/domain/choices.ts";
import { personalKey, readStored, store } from "#web/lib/storage.ts";
import { type Answer, fakeServer } from "#web/testing/fake-server.ts";
import { makeFood } from "#web/testing/make-food.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";
import { expectToast, startWithNoToast } from "#web/testing/toasts.ts";
import { FoodSearchPage } from "./food-search-page.tsx";

const MAYA = makeUser();
const QUERY_KEY = personalKey(MAYA.id, "search-query");
const RECENT_KEY = personalKey(MAYA.id, "recent-searches");

const food = (digit: number, name: string, category: FoodCategory): Food =>
  makeFood({ id: `0190a0a0-0000-7000-8000-00000000000${digit}`, name, category });
const BANANA = food(1, "Banana", "fruit");
const BREAD = food(2, "Banana bread", "grain");
const SPLIT = food(3, "Banana split", "dairy");
const APPLE = food(4, "Apple", "fruit");
const FOUND: Record<string, Food[]> = { banana: [BANANA, BREAD, SPLIT], apple: [APPLE] };

interface Opening {
  path?: string;
  search?: (q: string) => Answer | Promise<Answer>;
  browse?: (category: string | null) => Answer;
  providers?: AiProvider[];
  /** The browser's own history, which can go back. */
  inBrowser?: boolean;
}

const found = (q: string): Answer => ({ body: FOUND[q] ?? [] });

function openPage({ path = "/search", search = found, browse = () => ({ body: [APPLE] }), providers = [], inBrowser }: Opening = {}) {
  startWithNoToast();
  const asked = (name: string) => new URL(calls.at(-1)?.path ?? "", "http://app").searchParams.get(name);
  const calls = fakeServer({
    "GET /api/user/preferences": {
      body: { preferredLLM: "anthropic", dietaryRestrictions: [], allergies: [], foodPreferences: [], medicalConditions: [] },
    },
    "GET /api/user/ai-providers": { body: providers.map((provider) => ({ provider, keyFrom: "person" })) },
    "GET /api/foods/search": () => search(asked("q") ?? ""),
    "GET /api/foods/browse": () => browse(asked("category")),
    [`GET /api/foods/${BANANA.id}`]: { body: BANANA },
    [`GET /api/foods/${BANANA.id}/similar`]: { body: [] },
  });
  if (inBrowser) window.history.replaceState(null, "", path);
  const page = <FoodSearchPage />;
  const { path: memoryPath } = renderAt(
    inBrowser ? (
      <Router hook={useBrowserLocation} searchHook={useSearch}>
        {page}
      </Router>
    ) : (
      page
    ),
    { path, user: MAYA },
  );
  return {
    user: userEvent.setup(),
    path: () => (inBrowser ? window.location.pathname + window.location.search : memoryPath()),
    searchedFor: () =>
      calls
        .filter((call) => call.path.startsWith("/api/foods/search"))
        .map((call) => new URL(call.path, "http://app").searchParams.get("q")),
  };
}

const box = (): HTMLInputElement => screen.getByRole("searchbox", { name: "Search foods" });
const submit = () => screen.getByRole("button", { name: "Search" });
const names = (list: string) =>
  within(screen.getByRole("list", { name: list }))
    .queryAllByRole("heading")
    .map((one) => one.textContent);
const learnMore = (name: string) => screen.findByRole("button", { name: `Learn more about ${name}` });
const pause = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

beforeEach(() => localStorage.clear());

describe("before anything is typed", () => {
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

  it("offers to try again where the popular foods do not come through", async () => {
    let isUp = false;
    const { user } = openPage({ browse: () => (isUp ? { body: [APPLE] } : { status: 500 }) });
    const again = await screen.findByRole("button", { name: "Try again" });
    isUp = true;
    await user.click(again);
    expect(await learnMore("Apple")).toBeTruthy();
  });
});

describe("searching", () => {
  it("runs once the typing pauses, and says how many there are", async () => {
    const { searchedFor, path } = openPage();
    for (const text of ["b", "ba", "ban", "bana", "banan", "banana"]) fireEvent.change(box(), { target: { value: text } });
    expect(searchedFor()).toEqual([]);
    await learnMore("Banana");
    // Strict mode mounts everything twice, and the first reading is called off.
    expect(new Set(searchedFor())).toEqual(new Set(["banana"]));
    expect(names("Foods found")).toEqual(["Banana", "Banana bread", "Banana split"]);
    expect(screen.getByText("3 foods, best match first").getAttribute("role")).toBe("status");
    expect(path()).toBe("/search?q=banana");
  });

  it("keeps the former results while the next are on their way", async () => {
    let answer: (value: Answer) => void = () => undefined;
    openPage({ path: "/search?q=banana", search: (q) => (q === "apple" ? new Promise((resolve) => (answer = resolve)) : found(q)) });
    await learnMore("Banana");
    fireEvent.change(box(), { target: { value: "apple" } });
    await waitFor(() => expect(screen.getByRole("list", { name: "Foods found" }).getAttribute("aria-busy")).toBe("true"));
    expect(names("Foods found")).toEqual(["Banana", "Banana bread", "Banana split"]);
    answer(found("apple"));
    await learnMore("Apple");
    expect(names("Foods found")).toEqual(["Apple"]);
    expect(screen.getByText("1 food")).toBeTruthy();
  });

  it("does not run on one character, and submitting it says why", async () => {
    const { user, searchedFor } = openPage();
    await user.type(box(), " b ");
    await pause(300);
    await user.click(submit());
    await expectToast("Search Query Too Short", "Please enter at least 2 characters to search.");
    expect(searchedFor()).toEqual([]);
    expect(screen.getByRole("heading", { name: "Popular foods" })).toBeTruthy();
  });

  it("says that it failed and tries again", async () => {
    let isUp = false;
    const { user } = openPage({ path: "/search?q=banana", search: (q) => (isUp ? found(q) : { status: 500 }) });
    expect(await screen.findByRole("heading", { name: "Search failed" })).toBeTruthy();
    expect(screen.getByRole("alert")).toBeTruthy();
    isUp = true;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await learnMore("Banana")).toBeTruthy();
  });

  it("narrows the results down to a category, until the next search", async () => {
    const { user } = openPage({ path: "/search?q=banana" });
    await learnMore("Banana");
    await user.click(screen.getByRole("radio", { name: "Grain" }));
    expect(names("Foods found")).toEqual(["Banana bread"]);
    fireEvent.change(box(), { target: { value: "apple" } });
    expect(await learnMore("Apple")).toBeTruthy();
  });
});

describe("the query", () => {
  it("is kept for this person and there again on the next visit", async () => {
    store(QUERY_KEY, "banana");
    const { path } = openPage();
    expect(box().value).toBe("banana");
    expect(await learnMore("Banana")).toBeTruthy();
    expect(path()).toBe("/search?q=banana");
  });

  it("is stored as it is typed and forgotten with the box cleared", async () => {
    const { user, path } = openPage();
    await user.type(box(), "apple");
    expect(readStored(QUERY_KEY)).toBe("apple");
    await learnMore("Apple");
    await user.click(screen.getByRole("button", { name: "Clear search" }));
    expect(readStored(QUERY_KEY)).toBeNull();
    await screen.findByRole("heading", { name: "Popular foods" });
    expect(path()).toBe("/search");
    expect(document.activeElement).toBe(box());
  });

  it("in the address wins over the one of last time", async () => {
    store(QUERY_KEY, "apple");
    openPage({ path: "/search?q=banana" });
    expect(box().value).toBe("banana");
    expect(await learnMore("Banana bread")).toBeTruthy();
  });

  it("follows the address when that changes elsewhere", async () => {
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

  it("searches again with one click, and forgets one with another", async () => {
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

  it("survive whatever stands in the storage", () => {
    store(RECENT_KEY, '{"not":"a list"');
    openPage();
    expect(box()).toBeTruthy();
    expect(screen.queryByRole("region", { name: "Recent searches" })).toBeNull();
  });
});

describe("the keyboard", () => {
  it("moves from the box through the foods and back, and Enter opens one", async () => {
    const { user, path } = openPage({ path: "/search?q=banana" });
    const first = await learnMore("Banana");
    await user.click(box());
    await user.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(first);
    await user.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(await learnMore("Banana bread"));
    await user.keyboard("{End}{ArrowDown}");
    expect(document.activeElement).toBe(await learnMore("Banana split"));
    await user.keyboard("{ArrowLeft}{Home}{ArrowUp}");
    expect(document.activeElement).toBe(box());
    await user.keyboard("{ArrowDown}{Enter}");
    expect(path()).toBe(`/search?q=banana&food=${BANANA.id}`);
  });

  it("moves by rows where the foods stand in columns", async () => {
    const { user } = openPage({ path: "/search?q=banana" });
    await learnMore("Banana");
    screen.getByRole("list", { name: "Foods found" }).style.gridTemplateColumns = "100px 100px";
    await user.click(box());
    await user.keyboard("{ArrowDown}{ArrowRight}");
    expect(document.activeElement).toBe(await learnMore("Banana bread"));
    await user.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(await learnMore("Banana split"));
    await user.keyboard("{ArrowUp}");
    expect(document.activeElement).toBe(await learnMore("Banana"));
  });

  it("clears with Escape, from the box and from a food", async () => {
    const { user } = openPage({ path: "/search?q=banana" });
    (await learnMore("Banana")).focus();
    await user.keyboard("{Escape}");
    expect(box().value).toBe("");
    expect(document.activeElement).toBe(box());
    await user.type(box(), "apple{Escape}");
    expect(box().value).toBe("");
    expect(await screen.findByRole("heading", { name: "Popular foods" })).toBeTruthy();
  });
});

describe("nothing found", () => {
  const offer = "We don't know this one yet. Want AI to take a look? Only you will see it.";

  it("offers AI, which without a key says so and leads to where one is added", async () => {
    const { user } = openPage({ path: "/search?q=zzz" });
    expect(await screen.findByText(offer)).toBeTruthy();
    expect(screen.getByText("No foods found").getAttribute("role")).toBe("status");
    await user.click(screen.getByRole("button", { name: 'Analyze "zzz" with AI' }));
    expect(await screen.findByText("AI needs a key first. Add one under Profile, API keys, and this button wakes up.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Go to API keys" }).getAttribute("href")).toBe("/profile?tab=api-keys");
  });

  it("with a usable provider says that the analysis is on its way", async () => {
    const { user } = openPage({ path: "/search?q=zzz", providers: ["openai"] });
    await user.click(await screen.findByRole("button", { name: 'Analyze "zzz" with AI' }));
    expect(await screen.findByText("AI analysis is on its way. OpenAI is ready for it.")).toBeTruthy();
  });

  it("is not said of a search that is still on its way", async () => {
    openPage({ path: "/search?q=zzz", search: (q) => (q === "zzz" ? found(q) : new Promise(() => undefined)) });
    await screen.findByText(offer);
    fireEvent.change(box(), { target: { value: "apple" } });
    await screen.findByText("Loading...");
    expect(screen.queryByText(offer)).toBeNull();
  });
});

describe("the food sheet", () => {
  it("opens with an address of its own, and Back closes it", async () => {
    const { user, path } = openPage({ path: "/search?q=banana", inBrowser: true });
    await user.click(await learnMore("Banana"));
    expect(path()).toBe(`/search?q=banana&food=${BANANA.id}`);
    await screen.findByRole("dialog", { name: "Banana" });
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(path()).toBe("/search?q=banana");
    expect(names("Foods found")).toHaveLength(3);
  });

  it("closes the way Back does, so that Back does not open it again", async () => {
    const { user } = openPage({ path: "/search?q=banana", inBrowser: true });
    await user.click(await learnMore("Banana"));
    await screen.findByRole("dialog", { name: "Banana" });
    const go = vi.spyOn(window.history, "go");
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(go).toHaveBeenCalledWith(-1);
    go.mockRestore();
  });

  it("is there at once for somebody who follows a link, without their last search, and closes in place", async () => {
    store(QUERY_KEY, "apple");
    const { user, path } = openPage({ path: `/search?food=${BANANA.id}` });
    await screen.findByRole("dialog", { name: "Banana" });
    expect(screen.getByLabelText<HTMLInputElement>("Search foods").value).toBe("");
    await user.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(path()).toBe("/search");
  });
});
