import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "wouter";
import type { QuestionResponse } from "#core/contracts/learn/learn.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { reviewQuery, useRecordAnswer } from "#web/api/learn/learn.ts";
import type { PageQueries } from "#web/api/page-queries.ts";
import { CardContent } from "#web/components/card-content.tsx";
import { TODAYS_QUESTIONS } from "#web/components/learn/todays-questions.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Page, PageHeader } from "#web/ui/page.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { QuestionStep } from "./player/question-step.tsx";
import { reviewNotice } from "./player/review-notice.ts";

export const reviewQueries: PageQueries = () => [reviewQuery];

/** Asks three questions from different units, and more on request. The next ten are also available offline. */
export function ReviewPage() {
  const t = texts("learn");
  return (
    <Page className="max-w-[40rem]">
      <PageHeader title={t("today.title")} lead={t("review.lead")} />
      <CardContent query={useQuery(reviewQuery)} problem={t("review.problem")} skeleton={<Skeleton className="h-72" />}>
        {({ questions }) => <Questions next={questions} />}
      </CardContent>
    </Page>
  );
}

/** Keeps the questions from when the page opened: an answered one leaves the query at once, but its explanation must stay. */
function Questions({ next }: { next: readonly QuestionResponse[] }) {
  const t = texts("learn");
  const [, navigate] = useLocation();
  const { mutate: record, data: recorded } = useRecordAnswer();
  const [questions, setQuestions] = useState(() => next.slice(0, TODAYS_QUESTIONS));
  const [place, setPlace] = useState(0);
  const current = questions[place];
  const more = next.filter(({ fact }) => !questions.some((one) => one.fact === fact)).slice(0, TODAYS_QUESTIONS);
  if (current) {
    return (
      <QuestionStep
        key={current.fact}
        current={current}
        label={t("review.place", { place: place + 1, count: questions.length, lesson: current.lessonTitle })}
        again={reviewNotice(recorded, current.fact)}
        onAnswered={(isRight) => isRight !== undefined && record({ fact: current.fact, phase: "review", isRight })}
        onContinue={() => setPlace(place + 1)}
      />
    );
  }
  return (
    <section className="grid justify-items-start gap-4">
      <h2>{t("review.done")}</h2>
      <p className="text-pretty text-muted-foreground">{t("review.doneText")}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => navigate(APP_PATHS.learn)}>
          {t("review.back")}
        </Button>
        {more.length > 0 && <Button onClick={() => setQuestions([...questions, ...more])}>{t("today.more")}</Button>}
      </div>
    </section>
  );
}
