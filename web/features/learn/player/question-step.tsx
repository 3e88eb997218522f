import { useState } from "react";
import type { QuestionResponse } from "#core/contracts/learn/learn.ts";
import { type Answer, isRight } from "#core/domain/questions/check-answer.ts";
import type { Question } from "#core/domain/questions/question.ts";
import { useDeferredWhilePressed } from "#web/lib/pointer-state.ts";
import { type AnswerProps, UNSORTED } from "./answers/answer-props.ts";
import { CaseAnswer } from "./answers/case-answer.tsx";
import { Choice } from "./answers/choice.tsx";
import { FillPortions } from "./answers/fill-portions.tsx";
import { FoodTile } from "./answers/food-tile.tsx";
import { NumberAnswer } from "./answers/number-answer.tsx";
import { OrderAnswer } from "./answers/order-answer.tsx";
import { SliderAnswer } from "./answers/slider-answer.tsx";
import { SortAnswer } from "./answers/sort-answer.tsx";
import { Step } from "./step.tsx";
import { WhyPanel } from "./why-panel.tsx";

interface QuestionStepProps {
  current: QuestionResponse;
  label: string;
  /** Tells when the question is asked again, once that is known. */
  again?: string | undefined;
  /** `isRight` is undefined for a scene, which has no correct answer. */
  onAnswered: (isRight: boolean | undefined) => void;
  onContinue: () => void;
}

/** Asks one question, then immediately shows the correct answer and the reason. */
export function QuestionStep({ current: { question }, label, again, onAnswered, onContinue }: QuestionStepProps) {
  const [answer, setAnswer] = useState<Answer | undefined>(() => initialAnswer(question));
  const [isChecked, setChecked] = useState(false);
  // The line appears when the server has answered, and would push the button away from a finger that is pressing it.
  const visibleAgain = useDeferredWhilePressed(again);
  const isReady = answer !== undefined && (typeof answer === "number" || !answer.includes(UNSORTED));
  const check = () => {
    if (answer === undefined) return;
    setChecked(true);
    onAnswered(isRight(question, answer));
  };
  return (
    <Step
      label={label}
      title={question.ask}
      action={isChecked ? "continue" : "check"}
      isActionDisabled={!isReady}
      hasOptions={!isChecked && (question.form === "choice" || question.form === "case")}
      onAction={isChecked ? onContinue : check}
    >
      {question.foods.length > 0 && (
        <div className="flex flex-wrap justify-center gap-3">
          {question.foods.map((food) => (
            <FoodTile key={food.name} food={food} />
          ))}
        </div>
      )}
      {question.given.length > 0 && (
        <dl className="grid gap-1 rounded-lg bg-muted p-4">
          {question.given.map(({ label: name, value }) => (
            <div key={name} className="flex justify-between gap-4">
              <dt>{name}</dt>
              <dd className="font-bold">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <AnswerForm question={question} answer={answer} isChecked={isChecked} onChange={setAnswer} />
      <div aria-live="polite">
        {isChecked && question.form !== "case" && answer !== undefined && (
          <WhyPanel question={question} isRight={isRight(question, answer) === true} again={visibleAgain} />
        )}
      </div>
    </Step>
  );
}

/** Returns the initial answer for forms that always show one, such as a slider. */
function initialAnswer(question: Question): Answer | undefined {
  switch (question.form) {
    case "order":
      return question.options.map((_, place) => place);
    case "slider":
      return question.max / 2;
    case "fill":
      return question.options.map(() => 0);
    case "choice":
    case "number":
    case "sort":
    case "case":
      return undefined;
  }
}

function AnswerForm({ question, ...rest }: Omit<AnswerProps<Question["form"]>, "question"> & { question: Question }) {
  switch (question.form) {
    case "choice":
      return <Choice question={question} {...rest} />;
    case "order":
      return <OrderAnswer question={question} {...rest} />;
    case "slider":
      return <SliderAnswer question={question} {...rest} />;
    case "number":
      return <NumberAnswer question={question} {...rest} />;
    case "sort":
      return <SortAnswer question={question} {...rest} />;
    case "fill":
      return <FillPortions question={question} {...rest} />;
    case "case":
      return <CaseAnswer question={question} {...rest} />;
  }
}
