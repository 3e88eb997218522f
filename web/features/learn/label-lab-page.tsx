import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { LabeledFood, LabelLab } from "#core/contracts/learn/learn-labs.ts";
import { labelLabQuery } from "#web/api/learn/learn-labs.ts";
import type { OpenPageQueries } from "#web/api/page-queries.ts";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { CardContent } from "#web/components/card-content.tsx";
import { cn } from "#web/lib/class-names.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { LabPage } from "./lab-page.tsx";
import { meaningOf } from "./label-meanings.ts";
import { QuestionStep } from "./player/question-step.tsx";

export const openLabelLabQueries: OpenPageQueries = () => [labelLabQuery];

/** An interactive nutrition label: the user taps a line, compares a second food, and practices. */
export function LabelLabPage() {
  return (
    <LabPage title="Label Lab" lead="Tap a line, see what it means.">
      <CardContent query={useQuery(labelLabQuery)} problem="The labels did not come through." skeleton={<Skeleton className="h-96" />}>
        {(lab) => (
          <div className="grid gap-4 md:gap-5">
            <Labels foods={lab.foods} />
            <Practice questions={lab.questions} />
          </div>
        )}
      </CardContent>
    </LabPage>
  );
}

const NO_SECOND = "";

function Labels({ foods }: { foods: readonly LabeledFood[] }) {
  const [first, setFirst] = useState(foods[0]?.name ?? "");
  const [second, setSecond] = useState(NO_SECOND);
  const [line, setLine] = useState("Sodium");
  const shown = [...new Set([first, second])].flatMap((name) => foods.find((food) => food.name === name) ?? []);
  return (
    <div className="grid items-start gap-4 md:gap-5 lg:grid-cols-[1fr_1fr_20rem]">
      <FoodChoice label="Food" foods={foods} value={first} onChange={setFirst} className="lg:col-start-1" />
      <FoodChoice label="Beside it" foods={foods} value={second} onChange={setSecond} canBeEmpty className="lg:col-start-2" />
      {shown.map((food) => (
        <Label key={food.name} food={food} chosen={line} onChoose={setLine} />
      ))}
      <Card
        aria-live="polite"
        className={cn(
          // On phones the explanation stays visible while the user taps a line.
          "max-lg:sticky max-md:bottom-20 max-lg:bottom-4 max-lg:shadow-float",
          shown.length > 1 ? "lg:col-start-3 lg:row-span-2 lg:row-start-1" : "lg:col-span-2 lg:col-start-2 lg:row-start-2",
        )}
      >
        <h2 className="text-xl">{line}</h2>
        <p className="mt-2 text-pretty">{meaningOf(line)}</p>
        <p className="mt-3 text-muted-foreground text-sm">5% or less is low, 20% or more is high (FDA, 2016).</p>
      </Card>
    </div>
  );
}

interface FoodChoiceProps {
  label: string;
  foods: readonly LabeledFood[];
  value: string;
  onChange: (name: string) => void;
  canBeEmpty?: boolean;
  className?: string;
}

function FoodChoice({ label, foods, value, onChange, canBeEmpty, className }: FoodChoiceProps) {
  const id = useId();
  return (
    <div className={cn("grid gap-1.5", className)}>
      <label htmlFor={id} className="font-bold text-[0.9375rem]">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="min-h-13 w-full rounded-lg bg-card px-4 font-medium text-base text-foreground shadow-[inset_0_0_0_1.5px_var(--input)]"
      >
        {canBeEmpty && <option value={NO_SECOND}>Nothing yet</option>}
        {foods.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </div>
  );
}

/** A nutrition label as printed, white in both themes. Each line is a button. */
function Label({ food, chosen, onChoose }: { food: LabeledFood; chosen: string; onChoose: (line: string) => void }) {
  const isCalm = useIsCalm();
  return (
    <section
      aria-label={`Label of ${food.name}`}
      data-theme="light"
      className="rounded-md border-2 border-foreground bg-card px-3.5 pt-2.5 pb-3 text-foreground"
    >
      <h2 className="font-black text-[2rem] leading-none tracking-tight">Nutrition Facts</h2>
      <p className="border-foreground border-b-8 py-1 font-bold">
        {food.name}, {food.serving}
      </p>
      {!isCalm && (
        <p className="flex items-end justify-between border-foreground border-b-4 py-1 font-black font-display text-2xl">
          Calories <span className="text-4xl leading-none">{food.calories ?? "—"}</span>
        </p>
      )}
      <ul>
        {food.lines
          .filter((line) => !isCalm || line.isCalm)
          .map(({ name, amount, percent, depth }) => (
            <li key={name} className={cn("border-border border-b", depth > 0 && "pl-5", depth > 1 && "pl-10")}>
              <button
                type="button"
                aria-pressed={chosen === name}
                onClick={() => onChoose(name)}
                className={cn(
                  "flex min-h-11 w-full items-center justify-between gap-3 rounded-sm px-1.5 text-left",
                  chosen === name && "bg-sun-soft shadow-[inset_0_0_0_2px_var(--foreground)]",
                )}
              >
                <span>
                  <span className={cn(depth === 0 && "font-bold")}>{name}</span> {amount}
                </span>
                {percent !== null && <span className="font-bold">{percent}%</span>}
              </button>
            </li>
          ))}
      </ul>
    </section>
  );
}

/** Exercises about %DV, and claims to check against the figures. */
function Practice({ questions }: { questions: LabelLab["questions"] }) {
  const isCalm = useIsCalm();
  const [place, setPlace] = useState<number>();
  const asked = isCalm ? questions.filter(({ given, figures }) => !JSON.stringify([given, figures]).includes(" g")) : questions;
  const question = place === undefined ? undefined : asked[place % asked.length];
  return (
    <Card>
      <h2 className="mb-2 text-xl">Practice</h2>
      {question && place !== undefined ? (
        <QuestionStep
          key={place}
          asked={{ fact: "", lesson: "", lessonTitle: "", question }}
          label="Check it against the figures"
          onAnswered={() => undefined}
          onContinue={() => setPlace(place + 1)}
        />
      ) : (
        <>
          <p className="mb-3 text-pretty text-muted-foreground">Percents of the Daily Value, and words on the front of a package.</p>
          <Button variant="primary" onClick={() => setPlace(0)}>
            Ask me
          </Button>
        </>
      )}
    </Card>
  );
}
