import { SparkleIcon } from "@phosphor-icons/react/dist/csr/Sparkle";
import { useQuery } from "@tanstack/react-query";
import { useId, useRef } from "react";
import { sumNutrient } from "#core/domain/diary/day-totals.ts";
import { MEAL_TYPES, MEALS } from "#core/domain/diary/meals.ts";
import { diaryDayQuery } from "#web/api/diary.ts";
import type { PageQueries } from "#web/api/page-queries.ts";
import { preferencesQuery } from "#web/api/preferences.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { AiKeyNote } from "#web/components/ai/ai-key-note.tsx";
import { AiProgress } from "#web/components/ai/ai-progress.tsx";
import { PROVIDER_NAMES } from "#web/components/ai/ai-provider.ts";
import { ProviderMenu } from "#web/components/ai/provider-menu.tsx";
import { Pip } from "#web/components/brand/pip.tsx";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { CardProblem } from "#web/components/card-problem.tsx";
import { MEAL_ART } from "#web/components/diary/meal-art.ts";
import { FoodArt } from "#web/components/food/food-art.tsx";
import { UncheckedWords } from "#web/components/food/warnings/unchecked-words.tsx";
import { useAvoids } from "#web/components/food/warnings/use-avoids.ts";
import { formatKcal } from "#web/lib/format/amounts.ts";
import { useToday } from "#web/lib/today.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Segment, SegmentedChoice } from "#web/ui/forms/choices.tsx";
import { Page, PageHeader } from "#web/ui/page.tsx";
import { ConditionsNote } from "./conditions-note.tsx";
import { SuggestionList, SuggestionSkeleton } from "./suggestion-list.tsx";
import { useSuggestions } from "./use-suggestions.ts";

export const suggestionsQueries: PageQueries = ({ today }) => [diaryDayQuery(today), preferencesQuery];

export function SuggestionsPage() {
  const t = texts("suggestions");
  const { mealType, chooseMeal, ideas, hasFailed, provider, usable, isPending, suggest, cancel } = useSuggestions(
    useCurrentUser()?.id ?? "",
  );
  const button = useRef<HTMLButtonElement>(null);
  const name = useId();
  const asksAi = usable?.length !== 0;

  return (
    <Page>
      <PageHeader title={t("title")} lead={<DayLine />} />
      <div className="mb-5 grid grid-cols-2 gap-3 md:mb-7 min-[73.75rem]:grid-cols-[1fr_auto_auto]">
        <SegmentedChoice
          label={t("mealType")}
          className="col-span-2 auto-cols-auto *:[label]:min-h-12 *:[label]:px-1 md:auto-cols-fr min-[73.75rem]:col-span-1"
        >
          {MEAL_TYPES.map((meal) => (
            <Segment key={meal} name={name} checked={mealType === meal} onChange={() => chooseMeal(meal)}>
              <FoodArt name={MEAL_ART[meal]} size={22} eager className="me-2 max-md:hidden" />
              {MEALS[meal].name}
            </Segment>
          ))}
        </SegmentedChoice>
        <ProviderMenu className="min-h-14 justify-center rounded-[1.25rem] px-4.5" />
        <Button
          ref={button}
          variant="primary"
          className="mb-[3px] min-h-13 rounded-[1.25rem] px-2 max-[22.4375rem]:[&_svg]:hidden md:px-6 md:text-[1.0625rem]"
          pending={isPending}
          pendingText={t("looking")}
          onClick={suggest}
        >
          <SparkleIcon weight="fill" />
          {t("suggest")}
        </Button>
      </div>
      <AiKeyNote className="-mt-2 mb-5 flex flex-wrap items-center gap-x-2">{t("keyNeeded")}</AiKeyNote>
      {isPending && (
        <div className="mb-5">
          <AiProgress
            onCancel={() => {
              cancel();
              button.current?.focus();
            }}
          >
            {asksAi ? t("progress.ai", { provider: PROVIDER_NAMES[provider], meal: mealType }) : t("progress.own", { meal: mealType })}
          </AiProgress>
        </div>
      )}
      <div aria-busy={isPending || undefined}>
        {isPending ? (
          <SuggestionSkeleton />
        ) : ideas ? (
          <SuggestionList key={ideas.at} ideas={ideas} />
        ) : hasFailed ? (
          <Card>
            <CardProblem title={t("problem")} onRetry={suggest} />
          </Card>
        ) : (
          <Card>
            <EmptyState picture={<Pip className="size-24" />} title={t("start.title")}>
              {t("start.text")}
            </EmptyState>
          </Card>
        )}
      </div>
      <ConditionsNote />
      <UncheckedWords avoids={useAvoids()} className="mt-2 text-pretty text-sm" />
    </Page>
  );
}

/** Tells how much energy the user has logged today, but not in calm mode. */
function DayLine() {
  const { data: entries = [] } = useQuery(diaryDayQuery(useToday()));
  const calories = sumNutrient(entries, "calories");
  const t = texts("suggestions");
  const isCalm = useIsCalm();
  return calories && !isCalm ? t("leadWithEnergy", { kcal: formatKcal(calories) }) : t("lead");
}
