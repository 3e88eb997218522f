import { CameraIcon } from "@phosphor-icons/react/dist/csr/Camera";
import { NotebookIcon } from "@phosphor-icons/react/dist/csr/Notebook";
import { lazy, Suspense } from "react";
import { Link, useSearch } from "wouter";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { biteFoodQuery, diaryDayQuery, recentEntriesQuery } from "#web/api/diary.ts";
import { learnProgressQuery } from "#web/api/learn/learn.ts";
import type { PageQueries } from "#web/api/page-queries.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { waterQuery } from "#web/api/water.ts";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { useDailyGoals } from "#web/components/diary/goals/use-daily-goals.ts";
import { WaterCard } from "#web/components/diary/water/water-card.tsx";
import { TodaysThreeCard } from "#web/components/learn/todays-three-card.tsx";
import { formatLongDay } from "#web/lib/format/days.ts";
import { useToday } from "#web/lib/today.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Page, PageHeader } from "#web/ui/page.tsx";
import { BiteCard } from "./cards/bite-card.tsx";
import { CalmDayCard } from "./cards/calm-day-card.tsx";
import { CalmWeekCard } from "./cards/calm-week-card.tsx";
import { CaloriesCard } from "./cards/calories-card.tsx";
import { DailyGoals } from "./cards/daily-goals.tsx";
import { mealsLine } from "./cards/day-summary.ts";
import { FoodGroupsCard } from "./cards/food-groups-card.tsx";
import { HabitsCard } from "./cards/habits-card.tsx";
import { HealthScoreCard } from "./cards/health-score-card.tsx";
import { NutrientWordsCard } from "./cards/nutrient-words-card.tsx";
import { FoodsLearnedCard } from "./cards/stat-cards.tsx";
import { DayProvider, useTodaysEntries, weekQuery } from "./cards/use-day.tsx";
import { useKindNote } from "./cards/use-kind-note.ts";
import { VarietyCard } from "./cards/variety-card.tsx";
import { WeekCard } from "./cards/week-card.tsx";
import { Offers, WELCOME_SEARCH } from "./offers.tsx";
import { QuickActions } from "./quick-actions.tsx";
import { RecentActivity } from "./recent-activity.tsx";

const LOUD = "col-span-full xl:col-span-6";
const COLUMN = "grid min-w-0 grid-cols-1 content-start gap-4 max-lg:col-span-full md:gap-5";

// Loaded on demand, because few users see them.
const KindCard = lazy(async () => ({ default: (await import("./cards/kind-card.tsx")).KindCard }));
const FirstChoice = lazy(async () => ({ default: (await import("./first-choice.tsx")).FirstChoice }));

export const dashboardQueries: PageQueries = ({ today }) => [
  diaryDayQuery(today),
  weekQuery(today),
  recentEntriesQuery,
  biteFoodQuery(today),
  waterQuery(today),
  learnProgressQuery,
];

export function DashboardPage() {
  const isFirst = useSearch() === WELCOME_SEARCH;
  return (
    <Page>
      {isFirst ? (
        <Suspense>
          <FirstChoice />
        </Suspense>
      ) : (
        <DayProvider>
          <Dashboard />
        </DayProvider>
      )}
    </Page>
  );
}

/** The cards are in the order for phones; from 1024 px on, the second column is placed left of the first. */
function Dashboard() {
  const t = texts("dashboard");
  const firstName = useCurrentUser()?.firstName;
  const isCalm = useIsCalm();
  const isGuarded = useDailyGoals().energy.guard === "kind";
  const kindNote = useKindNote();
  return (
    <>
      <PageHeader title={firstName ? t("helloName", { name: firstName }) : t("hello")} lead={<Lead />} actions={<Actions />} />
      <div className="grid grid-cols-12 gap-4 md:gap-5">
        {isCalm ? <CalmDayCard className={LOUD} /> : <CaloriesCard className={LOUD} />}
        {kindNote && (
          <div className="col-span-full xl:order-1">
            <Suspense>
              <KindCard {...kindNote} />
            </Suspense>
          </div>
        )}
        <FoodsLearnedCard className="col-span-6 xl:col-span-3" />
        {isCalm || isGuarded ? (
          <VarietyCard className="col-span-6 xl:col-span-3" />
        ) : (
          <HealthScoreCard className="col-span-6 xl:col-span-3" />
        )}
        {!kindNote && <Offers className="col-span-full" />}
        <div className={`${COLUMN} lg:order-2 lg:col-span-5`}>
          {isCalm ? <HabitsCard /> : <DailyGoals />}
          <QuickActions />
          <WaterCard day={useToday()} dayName={t("today")} />
        </div>
        <div
          className={`${COLUMN} lg:order-1 lg:col-span-7 ${isCalm ? "lg:grid-rows-[auto_auto_auto_1fr]" : "lg:grid-rows-[auto_auto_1fr]"}`}
        >
          <TodaysThreeCard />
          <RecentActivity />
          {isCalm ? (
            <>
              <CalmWeekCard />
              <NutrientWordsCard />
            </>
          ) : (
            <WeekCard />
          )}
        </div>
        {!isCalm && <FoodGroupsCard className="max-lg:col-span-full lg:order-3 lg:col-span-7" />}
        <BiteCard className={isCalm ? "col-span-full lg:order-4" : "max-lg:col-span-full lg:order-4 lg:col-span-5"} />
      </div>
    </>
  );
}

/** The second sentence loads with today's entries; the space for a second line is reserved. */
function Lead() {
  const { data } = useTodaysEntries();
  return (
    <span className="block max-lg:min-h-[2lh] md:max-lg:max-w-80">
      {formatLongDay(useToday())}.{data && ` ${mealsLine(data.map(({ mealType }) => mealType))}`}
    </span>
  );
}

function Actions() {
  const t = texts("dashboard");
  return (
    <div className="flex flex-wrap gap-3 *:grow md:*:grow-0">
      <Button asChild variant="primary" className="px-3 md:px-5">
        <Link href={APP_PATHS.diary}>
          <NotebookIcon weight="bold" />
          {t("logMeals")}
        </Link>
      </Button>
      <Button asChild className="px-3 md:px-5">
        <Link href={APP_PATHS.scan}>
          <CameraIcon weight="bold" />
          {t("scan")}
        </Link>
      </Button>
    </div>
  );
}
