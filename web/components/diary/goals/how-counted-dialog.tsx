import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { percentOfGoal } from "#core/domain/diary/day-totals.ts";
import { type EnergyMeasure, UNKNOWN_PERSON } from "#core/domain/needs/energy-measure.ts";
import { PREGNANT } from "#core/domain/needs/medical-conditions.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { preferencesQuery } from "#web/api/preferences.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { cn } from "#web/lib/class-names.ts";
import { formatWhole } from "#web/lib/format/numbers.ts";
import { shareClass } from "#web/lib/percent-class.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog, DialogContent, DialogTitle } from "#web/ui/dialogs/dialog.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { needBasisText, proteinBasisText } from "./basis-texts.ts";
import { useDailyGoals } from "./use-daily-goals.ts";

interface HowCountedDialogProps {
  kcal: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Names what every figure of a day rests on. */
export function HowCountedDialog({ kcal, open, onOpenChange }: HowCountedDialogProps) {
  const t = texts("diary-parts");
  const user = useCurrentUser() ?? UNKNOWN_PERSON;
  const goals = useDailyGoals();
  const { energy } = goals;
  const { data: preferences } = useQuery({ ...preferencesQuery, enabled: false });
  const rows = [
    { value: energy.needKcal, text: needBasisText(energy, user) },
    ...(energy.goalKcal === null ? [] : [{ value: energy.goalKcal, text: t("basis.goal") }]),
    { value: kcal, text: t("basis.logged") },
    { value: goals.protein, text: proteinBasisText(goals) },
    { value: goals.fat, text: t("basis.fat", { carbs: formatWhole(goals.carbs) }) },
    { value: goals.waterGlasses, text: t(goals.drinksMl === undefined ? "basis.waterGeneral" : "basis.waterAge") },
  ];
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>{t("howCounted")}</DialogTitle>
        <div className="-mx-1 grid min-h-0 gap-4 overflow-y-auto px-1 pb-1">
          <dl>
            {rows.map(({ value, text }, index) => (
              <div
                key={text}
                className={cn("grid grid-cols-[4.25rem_1fr] items-baseline gap-3 py-2.5", index > 0 && "border-border border-t")}
              >
                <dt className="font-display font-extrabold text-xl leading-none">{formatWhole(value)}</dt>
                <dd className="text-pretty text-[0.9375rem]">{text}</dd>
              </div>
            ))}
          </dl>
          {energy.isGoalFarBelow && <Scale kcal={kcal} energy={energy} />}
          {energy.guard === "kind" && energy.goalKcal !== null && (
            <p className="text-pretty rounded-lg bg-muted p-4 text-[0.9375rem]">
              {t("basis.noFinishLine", { goal: formatWhole(energy.goalKcal) })}
            </p>
          )}
          {energy.needRestsOn === "general" && (
            <TextLink asChild className="justify-self-start px-0">
              <Link href={APP_PATHS.profile}>{t("basis.ageIsEnough")}</Link>
            </TextLink>
          )}
          {preferences?.medicalConditions.includes(PREGNANT) && <p className="text-pretty text-[0.9375rem]">{t("basis.pregnancy")}</p>}
          <p className="text-pretty text-muted-foreground text-xs">{t("basis.estimates")}</p>
          {energy.guard === "kind" && (
            <Button asChild size="block">
              <Link href={APP_PATHS.support}>{t("someoneToTalkTo")}</Link>
            </Button>
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}

/** The day, with a mark for the goal and one for the need. The figures are in the list above. */
function Scale({ kcal, energy: { goalKcal, needKcal } }: { kcal: number; energy: EnergyMeasure }) {
  const t = texts("diary-parts");
  const mark = "absolute top-0 grid justify-items-center text-muted-foreground text-xs font-bold";
  return (
    <div aria-hidden="true" className="relative h-12">
      <span className="absolute inset-x-0 top-1 block h-3 overflow-hidden rounded-full bg-track">
        <span className={cn("block h-full w-(--share) rounded-full bg-energy", shareClass(percentOfGoal(kcal, needKcal)))} />
      </span>
      <span
        className={cn(mark, "start-(--share) -translate-x-1/2 rtl:translate-x-1/2", shareClass(percentOfGoal(goalKcal ?? 0, needKcal)))}
      >
        <span className="mb-1 h-5 w-[3px] bg-foreground" />
        {t("mark.goal")}
      </span>
      <span className={cn(mark, "end-0 justify-items-end")}>
        <span className="mb-1 h-5 w-[3px] bg-foreground" />
        {t("mark.need")}
      </span>
    </div>
  );
}
