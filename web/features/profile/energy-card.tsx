import { type ReactNode, useState } from "react";
import { implausibleMeasures, isUnderweight } from "#core/domain/needs/body-measures.ts";
import { type Body, ENERGY_SOURCE, type EnergyFormula, type EnergyNeed, estimateEnergyNeed } from "#core/domain/needs/energy.ts";
import { measureEnergy, UNKNOWN_PERSON } from "#core/domain/needs/energy-measure.ts";
import { untilThenText } from "#web/components/diary/goals/need-texts.ts";
import { formatHundredths, formatList, formatWhole } from "#web/lib/format/numbers.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { TitledCard } from "#web/ui/titled-card.tsx";
import { bodyIn, calorieGoalIn, isPossibleGoal, type ProfileDraft } from "./profile-draft.ts";

interface EnergyCardProps {
  draft: ProfileDraft;
  onChoose: (kcal: number) => void;
}

export function EnergyCard({ draft, onChoose }: EnergyCardProps) {
  const t = texts("profile");
  const body = bodyIn(draft);
  const need = estimateEnergyNeed(body);
  // Kept in this component, so that the explanation stays open while the estimate is missing for a moment.
  const [isExplained, setIsExplained] = useState(false);
  return (
    <TitledCard title={t("energy.title")}>
      {need ? (
        // Safe to cast below: an estimate exists only if no value is missing.
        <Estimate need={need} goal={calorieGoalIn(draft)} onChoose={isUnderweight(body) ? undefined : onChoose}>
          <Disclosure label={t("energy.why")} open={isExplained} onOpenChange={setIsExplained} className="-ms-1">
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

const NEEDED = ["age", "gender", "height", "weight", "activityLevel"] as const satisfies readonly (keyof Body)[];

function whyNoEstimate(body: ReturnType<typeof bodyIn>): string {
  const t = texts("profile");
  const missing = NEEDED.filter((field) => body[field] === null).map((field) => t(`missing.${field}`));
  const [implausible] = implausibleMeasures(body);
  if (missing.length === 0 && implausible) return t("energy.implausible", { measure: implausible });
  if (missing.length === 0) return t("energy.tooYoung");
  return t("energy.missing", { missing: formatList(missing) });
}

interface EstimateProps {
  need: EnergyNeed;
  goal: number | null;
  /** Undefined for an underweight user, because the need of their current weight must not become a goal. */
  onChoose: ((kcal: number) => void) | undefined;
  children: ReactNode;
}

function Estimate({ need, goal, onChoose, children }: EstimateProps) {
  const t = texts("profile");
  const kcal = Math.round(need.kcal);
  const isGrowing = need.formulas.some(({ growth }) => growth > 0);
  return (
    <div className="grid gap-3">
      <p className="font-display font-extrabold text-2xl leading-tight">
        {t.rich("energy.about", {
          kcal: formatWhole(kcal),
          unit: (text) => <span className="font-semibold text-lg text-muted-foreground">{text}</span>,
        })}
      </p>
      <p className="text-pretty text-muted-foreground">{t(isGrowing ? "energy.usesGrowing" : "energy.uses")}</p>
      {!onChoose && <p className="text-pretty">{t("energy.more")}</p>}
      {onChoose && isPossibleGoal(kcal) && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button onClick={() => onChoose(kcal)}>{t("energy.useAsGoal")}</Button>
          <span role="status" className="font-semibold text-muted-foreground text-sm">
            {goal === kcal && t("energy.isGoal")}
          </span>
        </div>
      )}
      {children}
    </div>
  );
}

function Explanation({ need: { kcal, formulas }, body }: { need: EnergyNeed; body: Body }) {
  const t = texts("profile");
  return (
    <div className="grid gap-3 px-1 pt-2">
      <p className="text-pretty">{t("formula.how")}</p>
      {formulas.map((formula, index) => (
        <Calculation key={formula.intercept} formula={formula} body={body} title={chooseTitle(formula, index, formulas.length)} />
      ))}
      {formulas.length > 1 && <p className="text-pretty">{t("formula.middle", { kcal: formatHundredths(kcal) })}</p>}
      <p className="text-pretty">{t("formula.estimate")}</p>
      <p className="text-muted-foreground text-sm">{t("formula.source", { source: ENERGY_SOURCE })}</p>
    </div>
  );
}

/** Only formulas for children and teenagers have a growth part. The gender 'other' gets one formula per sex. */
function chooseTitle({ growth }: EnergyFormula, index: number, count: number): string {
  const t = texts("profile");
  if (count === 1) return t("formula.own");
  if (growth > 0) return t(index === 0 ? "formula.boys" : "formula.girls");
  return t(index === 0 ? "formula.men" : "formula.women");
}

function Calculation({ formula, body, title }: { formula: EnergyFormula; body: Body; title: string }) {
  const t = texts("profile");
  const factors = {
    age: formatHundredths(formula.age),
    height: formatHundredths(formula.height),
    weight: formatHundredths(formula.weight),
  };
  const parts = [
    { name: t("formula.start"), sum: formula.intercept },
    { name: t("formula.age"), times: t("formula.ageTimes", { age: String(body.age), factor: factors.age }), sum: body.age * formula.age },
    {
      name: t("formula.height"),
      times: t("formula.heightTimes", { height: String(body.height), factor: factors.height }),
      sum: body.height * formula.height,
    },
    {
      name: t("formula.weight"),
      times: t("formula.weightTimes", { weight: formatHundredths(body.weight), factor: factors.weight }),
      sum: body.weight * formula.weight,
    },
    ...(formula.growth > 0 ? [{ name: t("formula.growing"), times: t("formula.growingText"), sum: formula.growth }] : []),
  ];
  const total = parts.reduce((sum, part) => sum + part.sum, 0);
  return (
    <table className="w-full rounded-lg bg-muted text-[0.9375rem]">
      <caption className="mb-1.5 text-start font-bold">{title}</caption>
      <tbody>
        {parts.map(({ name, times, sum }) => (
          <tr key={name}>
            <th scope="row" className="py-1.5 ps-4 text-start font-semibold">
              {name}
              {times && <span className="block font-medium text-muted-foreground text-sm">{times}</span>}
            </th>
            <td className="py-1.5 pe-4 text-end">{formatHundredths(sum)}</td>
          </tr>
        ))}
        <tr className="border-border border-t font-bold">
          <th scope="row" className="py-2 ps-4 text-start">
            {t("formula.total")}
          </th>
          <td className="py-2 pe-4 text-end">{formatHundredths(total)}</td>
        </tr>
      </tbody>
    </table>
  );
}
