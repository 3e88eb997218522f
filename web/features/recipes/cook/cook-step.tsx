import { PauseIcon } from "@phosphor-icons/react/dist/csr/Pause";
import { PlayIcon } from "@phosphor-icons/react/dist/csr/Play";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { SunIcon } from "@phosphor-icons/react/dist/csr/Sun";
import type { RecipeResponse } from "#core/contracts/recipes/recipes.ts";
import { MINUTE_MS } from "#core/domain/calendar/durations.ts";
import { describeMeasure, scaleMeasure } from "#core/domain/recipes/scale-measure.ts";
import { OwnAllergens } from "#web/components/food/warnings/own-allergens.tsx";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { clockText, hasRung, isRunning, remainingMs } from "./cook-session.ts";
import type { Cooking } from "./use-cook-session.ts";
import { useWakeLock } from "./use-wake-lock.ts";

interface CookStepProps {
  recipe: RecipeResponse;
  servings: number;
  cooking: Cooking;
}

/** The text of the current step, what it needs, and the timers. */
export function CookStep({ recipe, servings, cooking }: CookStepProps) {
  const { session, step } = cooking;
  return (
    <div className="mx-auto flex w-full max-w-180 grow flex-col justify-center gap-6 overflow-y-auto py-6">
      <StepNumber step={session.step + 1} steps={recipe.steps.length} />
      {session.step === 0 && <OwnAllergens recipe={recipe} />}
      <p aria-live="polite" className="text-pretty font-bold font-display text-[1.75rem] leading-tight md:text-[2.625rem]">
        {step?.text}
      </p>
      <Chips recipe={recipe} uses={step?.uses ?? []} factor={servings / recipe.servings} />
      <StepTimer cooking={cooking} />
      <OtherTimers recipe={recipe} cooking={cooking} />
    </div>
  );
}

function StepNumber({ step, steps }: { step: number; steps: number }) {
  const t = texts("recipes");
  const isAwake = useWakeLock();
  return (
    <p className="flex flex-wrap items-center justify-between gap-3 font-semibold text-muted-foreground">
      <span>{t("cook.step", { step, steps })}</span>
      {isAwake && (
        <span className="inline-flex items-center gap-1.5 text-[0.9375rem]">
          <SunIcon weight="bold" aria-hidden="true" />
          {t("cook.awake")}
        </span>
      )}
    </p>
  );
}

function Chips({ recipe, uses, factor }: { recipe: RecipeResponse; uses: readonly string[]; factor: number }) {
  const used = recipe.ingredients.filter(({ key }) => uses.includes(key));
  if (used.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {used.map(({ key, name, measure, imageUrl }) => (
        <li
          key={key}
          className="inline-flex min-h-12 items-center gap-2.5 rounded-full bg-card px-4 py-1.5 font-semibold shadow-[var(--shadow-1)]"
        >
          {imageUrl && <img src={imageUrl} alt="" width={28} height={28} />}
          {describeMeasure(scaleMeasure(measure, factor), name)}
        </li>
      ))}
    </ul>
  );
}

function StepTimer({ cooking: { step, timer, now, pressTimer, extendTimer } }: { cooking: Cooking }) {
  const t = texts("recipes");
  if (!step?.timer) return null;
  const { label, minutes } = step.timer;
  const clock = clockText(timer ? remainingMs(timer, now) : minutes * MINUTE_MS);
  return (
    <div className="flex flex-wrap gap-2.5">
      <Button variant="ink" className="rounded-full" onClick={pressTimer}>
        {isRunning(timer, now) ? <PauseIcon weight="fill" /> : <PlayIcon weight="fill" />}
        {hasRung(timer, now) ? t("cook.timerDone", { label }) : t("cook.timer", { clock, label })}
      </Button>
      {timer && !hasRung(timer, now) && (
        <Button variant="soft" className="rounded-full" onClick={() => extendTimer(timer)}>
          <PlusIcon weight="bold" />
          {t("cook.addMinute")}
        </Button>
      )}
    </div>
  );
}

/** The timers of other steps that are running or have just rung. */
function OtherTimers({ recipe, cooking: { session, now, goTo } }: { recipe: RecipeResponse; cooking: Cooking }) {
  const t = texts("recipes");
  const others = Object.entries(session.timers).filter(([step, { endsAt }]) => Number(step) !== session.step && endsAt !== undefined);
  if (others.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {others.map(([step, timer]) => {
        const label = recipe.steps[Number(step)]?.timer?.label ?? "";
        return (
          <li key={step}>
            <Button variant="soft" size="sm" className="rounded-full" onClick={() => goTo(Number(step))}>
              {hasRung(timer, now)
                ? t("cook.timerDone", { label })
                : t("cook.otherTimer", { clock: clockText(remainingMs(timer, now)), label })}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
