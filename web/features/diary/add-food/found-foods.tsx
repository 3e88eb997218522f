import { PencilSimpleIcon } from "@phosphor-icons/react/dist/csr/PencilSimple";
import { SparkleIcon } from "@phosphor-icons/react/dist/csr/Sparkle";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { Link } from "wouter";
import type { MealType } from "#core/domain/diary/meals.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { usualFoodsQuery } from "#web/api/diary.ts";
import { foodSearchQuery } from "#web/api/foods.ts";
import { Pip } from "#web/components/brand/pip.tsx";
import { CardProblem } from "#web/components/card-problem.tsx";
import { ProductSourcesNote } from "#web/components/food/product-source.tsx";
import { OfflineNote } from "#web/components/offline-note.tsx";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { FoodList, FoodListSkeleton } from "./food-list.tsx";
import { FoodRow, type Picking } from "./food-row.tsx";
import { withUsualAmount } from "./usual-amounts.ts";

interface FoundFoodsProps extends Picking {
  query: string;
  meal: MealType;
  /** Opens the manual entry with this name. */
  onEnter: (name: string) => void;
}

/** The previous results stay visible until the next ones have loaded. */
export function FoundFoods({ query, meal, onEnter, ...picking }: FoundFoodsProps) {
  const t = texts("diary");
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...foodSearchQuery(query),
    placeholderData: keepPreviousData,
  });
  const { data: usual } = useQuery(usualFoodsQuery(meal));
  // Rendering the rows must not delay the next keystroke.
  const found = useDeferredValue(data);
  const note = <OfflineNote>{t("search.offline")}</OfflineNote>;
  // 'Nothing found' is only shown for the query that it applies to.
  const isWaiting = found === undefined || (isPlaceholderData && found.length === 0);

  if (isError && !isFetching)
    return (
      <>
        {note}
        <CardProblem title={t("search.failed")} onRetry={() => void refetch()} />
      </>
    );
  if (isWaiting) return <FoodListSkeleton />;
  if (found.length === 0) return <NothingFound query={query} onEnter={onEnter} />;
  return (
    <>
      {note}
      <p role="status" className="sr-only">
        {t("search.count", { count: found.length })}
      </p>
      <FoodList title={t("search.found")} isStale={isPlaceholderData}>
        {found.map((food) => (
          <FoodRow key={food.id} item={withUsualAmount(food, usual)} {...picking} />
        ))}
      </FoodList>
      <ProductSourcesNote foods={found} className="mt-2" />
      <TextLink onClick={() => onEnter(query)} className="mt-2 -ms-1">
        {t("search.notHere")}
      </TextLink>
    </>
  );
}

function NothingFound({ query, onEnter }: Pick<FoundFoodsProps, "query" | "onEnter">) {
  const t = texts("diary");
  return (
    <EmptyState
      as="h3"
      className="px-0 py-4"
      picture={<Pip mood="wow" className="size-20" />}
      title={
        <span role="status" className="[overflow-wrap:anywhere]">
          {t("search.none", { query })}
        </span>
      }
      action={
        <div className="grid justify-items-center gap-3">
          <Button onClick={() => onEnter(query)}>
            <PencilSimpleIcon weight="bold" />
            {t("search.enter")}
          </Button>
          <Button asChild variant="soft" className="h-auto max-w-full whitespace-normal py-2 text-center">
            <Link href={`${APP_PATHS.search}?q=${encodeURIComponent(query)}`}>
              <SparkleIcon weight="fill" />
              <span className="line-clamp-2 [overflow-wrap:anywhere]">{t("search.analyze", { query })}</span>
            </Link>
          </Button>
        </div>
      }
    >
      {t("search.noneText")}
    </EmptyState>
  );
}
