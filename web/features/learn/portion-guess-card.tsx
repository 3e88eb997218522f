import { CheckCircleIcon } from "@phosphor-icons/react/dist/csr/CheckCircle";
import { LightbulbIcon } from "@phosphor-icons/react/dist/csr/Lightbulb";
import { useId, useState } from "react";
import type { PortionToGuess } from "#core/contracts/learn/learn-labs.ts";
import { parseNumber } from "#core/domain/numbers/parse-number.ts";
import { cn } from "#web/lib/class-names.ts";
import { formatAmount } from "#web/lib/format/amounts.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { RangeSlider } from "./player/answers/range-slider.tsx";
import { guessRange, isPart, measureWords } from "./portions/measure-words.ts";

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
  const t = texts("labs");
  const { most, step } = guessRange(food);
  const [guess, setGuess] = useState(most / 2);
  const [isChecked, setChecked] = useState(false);
  const grams = (count: number): string => `${formatAmount(Math.round(count * food.measureGrams))} g`;
  const error = Math.abs(guess - measures) / measures;
  return (
    <Card className="grid gap-4">
      <h2 className="text-balance text-2xl" aria-live="polite">
        {isChecked
          ? t("guess.result", { guess: measureWords(guess, food), amount: measureWords(measures, food) })
          : t("guess.ask", { food: food.name })}
      </h2>
      {!isChecked && <NumberGuess measure={food.measure} grams={grams(guess)} guess={guess} most={most} onChange={setGuess} />}
      <div>
        <RangeSlider
          label={t("guess.slider", { food: food.name.toLowerCase() })}
          valueText={t("guess.sliderValue", { amount: measureWords(guess, food), grams: grams(guess) })}
          value={guess}
          max={most}
          step={step}
          isDisabled={isChecked}
          truth={isChecked ? measures : undefined}
          onChange={setGuess}
        />
        <p className="flex justify-between text-muted-foreground text-sm">
          <span>{t("guess.none")}</span>
          <span>{measureWords(most, food)}</span>
        </p>
      </div>
      {isChecked && (
        <>
          <dl className="grid grid-cols-2 gap-3">
            <Amount name={t("guess.own")} amount={grams(guess)} />
            <Amount name={t("guess.drawn")} amount={grams(measures)} />
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
        {t(isChecked ? "guess.next" : "guess.check")}
      </Button>
    </Card>
  );
}

interface NumberGuessProps {
  measure: PortionToGuess["measure"];
  grams: string;
  guess: number;
  most: number;
  onChange: (guess: number) => void;
}

function NumberGuess({ measure, grams, guess, most, onChange }: NumberGuessProps) {
  const t = texts("labs");
  const id = useId();
  const [typed, setTyped] = useState<string>();
  return (
    <div className="flex items-center gap-3">
      <label htmlFor={id} className="sr-only">
        {t("guess.own")}
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
        {isPart(guess) ? t(`units.part.${measure}`, { grams }) : t(`units.${measure}`, { count: guess, grams })}
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

function Answer({ food, isClose, isLow }: { food: PortionToGuess; isClose: boolean; isLow: boolean }) {
  const t = texts("labs");
  const Icon = isClose ? CheckCircleIcon : LightbulbIcon;
  return (
    <div className={cn("grid gap-2 rounded-xl p-5", isClose ? "bg-success-soft" : "bg-sun-soft")}>
      <p className={cn("flex items-center gap-2 font-bold font-display text-xl", isClose ? "text-score-high-ink" : "text-sun-ink")}>
        <Icon weight="fill" size={24} aria-hidden="true" />
        {t(isClose ? "guess.close" : isLow ? "guess.low" : "guess.high")}
      </p>
      <p className="text-pretty">{t(food.measure === "slice" ? "tip.bread" : `tip.${food.shape}`)}</p>
      <p className="text-xs">{t(`weight.${food.measure}`, { food: food.name.toLowerCase(), grams: formatAmount(food.measureGrams) })}</p>
    </div>
  );
}
