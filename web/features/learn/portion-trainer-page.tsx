import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { PortionToGuess } from "#core/contracts/learn-labs.ts";
import { seededRandom } from "#core/domain/questions/random.ts";
import { portionsQuery } from "#web/api/learn-labs.ts";
import type { OpenPageQueries } from "#web/api/page-queries.ts";
import { CardContent } from "#web/components/card-content.tsx";
import { formatAmount } from "#web/lib/format/amounts.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { RangeSlider } from "./answers/range-slider.tsx";
import { LabPage } from "./lab-page.tsx";
import { PortionScene } from "./portion-scene.tsx";
import { usePortionErrors } from "./use-portion-errors.ts";
import { WeeklyErrors } from "./weekly-errors.tsx";

export const openPortionQueries: OpenPageQueries = () => [portionsQuery];

const MOST_MEASURES = 2;
const STEP = 0.25;
/** Within a quarter is close: nobody needs to be exact. */
const CLOSE = 0.25;

export function PortionTrainerPage() {
  return (
    <LabPage title="Portion Trainer" lead="Everything is drawn to scale. The plate is 27 cm (about 10½ inches) across.">
      <CardContent query={useQuery(portionsQuery)} problem="The drawings did not come through." skeleton={<Skeleton className="h-96" />}>
        {(portions) => <Trainer portions={portions} />}
      </CardContent>
    </LabPage>
  );
}

function Trainer({ portions }: { portions: readonly PortionToGuess[] }) {
  const [round, setRound] = useState(0);
  const { weeks, add } = usePortionErrors();
  const food = portions[round % portions.length];
  if (!food) return null;
  return (
    <div className="grid items-start gap-4 md:gap-5 lg:grid-cols-[1fr_22rem]">
      <Guess key={round} food={food} round={round} onGuessed={add} onNext={() => setRound(round + 1)} />
      {weeks.length > 0 && <WeeklyErrors weeks={weeks} />}
    </div>
  );
}

interface GuessProps {
  food: PortionToGuess;
  round: number;
  onGuessed: (error: number) => void;
  onNext: () => void;
}

function Guess({ food, round, onGuessed, onNext }: GuessProps) {
  const [guess, setGuess] = useState(1);
  const [isChecked, setChecked] = useState(false);
  const measures = STEP * (1 + seededRandom(round + 1).below(MOST_MEASURES / STEP));
  const words = (count: number): string => `${formatAmount(count)} ${food.measure}${count === 1 ? "" : "s"}`;
  const error = Math.abs(guess - measures) / measures;
  return (
    <>
      <PortionScene food={food} grams={measures * food.measureGrams} />
      <Card className="grid gap-3 lg:row-span-2">
        <h2 className="text-2xl" aria-live="polite">
          {isChecked ? `You said ${words(guess)}. It is ${words(measures)}.` : `How much is it? ${food.name}`}
        </h2>
        <p className="font-black font-display text-4xl">{words(guess)}</p>
        <RangeSlider
          label={`How much ${food.name}`}
          valueText={words(guess)}
          value={guess}
          max={MOST_MEASURES}
          step={STEP}
          isDisabled={isChecked}
          onChange={setGuess}
        />
        <p className="flex justify-between text-muted-foreground text-sm">
          <span>none</span>
          <span>{words(MOST_MEASURES)}</span>
        </p>
        {isChecked && (
          <p className="text-pretty rounded-xl bg-muted p-4">
            {error <= CLOSE ? "Close." : guess < measures ? "A bit more than it looks." : "A bit less than it looks."} On the plate:{" "}
            {formatAmount(measures * food.measureGrams)} g. One {food.measure} is {formatAmount(food.measureGrams)} g (USDA FNDDS
            2021-2023).
          </p>
        )}
        <Button
          variant="primary"
          onClick={() => {
            if (isChecked) return onNext();
            setChecked(true);
            onGuessed(error);
          }}
        >
          {isChecked ? "Next drawing" : "Check"}
        </Button>
      </Card>
    </>
  );
}
