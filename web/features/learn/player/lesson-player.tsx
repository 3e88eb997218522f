import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { LessonResponse, QuestionResponse } from "#core/contracts/learn/learn.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { lessonQuestionsQuery, useRecordAnswer } from "#web/api/learn/learn.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { CardContent } from "#web/components/card-content.tsx";
import { useRegion } from "#web/components/care/use-region.ts";
import { texts } from "#web/texts/texts.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { CardStep } from "./card-step.tsx";
import { DoneStep } from "./done-step.tsx";
import { HelplinesNote } from "./helplines-note.tsx";
import { Interactive } from "./interactive.tsx";
import { PlayerFrame } from "./player-frame.tsx";
import { QuestionStep } from "./question-step.tsx";
import { reviewNotice } from "./review-notice.ts";

type Step =
  | { kind: "question"; phase: "before" | "after"; current: QuestionResponse }
  | { kind: "card"; card: LessonResponse["cards"][number] }
  | { kind: "interactive" }
  | { kind: "done" };

interface LessonPlayerProps {
  lesson: LessonResponse;
  onClose: () => void;
}

/** Asks the questions, shows the cards and an interactive part, then asks questions again. The user can stop at any time. */
export function LessonPlayer({ lesson, onClose }: LessonPlayerProps) {
  const t = texts("learn");
  const isSignedIn = useCurrentUser() != null;
  const isCalm = useIsCalm();
  const query = useQuery(lessonQuestionsQuery(lesson.slug, useRegion(), isSignedIn));
  const { mutate: record, data: recorded } = useRecordAnswer();
  const [place, setPlace] = useState(0);
  const steps: Step[] = query.data
    ? [
        ...query.data.before.map((current): Step => ({ kind: "question", phase: "before", current })),
        ...lesson.cards.map((card): Step => ({ kind: "card", card })),
        { kind: "interactive" },
        ...query.data.after.map((current): Step => ({ kind: "question", phase: "after", current })),
        { kind: "done" },
      ]
    : [];
  const step = steps[place];
  const go = () => setPlace(place + 1);
  // The user can only go back to a card, because an answered question is not asked again.
  const back = steps[place - 1]?.kind === "card" ? () => setPlace(place - 1) : undefined;
  return (
    <PlayerFrame title={lesson.title} place={place} steps={steps.length} onClose={onClose}>
      <CardContent query={query} problem={t("player.problem")} skeleton={<Skeleton className="h-72" />}>
        {({ ownFoods, foodsInstead }) => (
          <>
            {lesson.showsHelplines && <HelplinesNote />}
            {step?.kind === "question" && (
              <QuestionStep
                key={`${step.phase} ${step.current.fact}`}
                current={step.current}
                label={t(step.phase === "before" ? "player.before" : "player.question")}
                again={step.phase === "after" ? reviewNotice(recorded, step.current.fact) : undefined}
                onAnswered={(isRight) => {
                  if (isSignedIn && isRight !== undefined) record({ fact: step.current.fact, phase: step.phase, isRight });
                }}
                onContinue={go}
              />
            )}
            {step?.kind === "card" && <CardStep key={step.card.id} card={step.card} onContinue={go} onBack={back} />}
            {step?.kind === "interactive" && (
              <Interactive
                interactive={foodsInstead ? { ...lesson.interactive, foods: foodsInstead } : lesson.interactive}
                ownFoods={ownFoods}
                isCalm={isCalm}
                onContinue={go}
              />
            )}
            {step?.kind === "done" && (
              <DoneStep
                title={lesson.title}
                lines={lesson.cards.slice(0, 4).map((card) => card.title)}
                note={isSignedIn ? t("player.again") : undefined}
                recipe={lesson.recipe}
                next={lesson.next && { href: `${APP_PATHS.learn}/${lesson.next.slug}`, title: lesson.next.title }}
                onClose={onClose}
              />
            )}
          </>
        )}
      </CardContent>
    </PlayerFrame>
  );
}
