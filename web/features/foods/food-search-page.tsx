import { lazy, Suspense, useCallback, useRef } from "react";
import type { Food } from "#core/contracts/foods.ts";
import { SEARCH_MIN_CHARACTERS } from "#core/domain/foods/limits.ts";
import { browseFoodsQuery, foodSearchQuery } from "#web/api/foods.ts";
import type { PageQueries } from "#web/api/page-queries.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { HardTopicGate } from "#web/components/care/hard-topic-gate.tsx";
import { SearchNote } from "#web/components/food/warnings/search-note.tsx";
import { texts } from "#web/texts/texts.ts";
import { Page, PageHeader } from "#web/ui/page.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { Browse, browseCategory } from "./browse.tsx";
import { focusFirst } from "./food-grid.tsx";
import { FoodResults } from "./food-results.tsx";
import { useFoodAddress } from "./food-sheet/use-food-address.ts";
import { RecentSearches } from "./recent-searches.tsx";
import { SearchBox } from "./search-box.tsx";
import { useRecentSearches } from "./use-recent-searches.ts";
import { searchable, useSearchText } from "./use-search-text.ts";

const FoodSheet = lazy(async () => ({ default: (await import("./food-sheet/food-sheet.tsx")).FoodSheet }));

export const foodSearchQueries: PageQueries = ({ search }) => {
  const query = searchable(search.get("q") ?? "");
  return [query ? foodSearchQuery(query) : browseFoodsQuery(browseCategory(search.get("category")))];
};

export function FoodSearchPage() {
  const t = texts("foods");
  const userId = useCurrentUser()?.id ?? "";
  const address = useFoodAddress();
  const { text, query, type, searchFor } = useSearchText({
    userId,
    addressQuery: address.query,
    setAddressQuery: address.setQuery,
    isFresh: address.foodId !== undefined,
  });
  const { recent, remember, forget } = useRecentSearches(userId);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);

  const focusInput = useCallback(() => input.current?.focus(), []);
  const { openFood } = address;
  // Memoized, so that typing does not re-render all the cards.
  const clear = useCallback(() => {
    searchFor("");
    focusInput();
  }, [searchFor, focusInput]);
  const open = useCallback(
    (food: Food) => {
      if (query) remember(query);
      openFood(food.id);
    },
    [query, remember, openFood],
  );

  function search(words: string) {
    searchFor(words);
    remember(searchable(words));
  }

  function submit() {
    if (searchable(text)) search(text);
    else
      toast({
        title: t("search.tooShort"),
        description: t("search.tooShortText", { min: SEARCH_MIN_CHARACTERS }),
        kind: "info",
      });
  }

  const foods = { listRef: list, onOpen: open, onLeave: focusInput, onEscape: clear };
  return (
    <Page>
      <PageHeader title={t("title")} lead={t("lead")} />
      <SearchBox
        inputRef={input}
        text={text}
        onTextChange={type}
        onSubmit={submit}
        onClear={clear}
        onDown={() => focusFirst(list.current)}
      />
      {query ? (
        <HardTopicGate text={query}>
          {(isHard) => (
            <>
              <SearchNote query={query} />
              <FoodResults query={query} offersAi={!isHard} {...foods} />
            </>
          )}
        </HardTopicGate>
      ) : (
        <>
          <RecentSearches recent={recent} onSearch={search} onForget={forget} />
          <Browse category={address.category} onChoose={address.setCategory} {...foods} />
        </>
      )}
      <Suspense>{address.foodId && <FoodSheet foodId={address.foodId} onClose={address.closeFood} />}</Suspense>
    </Page>
  );
}
