import { CheckCircleIcon } from "@phosphor-icons/react/dist/csr/CheckCircle";
import { LightbulbIcon } from "@phosphor-icons/react/dist/csr/Lightbulb";
import { useId, useState } from "react";
import type { PortionToGuess } from "#core/contracts/learn/learn-labs.ts";
import { parseNumber } from "#core/domain/numbers/parse-number.ts";
import { cn } from "#web/lib/class-names.ts";
import { formatAmount } from "#web/lib/format/amounts.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { RangeSlider } from "./player/answers/range-slider.tsx";
import { guessRange, measureWords } from "./portions/measure-words.ts";

/** A guess within 25 percent counts as close, because nobody needs to be exact. */
const CLOSE = 0.25;

interface GuessCardProps {
  food: PortionToGuess;
  /** The drawn amount, in the food's measure. */
  measures: number;
  onGuessed: (error: number) => void;
  onNext: () => void;
}

/** The user guesses with a slider or by typing a number, then sees the real amount. */
export function GuessCard({ food, measures, onGuessed, onNext }: GuessCardProps) {
  const { most, step } = guessRange(food);
  const [guess, setGuess] = useState(most / 2);
  const [isChecked, setChecked] = useState(false);
  const grams = (count: number): string => `${formatAmount(Math.round(count * food.measureGrams))} g`;
  const error = Math.abs(guess - measures) / measures;
  return (
    <Card className="grid gap-4">
      <h2 className="text-balance text-2xl" aria-live="polite">
        {isChecked ? `You said ${measureWords(guess, food)}. It is ${measureWords(measures, food)}.` : `How much is this? ${food.name}`}
      </h2>
      {!isChecked && (
        <NumberGuess unit={`${food.measure}${guess > 1 ? "s" : ""}`} about={grams(guess)} guess={guess} most={most} onChange={setGuess} />
      )}
      <div>
        <RangeSlider
          label={`How much ${food.name.toLowerCase()}`}
          valueText={`${measureWords(guess, food)}, about ${grams(guess)}`}
          value={guess}
          max={most}
          step={step}
          isDisabled={isChecked}
          truth={isChecked ? measures : undefined}
          onChange={setGuess}
        />
        <p className="flex justify-between text-muted-foreground text-sm">
          <span>none</span>
          <span>{measureWords(most, food)}</span>
        </p>
      </div>
      {isChecked && (
        <>
          <dl className="grid grid-cols-2 gap-3">
            <Amount name="Your guess" amount={grams(guess)} />
            <Amount name="In the drawing" amount={grams(measures)} />
          </dl>
          <Answer food={food} isClose={error <= CLOSE} isLow={guess < measures} />
        </>
      )}
      <Button
        variant="primary"
        size="block"
        onClick={() => {
          if (isChecked) return onNext();
          setChecked(true);
          onGuessed(error);
        }}
      >
        {isChecked ? "Next drawing" : "Show the real amount"}
      </Button>
    </Card>
  );
}

interface NumberGuessProps {
  unit: string;
  about: string;
  guess: number;
  most: number;
  onChange: (guess: number) => void;
}

function NumberGuess({ unit, about, guess, most, onChange }: NumberGuessProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  return (
    <div className="flex items-center gap-3">
      <label htmlFor={id} className="sr-only">
        Your guess
      </label>
      <Input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        className="w-24 font-bold font-display text-xl"
        value={typed ?? guess}
        onChange={({ target }) => {
          setTyped(target.value);
          const value = parseNumber(target.value);
          if (Number.isFinite(value)) onChange(Math.min(value, most));
        }}
        onBlur={() => setTyped(undefined)}
      />
      <span className="text-muted-foreground">
        {unit}, about {about}
      </span>
    </div>
  );
}

function Amount({ name, amount }: { name: string; amount: string }) {
  return (
    <div className="rounded-lg bg-muted px-4 py-3">
      <dt className="text-muted-foreground text-sm">{name}</dt>
      <dd className="font-display font-extrabold text-2xl leading-tight">{amount}</dd>
    </div>
  );
}

const TIPS: Record<PortionToGuess["shape"], string> = {
  pile: "A cup is about the size of your fist. Look at the height too: the same circle, twice as high, is twice as much.",
  bowl: "A bowl gets wider toward the top, so its upper half holds more than its lower half.",
  glass: "Tall and narrow looks like more than short and wide. Look at the width first.",
  spread: "Three thumb tips are about a tablespoon. Thick or thin makes the difference.",
  slice: "A deck of cards is as big as about 3 ounces. Look at how thick it is, too.",
};
const BREAD_TIP = "Slices differ from loaf to loaf. This one is a medium slice.";

function Answer({ food, isClose, isLow }: { food: PortionToGuess; isClose: boolean; isLow: boolean }) {
  const Icon = isClose ? CheckCircleIcon : LightbulbIcon;
  return (
    <div className={cn("grid gap-2 rounded-xl p-5", isClose ? "bg-success-soft" : "bg-sun-soft")}>
      <p className={cn("flex items-center gap-2 font-bold font-display text-xl", isClose ? "text-score-high-ink" : "text-sun-ink")}>
        <Icon weight="fill" size={24} aria-hidden="true" />
        {isClose ? "Close" : isLow ? "It is more than it looks" : "It is less than it looks"}
      </p>
      <p className="text-pretty">{food.measure === "slice" ? BREAD_TIP : TIPS[food.shape]}</p>
      <p className="text-xs">
        1 {food.measure} of {food.name.toLowerCase()} = {formatAmount(food.measureGrams)} g
        {food.measure === "ounce" ? "." : ", USDA FNDDS 2021-2023."}
      </p>
    </div>
  );
}
