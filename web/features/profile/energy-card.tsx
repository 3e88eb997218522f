import { type ReactNode, useState } from "react";
import { implausibleMeasures, isUnderweight } from "#core/domain/needs/body-measures.ts";
import { type Body, ENERGY_SOURCE, type EnergyFormula, type EnergyNeed, estimateEnergyNeed } from "#core/domain/needs/energy.ts";
import { measureEnergy, UNKNOWN_PERSON } from "#core/domain/needs/energy-measure.ts";
import { untilThenText } from "#web/components/diary/goals/need-texts.ts";
import { formatHundredths, formatList, formatWhole } from "#web/lib/format/numbers.ts";
import { Button } from "#web/ui/button.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { TitledCard } from "#web/ui/titled-card.tsx";
import { bodyIn, calorieGoalIn, isPossibleGoal, type ProfileDraft } from "./profile-draft.ts";

interface EnergyCardProps {
  draft: ProfileDraft;
  onChoose: (kcal: number) => void;
}

export function EnergyCard({ draft, onChoose }: EnergyCardProps) {
  const body = bodyIn(draft);
  const need = estimateEnergyNeed(body);
  // Kept in this component, so that the explanation stays open while the estimate is missing for a moment.
  const [isExplained, setIsExplained] = useState(false);
  return (
    <TitledCard title="Your energy need">
      {need ? (
        // Safe to cast below: an estimate exists only if no value is missing.
        <Estimate need={need} goal={calorieGoalIn(draft)} onChoose={isUnderweight(body) ? undefined : onChoose}>
          <Disclosure label="Why this number" open={isExplained} onOpenChange={setIsExplained} className="-ml-1">
            <Explanation need={need} body={body as Body} />
          </Disclosure>
        </Estimate>
      ) : (
        <p className="text-pretty text-muted-foreground">
          {whyNoEstimate(body)} {untilThenText(measureEnergy({ ...UNKNOWN_PERSON, ...body }))}
        </p>
      )}
    </TitledCard>
  );
}

const NEEDED: Record<keyof Body, string> = {
  age: "your age",
  gender: "your gender",
  height: "your height",
  weight: "your weight",
  activityLevel: "how active you are",
};

function whyNoEstimate(body: ReturnType<typeof bodyIn>): string {
  const missing = (Object.keys(NEEDED) as (keyof Body)[]).filter((field) => body[field] === null).map((field) => NEEDED[field]);
  const [implausible] = implausibleMeasures(body);
  if (missing.length === 0 && implausible) return `Please look at your ${implausible} once more: there is no number here until it fits.`;
  if (missing.length === 0) return "Before the age of 9 every body grows at its own speed, so there is no number here yet.";
  return `Add ${formatList(missing)}, and you see here how much energy your body needs in a day.`;
}

interface EstimateProps {
  need: EnergyNeed;
  goal: number | null;
  /** Undefined for an underweight user, because the need of their current weight must not become a goal. */
  onChoose: ((kcal: number) => void) | undefined;
  children: ReactNode;
}

function Estimate({ need, goal, onChoose, children }: EstimateProps) {
  const kcal = Math.round(need.kcal);
  const uses = need.formulas.some(({ growth }) => growth > 0) ? "thinking, moving and growing" : "thinking and moving";
  return (
    <div className="grid gap-3">
      <p className="font-display font-extrabold text-2xl leading-tight">
        About {formatWhole(kcal)} <span className="font-semibold text-lg text-muted-foreground">kcal a day</span>
      </p>
      <p className="text-pretty text-muted-foreground">
        That is what a body like yours uses for {uses}. Some days it is more, some days less.
      </p>
      {!onChoose && (
        <p className="text-pretty">
          To grow strong your body may need more than that. A doctor or a dietitian can tell you how much, and make a plan with you.
        </p>
      )}
      {onChoose && isPossibleGoal(kcal) && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button onClick={() => onChoose(kcal)}>Use as my goal</Button>
          <span role="status" className="font-semibold text-muted-foreground text-sm">
            {goal === kcal && "This is your goal."}
          </span>
        </div>
      )}
      {children}
    </div>
  );
}

function Explanation({ need: { kcal, formulas }, body }: { need: EnergyNeed; body: Body }) {
  return (
    <div className="grid gap-3 px-1 pt-2">
      <p className="text-pretty">
        Scientists measured how much energy many people use, and found a formula that fits. With your numbers it reads like this:
      </p>
      {formulas.map((formula, index) => (
        <Calculation key={formula.intercept} formula={formula} body={body} title={chooseTitle(formula, index, formulas.length)} />
      ))}
      {formulas.length > 1 && (
        <p className="text-pretty">Researchers made two formulas, and yours is the middle of both: {formatHundredths(kcal)} kcal.</p>
      )}
      <p className="text-pretty">It is an estimate. Your own body may need a little more or less, and that is normal.</p>
      <p className="text-muted-foreground text-sm">Source: {ENERGY_SOURCE}</p>
    </div>
  );
}

/** Only formulas for children and teenagers have a growth part. The gender 'other' gets one formula per sex. */
function chooseTitle({ growth }: EnergyFormula, index: number, count: number): string {
  if (count === 1) return "Your formula";
  const names = growth > 0 ? ["boys", "girls"] : ["men", "women"];
  return `Formula for ${names[index]}`;
}

function Calculation({ formula, body, title }: { formula: EnergyFormula; body: Body; title: string }) {
  const parts = [
    { name: "Starting number", sum: formula.intercept },
    { name: "Age", times: `${body.age} years × ${formatHundredths(formula.age)}`, sum: body.age * formula.age },
    { name: "Height", times: `${body.height} cm × ${formatHundredths(formula.height)}`, sum: body.height * formula.height },
    {
      name: "Weight",
      times: `${formatHundredths(body.weight)} kg × ${formatHundredths(formula.weight)}`,
      sum: body.weight * formula.weight,
    },
    ...(formula.growth > 0 ? [{ name: "Growing", times: "new bone, muscle and more", sum: formula.growth }] : []),
  ];
  const total = parts.reduce((sum, part) => sum + part.sum, 0);
  return (
    <table className="w-full rounded-lg bg-muted text-[0.9375rem]">
      <caption className="mb-1.5 text-left font-bold">{title}</caption>
      <tbody>
        {parts.map(({ name, times, sum }) => (
          <tr key={name}>
            <th scope="row" className="py-1.5 pl-4 text-left font-semibold">
              {name}
              {times && <span className="block font-medium text-muted-foreground text-sm">{times}</span>}
            </th>
            <td className="py-1.5 pr-4 text-right">{formatHundredths(sum)}</td>
          </tr>
        ))}
        <tr className="border-border border-t font-bold">
          <th scope="row" className="py-2 pl-4 text-left">
            kcal a day
          </th>
          <td className="py-2 pr-4 text-right">{formatHundredths(total)}</td>
        </tr>
      </tbody>
    </table>
  );
}
