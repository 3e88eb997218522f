import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Router } from "wouter";
import { useBrowserLocation, useSearch } from "wouter/use-browser-location";
import type { Food } from "#core/contracts/foods.ts";
import { EMPTY_PREFERENCES } from "#core/contracts/preferences.ts";
import type { AiProvider } from "#core/domain/ai/ai-providers.ts";
import type { FoodCategory } from "#core/domain/foods/food-categories.ts";
import { FoodSearchPage } from "#web/features/foods/food-search-page.tsx";
import { personalKey } from "#web/lib/storage-keys.ts";
import { type Answer, fakeServer } from "#web/testing/fake-server.ts";
import { makeFood } from "#web/testing/make-food.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";

export const MAYA = makeUser();
export const QUERY_KEY = personalKey(MAYA.id, "search-query");
export const RECENT_KEY = personalKey(MAYA.id, "recent-searches");

export const food = (digit: number, name: string, category: FoodCategory): Food =>
  makeFood({ id: `0190a0a0-0000-7000-8000-00000000000${digit}`, name, category });
export const BANANA = food(1, "Banana", "fruit");
export const BREAD = food(2, "Banana bread", "grain");
export const SPLIT = food(3, "Banana split", "dairy");
export const APPLE = food(4, "Apple", "fruit");
export const FOUND: Record<string, Food[]> = { banana: [BANANA, BREAD, SPLIT], apple: [APPLE] };

export interface Opening {
  path?: string;
  search?: (q: string) => Answer | Promise<Answer>;
  browse?: (category: string | null) => Answer;
  providers?: AiProvider[];
  /** The result of asking AI about an unknown food. */
  analyse?: Answer | (() => Answer | Promise<Answer>);
  /** Uses the browser's own history, which can go back. */
  inBrowser?: boolean;
}

export const found = (q: string): Answer => ({ body: FOUND[q] ?? [] });

export function openPage({
  path = "/search",
  search = found,
  browse = () => ({ body: [APPLE] }),
  providers = [],
  analyse = { body: BANANA },
  inBrowser,
}: Opening = {}) {
  const readParameter = (name: string) => new URL(calls.at(-1)?.path ?? "", "http://app").searchParams.get(name);
  const calls = fakeServer({
    "GET /api/user/preferences": {
      body: EMPTY_PREFERENCES,
    },
    "GET /api/user/ai-providers": { body: providers.map((provider) => ({ provider, keyFrom: "person" })) },
    "GET /api/foods/search": () => search(readParameter("q") ?? ""),
    "POST /api/foods/info": analyse,
    "GET /api/foods/browse": () => browse(readParameter("category")),
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
    calls,
    path: () => (inBrowser ? window.location.pathname + window.location.search : memoryPath()),
    searchedFor: () =>
      calls
        .filter((call) => call.path.startsWith("/api/foods/search"))
        .map((call) => new URL(call.path, "http://app").searchParams.get("q")),
  };
}

export const box = (): HTMLInputElement => screen.getByRole("searchbox", { name: "Search foods" });
export const submit = () => screen.getByRole("button", { name: "Search" });
export const names = (list: string) =>
  within(screen.getByRole("list", { name: list }))
    .queryAllByRole("heading")
    .map((one) => one.textContent);
export const learnMore = (name: string) => screen.findByRole("button", { name: `Learn more about ${name}` });
