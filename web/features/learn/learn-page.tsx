import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Link } from "wouter";
import type { LearnProgress, LearnUnit } from "#core/contracts/learn/learn.ts";
import { DAY_MS } from "#core/domain/calendar/durations.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { learnProgressQuery, reviewQuery, unitsQuery } from "#web/api/learn/learn.ts";
import type { OpenPageQueries, PageQueries } from "#web/api/page-queries.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { CardContent } from "#web/components/card-content.tsx";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Page, PageHeader } from "#web/ui/page.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { LabsList } from "./labs-list.tsx";
import { LearnFrame } from "./learn-frame.tsx";
import { LessonList } from "./lesson-list.tsx";
import { TodaysThree } from "./todays-three.tsx";
import { Trail } from "./trail.tsx";
import { UnitDisc } from "./unit-disc.tsx";

export const openLearnQueries: OpenPageQueries = () => [unitsQuery];
export const learnQueries: PageQueries = () => [learnProgressQuery, reviewQuery];

export function LearnPage() {
  const t = texts("learn");
  const user = useCurrentUser();
  const { data: progress, isLoading } = useQuery({ ...learnProgressQuery, enabled: user !== null && user !== undefined });
  const units = useQuery(unitsQuery);
  return (
    <LearnFrame>
      <Page>
        <PageHeader title={t("title")} lead={t("lead")} />
        <div className="grid gap-4 md:gap-5">
          {user ? <TodaysThree progress={progress} /> : <Invitation />}
          <CardContent query={units} problem={t("problem")} skeleton={<Skeleton className="h-96" />}>
            {(all) =>
              isLoading ? (
                <Skeleton className="h-96" />
              ) : progress ? (
                <div className="grid items-start gap-4 md:gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
                  <Trail units={all} progress={progress} age={user?.age ?? null} />
                  <div className="grid gap-4 md:gap-5">
                    <LabsList className="lg:grid-cols-1" />
                    {progress.comingBack.length > 0 && <ComingBack progress={progress} />}
                  </div>
                </div>
              ) : (
                <>
                  <AllUnits units={all} />
                  <LabsList />
                </>
              )
            }
          </CardContent>
        </div>
      </Page>
    </LearnFrame>
  );
}

function Invitation() {
  const t = texts("learn");
  return (
    <section data-surface="hero" className="grid justify-items-start gap-2 rounded-2xl bg-hero p-6 text-hero-foreground md:p-8">
      <h2 className="text-2xl">{t("invitation.title")}</h2>
      <p className="text-pretty opacity-90">{t("invitation.text")}</p>
      <Button asChild variant="primary" className="mt-2">
        <Link href={APP_PATHS.auth}>{t("invitation.open")}</Link>
      </Button>
    </section>
  );
}

/** Shows all units to visitors at once. It also works without JavaScript. */
function AllUnits({ units }: { units: readonly LearnUnit[] }) {
  return (
    <div className="grid items-start gap-4 md:gap-5 lg:grid-cols-2">
      {units.map((unit, place) => (
        <UnitCard key={unit.id} unit={unit} place={place} />
      ))}
    </div>
  );
}

function UnitCard({ unit: { title, picture, lessons }, place }: { unit: LearnUnit; place: number }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card>
        <div className="mb-3 flex items-center gap-4">
          <UnitDisc picture={picture} place={place} isDone={false} />
          <div className="min-w-0 grow">
            <h2 id={id} className="text-xl">
              {title}
            </h2>
            <p className="text-muted-foreground text-sm">{texts("learn")("unit.lessons", { count: lessons.length })}</p>
          </div>
        </div>
        <LessonList lessons={lessons} progress={undefined} age={null} />
      </Card>
    </section>
  );
}

function ComingBack({ progress: { comingBack } }: { progress: LearnProgress }) {
  const t = texts("learn");
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card>
        <h2 id={id} className="mb-2 text-xl">
          {t("comingBack.title")}
        </h2>
        <dl className="divide-y divide-border">
          {comingBack.map(({ lesson, title, dueAt }) => (
            <div key={lesson} className="flex justify-between gap-4 py-2.5">
              <dt>{inDays(dueAt)}</dt>
              <dd className="font-bold">{title}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 text-pretty text-muted-foreground text-sm">{t("comingBack.note")}</p>
      </Card>
    </section>
  );
}

function inDays(dueAt: string): string {
  const t = texts("learn");
  const days = Math.max(1, Math.round((new Date(dueAt).getTime() - Date.now()) / DAY_MS));
  return days < 14 ? t("comingBack.days", { days }) : t("comingBack.weeks", { weeks: Math.round(days / 7) });
}
