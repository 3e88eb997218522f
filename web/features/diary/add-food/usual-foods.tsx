import { ClockCounterClockwiseIcon } from "@phosphor-icons/react/dist/csr/ClockCounterClockwise";
import { useQuery } from "@tanstack/react-query";
import type { FoodListItem } from "#core/contracts/foods.ts";
import { addDays } from "#core/domain/calendar/calendar-day.ts";
import type { MealType } from "#core/domain/diary/meals.ts";
import { diaryDayQuery, usualFoodsQuery } from "#web/api/diary.ts";
import { starredFoodsQuery } from "#web/api/foods.ts";
import { savedMealsQuery } from "#web/api/saved-meals.ts";
import { Pip } from "#web/components/brand/pip.tsx";
import { CardProblem } from "#web/components/card-problem.tsx";
import type { FoodToLog } from "#web/components/diary/use-log-foods.ts";
import { amountFrom } from "#web/components/food/portions/portion-amounts.ts";
import { ProductSourcesNote } from "#web/components/food/product-source.tsx";
import { useToday } from "#web/lib/today.ts";
import { texts } from "#web/texts/texts.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { FoodList, FoodListSkeleton } from "./food-list.tsx";
import { FoodRow, GroupRow, type Picking } from "./food-row.tsx";
import { SavedMealRow } from "./saved-meal-row.tsx";
import { recentAndFrequent, withUsualAmount } from "./usual-amounts.ts";

interface UsualFoodsProps extends Picking {
  day: string;
  meal: MealType;
}

/** The shape in which the diary and saved meals store a food. */
interface StoredAmount {
  food: FoodListItem;
  quantity: number;
  portion: string | null;
}

/** Suggests foods that this user is likely to log, before anything is typed. */
export function UsualFoods({ day, meal, ...picking }: UsualFoodsProps) {
  const t = texts("diary");
  const usual = useQuery(usualFoodsQuery(meal));
  const starred = useQuery(starredFoodsQuery);
  const saved = useQuery(savedMealsQuery);
  const dayBefore = useQuery(diaryDayQuery(addDays(day, -1)));
  const isToday = useToday() === day;
  const lists = [usual, starred, saved];
  const lost = lists.filter(({ isError, isFetching }) => isError && !isFetching);

  if ([...lists, dayBefore].some(({ data, isFetching }) => !data && isFetching)) return <FoodListSkeleton />;

  const yesterday = (dayBefore.data ?? []).filter(({ mealType }) => mealType === meal).map(toLog);
  const { recent, frequent } = recentAndFrequent(usual.data ?? []);
  const stars = (starred.data ?? []).map((food) => withUsualAmount(food, usual.data));
  const meals = saved.data ?? [];
  const offered = [yesterday, recent, frequent, stars, ...meals.map(({ items }) => items)].flat();
  const isEmpty = lost.length === 0 && [recent, stars, meals, yesterday].every(({ length }) => length === 0);
  return (
    <div className="grid gap-5">
      {yesterday.length > 0 && (
        <ul>
          <GroupRow
            name={t(isToday ? "meal.sameAsYesterday" : "meal.sameAsDayBefore")}
            items={yesterday}
            picture={<ClockCounterClockwiseIcon weight="bold" />}
            {...picking}
          />
        </ul>
      )}
      <Rows title={t("usual.recent")} items={recent} {...picking} />
      <Rows title={t("usual.frequent")} items={frequent} {...picking} />
      <Rows title={t("usual.starred")} items={stars} {...picking} />
      {meals.length > 0 && (
        <FoodList title={t("usual.meals")}>
          {meals.map((saved) => (
            <SavedMealRow key={saved.id} meal={saved} {...picking} />
          ))}
        </FoodList>
      )}
      <ProductSourcesNote foods={offered.map(({ food }) => food)} />
      {lost.length > 0 && <CardProblem title={t("usual.problem")} onRetry={() => lost.forEach(({ refetch }) => void refetch())} />}
      {isEmpty && <Newcomer />}
    </div>
  );
}

function Rows({ title, items, ...picking }: Picking & { title: string; items: readonly FoodToLog[] }) {
  if (items.length === 0) return null;
  return (
    <FoodList title={title}>
      {items.map((item) => (
        <FoodRow key={item.food.id} item={item} {...picking} />
      ))}
    </FoodList>
  );
}

function Newcomer() {
  const t = texts("diary");
  return (
    <EmptyState as="h3" picture={<Pip className="size-20" />} title={t("usual.title")} className="px-2 py-4">
      {t("usual.text")}
    </EmptyState>
  );
}

const toLog = (usual: StoredAmount): FoodToLog => ({ food: usual.food, amount: amountFrom(usual) });
