import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { PortionToGuess } from "#core/contracts/learn/learn-labs.ts";
import { seededRandom } from "#core/domain/questions/random.ts";
import { portionsQuery } from "#web/api/learn/learn-labs.ts";
import type { OpenPageQueries } from "#web/api/page-queries.ts";
import { CardContent } from "#web/components/card-content.tsx";
import { cn } from "#web/lib/class-names.ts";
import { texts } from "#web/texts/texts.ts";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { LabPage } from "./lab-page.tsx";
import { GuessCard } from "./portion-guess-card.tsx";
import { guessRange } from "./portions/measure-words.ts";
import { PortionScene, PortionThumb, type SizeReference } from "./portions/portion-scene.tsx";
import { usePortionErrors } from "./portions/use-portion-errors.ts";
import { WeeklyErrors } from "./portions/weekly-errors.tsx";

export const openPortionQueries: OpenPageQueries = () => [portionsQuery];

const MAX_NEXT = 4;

export function PortionTrainerPage() {
  const t = texts("labs");
  return (
    <LabPage title={texts("learn")("labs.portions")} lead={t("portions.lead")}>
      <CardContent query={useQuery(portionsQuery)} problem={t("portions.problem")} skeleton={<Skeleton className="h-96" />}>
        {(portions) => <Trainer portions={portions} />}
      </CardContent>
    </LabPage>
  );
}

function Trainer({ portions }: { portions: readonly PortionToGuess[] }) {
  const [round, setRound] = useState(0);
  const [beside, setBeside] = useState<SizeReference>("cards");
  const { weeks, add } = usePortionErrors();
  const food = portions[round % portions.length];
  if (!food) return null;
  const measures = drawnMeasures(food, round);
  return (
    <div className="grid items-start gap-4 md:gap-5 lg:grid-cols-[minmax(0,1fr)_27rem]">
      <div className="grid gap-4 md:gap-5">
        <figure className="grid gap-3">
          <PortionScene food={food} grams={measures * food.measureGrams} beside={beside} />
          <BesideChoice beside={beside} onChange={setBeside} />
        </figure>
        <div className="max-lg:hidden">
          <NextDrawings portions={portions} round={round} onChoose={setRound} />
        </div>
      </div>
      <div className="grid gap-4 md:gap-5">
        <GuessCard key={round} food={food} measures={measures} onGuessed={add} onNext={() => setRound(round + 1)} />
        <div className="lg:hidden">
          <NextDrawings portions={portions} round={round} onChoose={setRound} />
        </div>
        {weeks.length > 0 && <WeeklyErrors weeks={weeks} />}
      </div>
    </div>
  );
}

/** A random amount between one step and the maximum, the same for the same round. */
function drawnMeasures(food: PortionToGuess, round: number): number {
  const { most, step } = guessRange(food);
  return step * (1 + seededRandom(round + 1).below(most / step));
}

const BESIDE: readonly SizeReference[] = ["cards", "hand"];

function BesideChoice({ beside, onChange }: { beside: SizeReference; onChange: (beside: SizeReference) => void }) {
  const t = texts("labs");
  return (
    <fieldset aria-label={t("beside.label")} className="flex flex-wrap items-center gap-2">
      <span aria-hidden="true" className="me-auto font-bold">
        {t("beside.title")}
      </span>
      {BESIDE.map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === beside}
          onClick={() => onChange(value)}
          className={cn(
            "min-h-11 rounded-full px-4 font-bold text-[0.9375rem]",
            value === beside ? "bg-ink text-ink-foreground" : "bg-card shadow-[inset_0_0_0_1.5px_var(--border)]",
          )}
        >
          {t(`beside.${value}`)}
        </button>
      ))}
    </fieldset>
  );
}

interface NextDrawingsProps {
  portions: readonly PortionToGuess[];
  round: number;
  onChoose: (round: number) => void;
}

/** Shows a group of four drawings, any of which can be chosen first. */
function NextDrawings({ portions, round, onChoose }: NextDrawingsProps) {
  const first = round - (round % MAX_NEXT);
  return (
    <Card>
      <h2 className="mb-3 text-xl">{texts("labs")("portions.next")}</h2>
      <ul className="grid grid-cols-4 gap-2">
        {Array.from({ length: MAX_NEXT }, (_, place) => first + place).map((later) => {
          const food = portions[later % portions.length];
          return (
            food && (
              <li key={later}>
                <button
                  type="button"
                  aria-pressed={later === round}
                  onClick={() => onChoose(later)}
                  className={cn(
                    "grid h-full w-full justify-items-center gap-1.5 rounded-lg px-1 py-2 text-sm",
                    later === round ? "font-bold shadow-[inset_0_0_0_2px_var(--foreground)]" : "hover:bg-accent",
                  )}
                >
                  <PortionThumb food={food} />
                  <span className="text-balance text-center">{food.name}</span>
                </button>
              </li>
            )
          );
        })}
      </ul>
    </Card>
  );
}
