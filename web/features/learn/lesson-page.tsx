import { PlayIcon } from "@phosphor-icons/react/dist/csr/Play";
import { PrinterIcon } from "@phosphor-icons/react/dist/csr/Printer";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState } from "react";
import { Link, useLocation } from "wouter";
import type { CardResponse, LessonResponse } from "#core/contracts/learn/learn.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { PRODUCT_NAME } from "#core/domain/site/brand.ts";
import { lessonQuery } from "#web/api/learn/learn.ts";
import type { HeadOf, OpenPageQueries } from "#web/api/page-queries.ts";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { CardContent } from "#web/components/card-content.tsx";
import { useRegion } from "#web/components/care/use-region.ts";
import { FoodArt } from "#web/components/food/food-art.tsx";
import { ReportText } from "#web/components/report/report-text.tsx";
import { ApiError } from "#web/lib/http/api-client.ts";
import { texts } from "#web/texts/texts.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Page } from "#web/ui/page.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { toCalmLesson } from "./calm-lesson.ts";
import { LearnFrame } from "./learn-frame.tsx";
import { CookIt } from "./player/cook-it.tsx";
import { HelplinesNote } from "./player/helplines-note.tsx";
import { nameSource } from "./player/name-source.ts";

/** The slug is the last segment of the path. */
const slugIn = (path: string): string => path.split("/").at(-1) ?? "";

export const openLessonQueries: OpenPageQueries = (path, region) => [lessonQuery(slugIn(path), region)];

export const lessonHead: HeadOf = (client, path, region) => {
  const lesson = client.getQueryData(lessonQuery(slugIn(path), region).queryKey);
  return lesson && { title: lesson.title, description: texts("learn")("lesson.description", { goal: lesson.goal }) };
};

// Loaded on demand, because visitors who read or print a lesson do not need the player.
const LessonPlayer = lazy(async () => ({ default: (await import("./player/lesson-player.tsx")).LessonPlayer }));

/** Shows all text of the lesson, also without JavaScript and in print. The player adds questions and interactive parts. */
export function LessonPage() {
  const [path] = useLocation();
  const query = useQuery(lessonQuery(slugIn(path), useRegion()));
  const isCalm = useIsCalm();
  const title = query.data?.title;
  useEffect(() => {
    if (title) document.title = texts("shared")("title.inBar", { title, product: `${PRODUCT_NAME}™` });
  }, [title]);
  return (
    <LearnFrame>
      <Page className="max-w-3xl print:max-w-none print:p-0">
        {isMissing(query.error) ? (
          <NoSuchLesson />
        ) : (
          <CardContent query={query} problem={texts("learn")("lesson.problem")} skeleton={<Skeleton className="h-96" />}>
            {(lesson) => <LessonToRead lesson={isCalm ? toCalmLesson(lesson) : lesson} />}
          </CardContent>
        )}
      </Page>
    </LearnFrame>
  );
}

const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

function NoSuchLesson() {
  const t = texts("learn");
  return (
    <>
      <h1>{t("lesson.missing")}</h1>
      <p className="mt-1.5 mb-5 text-muted-foreground">{t("lesson.missingText")}</p>
      <Button asChild variant="primary">
        <Link href={APP_PATHS.learn}>{t("lesson.all")}</Link>
      </Button>
    </>
  );
}

function LessonToRead({ lesson }: { lesson: LessonResponse }) {
  const t = texts("learn");
  const [isPlaying, setPlaying] = useState(false);
  const { title, goal, unit, picture, cards, misconception, interactive, recipe, next } = lesson;
  return (
    <article>
      <BackLink href={APP_PATHS.learn}>{t("title")}</BackLink>
      <div className="mt-1 mb-5 flex items-center gap-4 md:mb-6 print:mb-2">
        <FoodArt name={picture} size={64} eager className="print:hidden" />
        <div>
          <h1 className="print:text-2xl">{title}</h1>
          <p className="mt-1 text-pretty text-muted-foreground">{t("lesson.about", { unit: unit.title, goal })}</p>
        </div>
      </div>
      {lesson.showsHelplines && (
        <div className="mb-5">
          <HelplinesNote />
        </div>
      )}
      <div className="mb-5 flex flex-wrap gap-3 print:hidden">
        <Button variant="primary" onClick={() => setPlaying(true)}>
          <PlayIcon weight="fill" aria-hidden="true" />
          {t("lesson.start")}
        </Button>
        <Button variant="soft" onClick={() => window.print()}>
          <PrinterIcon weight="bold" aria-hidden="true" />
          {t("lesson.print")}
        </Button>
      </div>
      <div className="grid gap-4 md:grid-cols-2 md:[&>:last-child:nth-child(odd)]:col-span-2 print:grid-cols-2 print:gap-2">
        {cards.map((card) => (
          <ReadCard key={card.id} card={card} />
        ))}
        <Card className="bg-sun-soft shadow-none print:p-2">
          <h2 className="text-lg">{t("lesson.heard")}</h2>
          <p className="mt-1 text-pretty">{t("lesson.quote", { sentence: misconception.says })}</p>
          <p className="mt-2 text-pretty font-bold">{misconception.truth}</p>
        </Card>
        <Card className="print:p-2">
          <h2 className="text-lg">{interactive.title}</h2>
          <p className="mt-1 text-pretty">{interactive.text}</p>
          {interactive.sentences && (
            <ul className="mt-2 list-disc ps-5">
              {interactive.sentences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          )}
        </Card>
      </div>
      <p className="mt-2 hidden text-xs print:block">{t("lesson.sources", { sources: listSources(cards) })}</p>
      {recipe && (
        <div className="mt-5 grid justify-items-start">
          <CookIt recipe={recipe} />
        </div>
      )}
      {next && (
        <p className="mt-5 print:hidden">
          <TextLink asChild className="px-0">
            <Link href={`${APP_PATHS.learn}/${next.slug}`}>{t("lesson.next", { title: next.title })}</Link>
          </TextLink>
        </p>
      )}
      <div className="mt-5">
        <ReportText kind="lesson" textId={lesson.slug} />
      </div>
      {isPlaying && (
        <Suspense>
          <LessonPlayer lesson={lesson} onClose={() => setPlaying(false)} />
        </Suspense>
      )}
    </article>
  );
}

/** Lists every source once for print, where links cannot be opened. */
const listSources = (cards: readonly CardResponse[]): string =>
  [...new Set(cards.flatMap(({ sources }) => sources.map(nameSource)))].join("; ");

function ReadCard({ card: { title, text, sources } }: { card: CardResponse }) {
  return (
    <Card className="print:break-inside-avoid print:p-2">
      <h2 className="text-lg">{title}</h2>
      <p className="mt-1 text-pretty">{text}</p>
      <details className="mt-2 text-muted-foreground text-sm print:hidden">
        <summary className="inline-flex min-h-8 cursor-pointer items-center font-bold">{texts("learn")("lesson.source")}</summary>
        {sources.map((source) => (
          <p key={source.title}>{nameSource(source)}</p>
        ))}
      </details>
    </Card>
  );
}
