import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import type { DiaryEntry } from "#core/contracts/diary.ts";
import { RECENT_ACTIVITY_ENTRIES } from "#core/domain/diary/limits.ts";
import { MEALS } from "#core/domain/diary/meals.ts";
import { nutrientIn } from "#core/domain/foods/portions.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { recentEntriesQuery } from "#web/api/diary.ts";
import { householdWords } from "#web/components/calm/household-words.ts";
import { useContributionsText } from "#web/components/calm/nutrient-contributions.tsx";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { CardContent } from "#web/components/card-content.tsx";
import { CategoryBadge } from "#web/components/food/category-badge.tsx";
import { FoodPlate } from "#web/components/food/plates/food-plate.tsx";
import { ProductSourcesNote } from "#web/components/food/product-source.tsx";
import { AllergenMark } from "#web/components/food/warnings/allergen-mark.tsx";
import { formatAmount, formatKcal } from "#web/lib/format/amounts.ts";
import { timeZone, useToday } from "#web/lib/today.ts";
import { texts } from "#web/texts/texts.ts";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { whenEaten } from "./format-logged-at.ts";

export function RecentActivity() {
  const t = texts("dashboard");
  return (
    <Card className="grid content-start gap-2">
      <div className="-my-1.5 flex min-h-11 items-center justify-between gap-3">
        <h2>{t("recent.title")}</h2>
        <TextLink asChild className="shrink-0">
          <Link href={APP_PATHS.diary}>{t("recent.open")}</Link>
        </TextLink>
      </div>
      <CardContent query={useQuery(recentEntriesQuery)} problem={t("recent.problem")} skeleton={<ActivitySkeleton />}>
        {(entries) => (entries.length === 0 ? <FirstSteps /> : <Entries entries={entries.slice(0, RECENT_ACTIVITY_ENTRIES)} />)}
      </CardContent>
    </Card>
  );
}

function Entries({ entries }: { entries: readonly DiaryEntry[] }) {
  return (
    <>
      <ul className="divide-y divide-border">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      <ProductSourcesNote foods={entries.map(({ food }) => food)} />
    </>
  );
}

function Entry({ entry }: { entry: DiaryEntry }) {
  const { food, quantity, portion, mealType } = entry;
  const isCalm = useIsCalm();
  const grams = `${formatAmount(quantity)} g`;
  const amount = isCalm ? (portion ?? householdWords(food, quantity)) : portion ? `${portion} (${grams})` : grams;
  return (
    <li className="flex min-h-17 items-center gap-3.5 py-2">
      <FoodPlate food={food} size={52} />
      <div className="min-w-0 grow">
        <p className="line-clamp-2 font-bold leading-snug [overflow-wrap:anywhere]">{food.name}</p>
        <p className="text-[0.9375rem] text-muted-foreground">
          {MEALS[mealType].name}
          <span className="max-md:sr-only"> · {amount}</span> · {whenEaten(entry, useToday(), timeZone())}
        </p>
        <AllergenMark food={food} onlyOwn />
      </div>
      {isCalm ? (
        <p className="grid max-w-[45%] shrink-0 justify-items-end gap-1 text-end text-muted-foreground text-sm">
          <CategoryBadge category={food.category} />
          <Brings food={food} grams={quantity} />
        </p>
      ) : (
        <p className="shrink-0 text-muted-foreground text-sm">
          <b className="font-display font-extrabold text-foreground text-lg">{formatKcal(nutrientIn(food, "calories", quantity))}</b> kcal
        </p>
      )}
    </li>
  );
}

function Brings({ food, grams }: { food: DiaryEntry["food"]; grams: number }) {
  return <span className="max-md:sr-only">{useContributionsText(food, grams)}</span>;
}

const STEPS = [
  { title: "steps.log", text: "steps.logText", path: APP_PATHS.diary, page: "diary" },
  { title: "steps.search", text: "steps.searchText", path: APP_PATHS.search, page: "search" },
  { title: "steps.age", text: "steps.ageText", path: APP_PATHS.profile, page: "profile" },
] as const;

/** Suggests what to do first to users who have never logged anything. */
function FirstSteps() {
  const t = texts("dashboard");
  return (
    <div className="grid gap-3">
      <p className="text-muted-foreground">{t("steps.lead")}</p>
      <ol className="grid gap-2.5">
        {STEPS.map(({ title, text, path, page }, index) => (
          <li key={path} className="flex items-center gap-3.5 rounded-lg border-2 border-border border-dashed px-4 py-2.5">
            <span aria-hidden="true" className="grid size-9 shrink-0 place-items-center rounded-full bg-muted font-display font-extrabold">
              {index + 1}
            </span>
            <div className="min-w-0 grow">
              <p className="font-bold leading-snug">{t(title)}</p>
              <p className="text-pretty text-[0.9375rem] text-muted-foreground">{t(text)}</p>
            </div>
            <TextLink asChild className="shrink-0">
              <Link href={path}>{texts("titles")(page)}</Link>
            </TextLink>
          </li>
        ))}
      </ol>
    </div>
  );
}

function ActivitySkeleton() {
  return (
    <div className="divide-y divide-border">
      {Array.from({ length: RECENT_ACTIVITY_ENTRIES }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change their order.
        <div key={row} className="flex h-17 items-center gap-3.5">
          <Skeleton className="size-13 rounded-full" />
          <div className="grid grow gap-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3 w-3/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
