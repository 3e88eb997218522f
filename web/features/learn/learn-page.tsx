import { CaretRightIcon } from "@phosphor-icons/react/dist/csr/CaretRight";
import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Link } from "wouter";
import type { LearnProgress, LearnUnit, LessonName } from "#core/contracts/learn.ts";
import type { FoodCategory } from "#core/domain/foods/food-categories.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { useCurrentUser } from "#web/api/auth.ts";
import { learnProgressQuery, unitsQuery } from "#web/api/learn.ts";
import type { OpenPageQueries, PageQueries } from "#web/api/page-queries.ts";
import { CardContent } from "#web/components/card-content.tsx";
import { FoodArt } from "#web/components/food/food-art.tsx";
import { CATEGORY_WELLS } from "#web/components/food/food-categories.ts";
import { TODAYS_QUESTIONS } from "#web/components/learn/todays-questions.ts";
import { cn } from "#web/lib/class-names.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Page, PageHeader } from "#web/ui/page.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { LabsList } from "./labs-list.tsx";
import { LearnFrame } from "./learn-frame.tsx";
import { Seeds } from "./seeds.tsx";

export const openLearnQueries: OpenPageQueries = () => [unitsQuery];
export const learnQueries: PageQueries = () => [learnProgressQuery];

const UNIT_WELLS: readonly FoodCategory[] = ["grain", "vegetable", "other", "dairy", "protein", "fruit", "nuts", "grain"];
const OLDER_FROM_AGE = 15;

export function LearnPage() {
  const user = useCurrentUser();
  const progress = useQuery({ ...learnProgressQuery, enabled: user !== null && user !== undefined }).data;
  return (
    <LearnFrame>
      <Page>
        <PageHeader title="Learn" lead="Start anywhere. Nothing locks, nothing runs out." />
        <div className="grid gap-4 md:gap-5">
          {user ? <TodaysThree progress={progress} /> : <Invitation />}
          <CardContent query={useQuery(unitsQuery)} problem="The lessons did not come through." skeleton={<Skeleton className="h-96" />}>
            {(units) => <Units units={units} progress={progress} age={user?.age ?? null} />}
          </CardContent>
          <LabsList />
          {progress && progress.comingBack.length > 0 && <ComingBack progress={progress} />}
        </div>
      </Page>
    </LearnFrame>
  );
}

function TodaysThree({ progress }: { progress: LearnProgress | undefined }) {
  const left = Math.max(0, TODAYS_QUESTIONS - (progress?.answeredToday ?? 0));
  return (
    <section data-surface="hero" className="grid justify-items-start gap-2 rounded-2xl bg-hero p-6 text-hero-foreground md:p-8">
      <p className="font-bold opacity-80">Today's three</p>
      <h2 className="text-2xl">{left > 0 ? "Three questions about what you ate." : "Done for today."}</h2>
      <p className="text-pretty opacity-90">
        {left > 0 ? "About a minute, from your own diary where there is one." : "More questions are there if you like."}
        {progress && ` You know ${progress.knownFacts} of ${progress.allFacts} facts.`}
      </p>
      <Button asChild variant="primary" className="mt-2">
        <Link href={APP_PATHS.review}>{left > 0 ? "Start today's three" : "Ask me more"}</Link>
      </Button>
    </section>
  );
}

function Invitation() {
  return (
    <section data-surface="hero" className="grid justify-items-start gap-2 rounded-2xl bg-hero p-6 text-hero-foreground md:p-8">
      <h2 className="text-2xl">40 lessons, three minutes each.</h2>
      <p className="text-pretty opacity-90">Read any of them right here. With an account, questions come back until they stick.</p>
      <Button asChild variant="primary" className="mt-2">
        <Link href={APP_PATHS.auth}>Make an account</Link>
      </Button>
    </section>
  );
}

interface UnitsProps {
  units: readonly LearnUnit[];
  progress: LearnProgress | undefined;
  age: number | null;
}

/** The unit that was opened last stands open; nothing is locked. */
function Units({ units, progress, age }: UnitsProps) {
  const opened = new Set(progress?.lessons.map(({ slug }) => slug));
  return (
    <div className="grid items-start gap-4 md:gap-5 lg:grid-cols-2">
      {units.map((unit, index) => (
        <UnitCard key={unit.id} unit={unit} well={UNIT_WELLS[index] ?? "other"} progress={progress} opened={opened} age={age} />
      ))}
    </div>
  );
}

interface UnitCardProps {
  unit: LearnUnit;
  well: FoodCategory;
  progress: LearnProgress | undefined;
  opened: ReadonlySet<string>;
  age: number | null;
}

function UnitCard({ unit: { title, picture, lessons }, well, progress, opened, age }: UnitCardProps) {
  const id = useId();
  const done = lessons.filter(({ slug }) => opened.has(slug)).length;
  return (
    <section aria-labelledby={id}>
      <Card>
        <div className="mb-3 flex items-center gap-4">
          <span className={cn("grid size-16 shrink-0 place-items-center rounded-full", CATEGORY_WELLS[well])}>
            <FoodArt name={picture} size={38} />
          </span>
          <div className="min-w-0 grow">
            <h2 id={id} className="text-xl">
              {title}
            </h2>
            <p className="text-muted-foreground text-sm">
              {progress ? `${done} of ${lessons.length} lessons opened` : `${lessons.length} lessons`}
            </p>
          </div>
          {done === lessons.length && progress && (
            <span className="grid size-8 place-items-center rounded-full bg-ink text-ink-foreground">
              <CheckIcon weight="bold" aria-label="All lessons opened" />
            </span>
          )}
        </div>
        <ol className="divide-y divide-border">
          {sortedFor(lessons, age).map((lesson) => (
            <li key={lesson.slug}>
              <Link
                href={`${APP_PATHS.learn}/${lesson.slug}`}
                className="flex min-h-16 items-center gap-3 rounded-md py-2.5 no-underline hover:bg-accent"
              >
                <span className="min-w-0 grow">
                  <span className="block font-bold">{lesson.title}</span>
                  <span className="block text-pretty text-muted-foreground text-sm">{lesson.goal}</span>
                </span>
                {progress ? (
                  <Seeds seeds={progress.lessons.find(({ slug }) => slug === lesson.slug)?.seeds ?? 0} />
                ) : (
                  <CaretRightIcon weight="bold" size={18} aria-hidden="true" className="shrink-0 text-muted-foreground" />
                )}
              </Link>
            </li>
          ))}
        </ol>
      </Card>
    </section>
  );
}

/** What is written for the person's age first. */
function sortedFor(lessons: readonly LessonName[], age: number | null): readonly LessonName[] {
  if (age === null) return lessons;
  const later = age < OLDER_FROM_AGE ? "older" : "younger";
  return [...lessons.filter(({ offeredTo }) => offeredTo !== later), ...lessons.filter(({ offeredTo }) => offeredTo === later)];
}

function ComingBack({ progress: { comingBack } }: { progress: LearnProgress }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card>
        <h2 id={id} className="mb-2 text-xl">
          Coming back
        </h2>
        <dl className="divide-y divide-border">
          {comingBack.map(({ lesson, title, dueAt }) => (
            <div key={lesson} className="flex justify-between gap-4 py-2.5">
              <dt>{inDays(dueAt)}</dt>
              <dd className="font-bold">{title}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 text-pretty text-muted-foreground text-sm">
          A question comes back later each time you remember it. Miss a week, and it waits for you.
        </p>
      </Card>
    </section>
  );
}

const DAY_MS = 24 * 60 * 60 * 1000;

function inDays(dueAt: string): string {
  const days = Math.max(1, Math.round((new Date(dueAt).getTime() - Date.now()) / DAY_MS));
  if (days === 1) return "Tomorrow";
  return days < 14 ? `In ${days} days` : `In ${Math.round(days / 7)} weeks`;
}
