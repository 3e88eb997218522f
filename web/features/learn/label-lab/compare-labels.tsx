import { useState } from "react";
import type { LabeledFood, LabLine } from "#core/contracts/learn/learn-labs.ts";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { QuizPlate } from "#web/components/food/plates/quiz-plate.tsx";
import { texts } from "#web/texts/texts.ts";
import { Card } from "#web/ui/card.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { differingLines } from "./differing-lines.ts";
import { LabLabel } from "./lab-label.tsx";
import { describeMeaning } from "./label-meanings.ts";

/** Two drinks whose labels differ in an interesting way; any two foods can be chosen. */
const FIRST_PAIR = ["Orange juice", "Cola (soft drink)"];

interface CompareLabelsProps {
  foods: readonly LabeledFood[];
  line: string;
  onLine: (line: string) => void;
}

/** Two labels next to each other, and the lines that differ the most. */
export function CompareLabels({ foods, line, onLine }: CompareLabelsProps) {
  const t = texts("labs");
  const [names, setNames] = useState(FIRST_PAIR);
  const find = (place: number) => foods.find(({ name }) => name === names[place]) ?? foods[place];
  const [left, right] = [find(0), find(1)];
  if (!left || !right) return null;
  const sides = [
    { food: left, label: t("compare.first"), choose: (name: string) => setNames([name, right.name]) },
    { food: right, label: t("compare.second"), choose: (name: string) => setNames([left.name, name]) },
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid grid-cols-2 items-start gap-2.5 md:gap-6">
        {sides.map(({ food, label, choose }) => (
          <div key={label} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
            <div className="flex items-center gap-2">
              <span className="max-md:hidden">
                <QuizPlate food={food} size={44} />
              </span>
              <Select aria-label={label} value={food.name} onChange={({ target }) => choose(target.value)} className="min-w-0 grow">
                {foods.map(({ name }) => (
                  <option key={name}>{name}</option>
                ))}
              </Select>
            </div>
            <LabLabel food={food} chosen={line} onChoose={onLine} isNarrow />
          </div>
        ))}
      </div>
      <Differences left={left} right={right} line={line} />
    </div>
  );
}

function Differences({ left, right, line }: { left: LabeledFood; right: LabeledFood; line: string }) {
  const t = texts("labs");
  const isCalm = useIsCalm();
  const rows = differingLines(left, right).filter(([left]) => !isCalm || left.isCalm);
  return (
    <Card>
      <h2 className="mb-2 text-xl">{t("compare.title")}</h2>
      {rows.length === 0 ? (
        <p className="text-pretty text-muted-foreground">{t("compare.same")}</p>
      ) : (
        <table className="w-full text-[0.9375rem]">
          <thead>
            <tr className="text-start align-bottom text-muted-foreground text-sm">
              <td />
              <th scope="col" className="py-2 ps-3 font-semibold">
                {left.name}
              </th>
              <th scope="col" className="py-2 ps-3 font-semibold">
                {right.name}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([left, right]) => (
              <tr key={left.name} className="border-border border-t align-baseline">
                <th scope="row" className="py-2.5 text-start">
                  {left.name}
                </th>
                <AmountCell line={left} />
                <AmountCell line={right} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p aria-live="polite" className="mt-3 text-pretty rounded-lg bg-muted p-4">
        {t.rich("compare.meaning", { line, meaning: describeMeaning(line), b: (text) => <b>{text}</b> })}
      </p>
      <p className="mt-3 text-pretty text-muted-foreground text-xs">{t("compare.note")}</p>
    </Card>
  );
}

const AmountCell = ({ line: { amount, percent } }: { line: LabLine }) => (
  <td className="py-2.5 ps-3 tabular-nums">
    {amount}
    {percent !== null && <span className="block text-muted-foreground text-sm">{texts("labs")("percent", { share: percent / 100 })}</span>}
  </td>
);
