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
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { whenEaten } from "./when-eaten.ts";

export function RecentActivity() {
  return (
    <Card className="grid content-start gap-2">
      <div className="-my-1.5 flex min-h-11 items-center justify-between gap-3">
        <h2>Recent Activity</h2>
        <TextLink asChild className="shrink-0">
          <Link href={APP_PATHS.diary}>Open diary</Link>
        </TextLink>
      </div>
      <CardContent query={useQuery(recentEntriesQuery)} problem="Your latest foods did not come through." skeleton={<ActivitySkeleton />}>
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
        <p className="grid max-w-[45%] shrink-0 justify-items-end gap-1 text-right text-muted-foreground text-sm">
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
  { title: "Log what you ate last", text: "One food is enough for a start.", path: APP_PATHS.diary, action: "Food Diary" },
  { title: "Look up a food you like", text: "See what it does in your body.", path: APP_PATHS.search, action: "Food Search" },
  { title: "Tell us your age", text: "Then the figures are about you, not about everybody.", path: APP_PATHS.profile, action: "Profile" },
] as const;

/** Suggests what to do first to users who have never logged anything. */
function FirstSteps() {
  return (
    <div className="grid gap-3">
      <p className="text-muted-foreground">Nothing here yet. Three small ways to begin:</p>
      <ol className="grid gap-2.5">
        {STEPS.map(({ title, text, path, action }, index) => (
          <li key={path} className="flex items-center gap-3.5 rounded-lg border-2 border-border border-dashed px-4 py-2.5">
            <span aria-hidden="true" className="grid size-9 shrink-0 place-items-center rounded-full bg-muted font-display font-extrabold">
              {index + 1}
            </span>
            <div className="min-w-0 grow">
              <p className="font-bold leading-snug">{title}</p>
              <p className="text-pretty text-[0.9375rem] text-muted-foreground">{text}</p>
            </div>
            <TextLink asChild className="shrink-0">
              <Link href={path}>{action}</Link>
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
