import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { Food } from "#core/contracts/foods.ts";
import { SEARCH_MAX_CHARACTERS, SEARCH_MIN_CHARACTERS } from "#core/domain/foods/limits.ts";
import { foodSearchQuery } from "#web/api/foods.ts";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { CardProblem } from "#web/components/card-problem.tsx";
import { FoodPlate } from "#web/components/food/plates/food-plate.tsx";
import { formatKcal } from "#web/lib/format/amounts.ts";
import { useDebouncedText } from "#web/lib/use-debounced-text.ts";
import { texts } from "#web/texts/texts.ts";
import { Input } from "#web/ui/forms/input.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/skeleton.tsx";
import { ProductSourcesNote } from "./product-source.tsx";
import { AllergenMark } from "./warnings/allergen-mark.tsx";

interface FoodPickerProps {
  initialText: string;
  /** Whether a food that was found can be chosen; by default every food. */
  isOffered?: (food: Food) => boolean;
  onChoose: (food: Food) => void;
}

/** Searches for a food and lets the user choose it; used in a dialog. */
export function FoodPicker({ initialText, isOffered = () => true, onChoose }: FoodPickerProps) {
  const t = texts("food");
  const [text, setText] = useState(initialText);
  const query = useDebouncedText(text.trim().slice(0, SEARCH_MAX_CHARACTERS));
  const { data, isError, refetch } = useQuery({ ...foodSearchQuery(query), enabled: query.length >= SEARCH_MIN_CHARACTERS });
  const foods = data?.filter(isOffered);
  return (
    <>
      <search className="shrink-0">
        <Input
          type="search"
          aria-label={t("search.label")}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onFocus={({ target }) => target.select()}
          maxLength={SEARCH_MAX_CHARACTERS}
          autoComplete="off"
          spellCheck={false}
          className="[&::-webkit-search-cancel-button]:hidden"
        />
      </search>
      <div className="min-h-40 grow overflow-y-auto overscroll-contain">
        {query.length < SEARCH_MIN_CHARACTERS ? (
          <Hint>{t("search.tooShort", { min: SEARCH_MIN_CHARACTERS })}</Hint>
        ) : isError ? (
          <CardProblem title={t("search.failed")} onRetry={() => void refetch()} />
        ) : foods === undefined ? (
          <Waiting />
        ) : foods.length === 0 ? (
          <Hint>{t("search.nothing")}</Hint>
        ) : (
          <>
            <ul aria-label={t("search.results")} className="grid">
              {foods.map((food) => (
                <Choice key={food.id} food={food} onChoose={onChoose} />
              ))}
            </ul>
            <ProductSourcesNote foods={foods} className="mt-2 px-1" />
          </>
        )}
      </div>
    </>
  );
}

function Choice({ food, onChoose }: { food: Food; onChoose: (food: Food) => void }) {
  const t = texts("food");
  const isCalm = useIsCalm();
  return (
    <li>
      <button
        type="button"
        onClick={() => onChoose(food)}
        className="flex min-h-14 w-full items-center gap-3 rounded-lg px-1 py-1 text-start transition-colors duration-150 hover:bg-accent focus-visible:-outline-offset-3"
      >
        <FoodPlate food={food} size={40} />
        <span className="grid min-w-0 [overflow-wrap:anywhere]">
          <span className="font-bold leading-snug">{food.name}</span>
          <span className="text-muted-foreground text-sm">
            {isCalm
              ? t(`category.${food.category}`)
              : t("search.energy", { kcal: formatKcal(food.calories), basis: food.product?.basis ?? "100 g" })}
          </span>
        </span>
        <AllergenMark food={food} className="ms-auto" />
      </button>
    </li>
  );
}

function Hint({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="py-2 text-muted-foreground">
      {children}
    </p>
  );
}

function Waiting() {
  return (
    <SkeletonGroup className="grid gap-3 py-2">
      {["first", "second", "third", "fourth"].map((row) => (
        <div key={row} className="flex items-center gap-3">
          <Skeleton className="size-10 shrink-0 rounded-full" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
