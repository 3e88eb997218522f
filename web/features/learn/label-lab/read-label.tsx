import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { CaretUpIcon } from "@phosphor-icons/react/dist/csr/CaretUp";
import { GraduationCapIcon } from "@phosphor-icons/react/dist/csr/GraduationCap";
import { useState } from "react";
import type { LabeledFood } from "#core/contracts/learn/learn-labs.ts";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { QuizPlate } from "#web/components/food/plates/quiz-plate.tsx";
import { cn } from "#web/lib/class-names.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { LabLabel } from "./lab-label.tsx";
import { LineMeaning } from "./line-meaning.tsx";

interface ReadLabelProps {
  foods: readonly LabeledFood[];
  /** The name of the chosen line. */
  line: string;
  /** Whether the user chose the line. */
  isTapped: boolean;
  onLine: (line: string) => void;
  onPractice: () => void;
}

/** One label, next to the meaning of the chosen line. */
export function ReadLabel({ foods, line, isTapped, onLine, onPractice }: ReadLabelProps) {
  const [name, setName] = useState(foods[0]?.name);
  const food = foods.find((one) => one.name === name) ?? foods[0];
  if (!food) return null;
  return (
    <div className="grid items-start gap-4 md:grid-cols-[20rem_minmax(0,1fr)] md:gap-6">
      <div className="grid gap-3">
        <p className="flex items-center gap-3 font-bold">
          <QuizPlate food={food} size={48} />
          {food.name}
        </p>
        <LabLabel food={food} chosen={line} onChoose={onLine} />
        <p className="text-pretty text-muted-foreground text-xs">{texts("labs")("label.note")}</p>
      </div>
      {/* On phones the meaning appears with the first tap, and stays in view while the label scrolls behind it. */}
      <div className="contents md:grid md:gap-6">
        <MeaningCard food={food} line={line} isTapped={isTapped} onLine={onLine} onPractice={onPractice} />
        <OtherLabels foods={foods} chosen={food.name} onChoose={setName} />
      </div>
    </div>
  );
}

function MeaningCard({ food, line, isTapped, onLine, onPractice }: Omit<ReadLabelProps, "foods"> & { food: LabeledFood }) {
  const t = texts("labs");
  const isCalm = useIsCalm();
  const lines = [...food.lines, ...food.vitamins].filter((one) => !isCalm || one.isCalm);
  const place = lines.findIndex((one) => one.name === line);
  const current = lines[place];
  if (!current) return null;
  const stepTo = (next: number) => onLine(lines[next]?.name ?? line);
  return (
    <Card className={cn("max-md:sticky max-md:bottom-20 max-md:p-4 max-md:shadow-float", !isTapped && "max-md:hidden")}>
      <div className="mb-2 flex items-center justify-between gap-3">
        <h2 className="text-xl">{current.name}</h2>
        <div className="flex">
          <IconButton label={t("label.above")} disabled={place === 0} onClick={() => stepTo(place - 1)}>
            <CaretUpIcon weight="bold" />
          </IconButton>
          <IconButton label={t("label.below")} disabled={place === lines.length - 1} onClick={() => stepTo(place + 1)}>
            <CaretDownIcon weight="bold" />
          </IconButton>
        </div>
      </div>
      <div aria-live="polite">
        <LineMeaning line={current} serving={food.serving} />
      </div>
      <Button className="mt-4 max-md:hidden" onClick={onPractice}>
        <GraduationCapIcon weight="bold" aria-hidden="true" />
        {t("label.practice")}
      </Button>
    </Card>
  );
}

interface OtherLabelsProps {
  foods: readonly LabeledFood[];
  chosen: string;
  onChoose: (name: string) => void;
}

function OtherLabels({ foods, chosen, onChoose }: OtherLabelsProps) {
  return (
    <Card>
      <h2 className="mb-3 text-xl">{texts("labs")("label.others")}</h2>
      <ul className="flex flex-wrap gap-2">
        {foods
          .filter(({ name }) => name !== chosen)
          .map((food) => (
            <li key={food.name}>
              <button
                type="button"
                onClick={() => onChoose(food.name)}
                className="flex min-h-13 items-center gap-2.5 rounded-full pe-4 ps-1.5 font-semibold text-[0.9375rem] shadow-[inset_0_0_0_1.5px_var(--border)] transition-colors duration-150 hover:bg-accent"
              >
                <QuizPlate food={food} size={40} />
                {food.name}
              </button>
            </li>
          ))}
      </ul>
    </Card>
  );
}
