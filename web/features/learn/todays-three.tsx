import { PlayIcon } from "@phosphor-icons/react/dist/csr/Play";
import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import type { LearnProgress } from "#core/contracts/learn/learn.ts";
import type { Question, QuestionFood } from "#core/domain/questions/question.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { reviewQuery } from "#web/api/learn/learn.ts";
import { Pip } from "#web/components/brand/pip.tsx";
import { BiteCorner } from "#web/components/food/bite-corner.tsx";
import { QuizPlate } from "#web/components/food/plates/quiz-plate.tsx";
import { TODAYS_QUESTIONS } from "#web/components/learn/todays-questions.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";

/** Invites the member to today's questions, with plates of the foods that they are about. */
export function TodaysThree({ progress }: { progress: LearnProgress | undefined }) {
  const t = texts("learn");
  const left = Math.max(0, TODAYS_QUESTIONS - (progress?.answeredToday ?? 0));
  return (
    <section
      data-surface="hero"
      className="relative grid items-center gap-4 rounded-2xl bg-hero p-6 text-hero-foreground md:grid-cols-[1fr_auto] md:p-8 md:pe-32"
    >
      <BiteCorner />
      <Pip mood="happy" className="absolute -top-4 end-0 size-14 md:size-17" />
      <div className="grid justify-items-start gap-2">
        <p className="font-bold opacity-80">{t("today.title")}</p>
        <h2 className="max-w-[16ch] text-2xl md:max-w-none">{t(left > 0 ? "today.ask" : "today.done")}</h2>
        <p className="text-pretty opacity-90">
          {t(left > 0 ? "today.askText" : "today.doneText")}
          {progress && progress.knownFacts > 0 && ` ${t("today.known", { known: progress.knownFacts, all: progress.allFacts })}`}
        </p>
        <Button asChild variant="primary" className="mt-2">
          <Link href={APP_PATHS.review}>
            <PlayIcon weight="fill" aria-hidden="true" />
            {t(left > 0 ? "today.start" : "today.more")}
          </Link>
        </Button>
      </div>
      <FoodsInReview />
    </section>
  );
}

const MAX_PLATES = 3;

function FoodsInReview() {
  const { data } = useQuery(reviewQuery);
  const foods = (data?.questions ?? []).slice(0, TODAYS_QUESTIONS).flatMap(({ question }) => foodsIn(question));
  const distinct = foods.filter(({ name }, place) => foods.findIndex((food) => food.name === name) === place).slice(0, MAX_PLATES);
  if (distinct.length === 0) return null;
  return (
    <div aria-hidden="true" className="flex max-md:row-start-1 *:not-first:-ms-4">
      {distinct.map((food) => (
        <span key={food.name} className="rounded-full bg-card p-1">
          <QuizPlate food={food} size={80} />
        </span>
      ))}
    </div>
  );
}

const foodsIn = (question: Question): QuestionFood[] => [
  ...question.foods,
  ...("options" in question ? question.options.flatMap(({ food }) => food ?? []) : []),
];
