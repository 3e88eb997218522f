import { CaretLeftIcon } from "@phosphor-icons/react/dist/csr/CaretLeft";
import { CaretRightIcon } from "@phosphor-icons/react/dist/csr/CaretRight";
import { PauseIcon } from "@phosphor-icons/react/dist/csr/Pause";
import { PlayIcon } from "@phosphor-icons/react/dist/csr/Play";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { SunIcon } from "@phosphor-icons/react/dist/csr/Sun";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { Dialog as Radix } from "radix-ui";
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from "react";
import type { RecipeResponse } from "#core/contracts/recipes/recipes.ts";
import { MINUTE_MS } from "#core/domain/calendar/durations.ts";
import { DIARY_MEALS } from "#core/domain/recipes/diary-meals.ts";
import { describeMeasure, scaleMeasure } from "#core/domain/recipes/scale-measure.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { LogServing } from "#web/components/diary/log-serving.tsx";
import { OwnAllergens } from "#web/components/food/warnings/own-allergens.tsx";
import { cn } from "#web/lib/class-names.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { KeyHint } from "#web/ui/key-hint.tsx";
import {
  addMinute,
  type CookSession,
  clockText,
  endSession,
  hasRung,
  isRunning,
  readSession,
  remainingMs,
  sessionKey,
  startSession,
  storeSession,
  toggleTimer,
} from "./cook-session.ts";
import { prepareRing, ring } from "./ring.ts";
import { useWakeLock } from "./use-wake-lock.ts";

const TICK_MS = 250;

interface CookModeProps {
  recipe: RecipeResponse;
  servings: number;
  onClose: () => void;
}

/** Shows one step at a time in large type, to be read from a distance with busy hands. */
export function CookMode({ recipe, servings, onClose }: CookModeProps) {
  const { slug, steps, name } = recipe;
  const user = useCurrentUser();
  const key = sessionKey(user?.id, slug);
  const [session, setSession] = useState<CookSession>(() => readSession(key, steps.length) ?? startSession());
  const now = useNow(Object.values(session.timers).some((timer) => timer.endsAt !== undefined));
  const isAwake = useWakeLock();
  const step = steps[session.step];
  const isLast = session.step === steps.length - 1;
  useRinging(session, now);
  useEffect(() => storeSession(key, session), [key, session]);

  const close = () => {
    endSession(key);
    onClose();
  };
  const goTo = (next: number) => setSession((before) => ({ ...before, step: Math.min(Math.max(next, 0), steps.length - 1) }));
  const setTimer = (change: (timer: CookSession["timers"][string] | undefined) => CookSession["timers"][string]) =>
    setSession((before) => ({ ...before, timers: { ...before.timers, [before.step]: change(before.timers[before.step]) } }));
  const pressTimer = () => {
    if (!step?.timer) return;
    prepareRing();
    const { minutes } = step.timer;
    setTimer((timer) => toggleTimer(timer, minutes, Date.now()));
  };

  function onKeyDown(event: KeyboardEvent) {
    const isOnControl = event.target instanceof HTMLElement && event.target.closest("button, a") !== null;
    if (event.key === "ArrowRight" || (event.key === " " && !isOnControl)) goTo(session.step + 1);
    else if (event.key === "ArrowLeft") goTo(session.step - 1);
    else if (event.key.toLowerCase() === "t") pressTimer();
    else return;
    event.preventDefault();
  }

  if (!step) return null;
  const timer = session.timers[session.step];
  return (
    <Radix.Root open onOpenChange={(open) => !open && close()}>
      <Radix.Portal>
        <Radix.Content
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          onOpenAutoFocus={(event) => {
            // The dialog itself takes the focus, so that the space bar goes to the next step.
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
          className="fixed inset-0 z-50 flex flex-col bg-background px-4 pt-4 pb-[calc(1.25rem+env(safe-area-inset-bottom))] text-foreground outline-none md:px-6"
        >
          <Radix.Title className="sr-only">Cooking {name}</Radix.Title>
          <div className="mx-auto flex w-full max-w-200 items-center gap-3">
            <IconButton label="Stop cooking" onClick={close}>
              <XIcon weight="bold" />
            </IconButton>
            <ol aria-hidden="true" className="grid grow auto-cols-fr grid-flow-col gap-1.5">
              {steps.map(({ text }, index) => (
                <li key={text} className={cn("h-2.5 rounded-full", index <= session.step ? "bg-ink" : "bg-track")} />
              ))}
            </ol>
          </div>
          <div className="mx-auto flex w-full max-w-180 grow flex-col justify-center gap-6 overflow-y-auto py-6">
            <p className="flex flex-wrap items-center justify-between gap-3 font-semibold text-muted-foreground">
              <span>
                Step {session.step + 1} of {steps.length}
              </span>
              {isAwake && (
                <span className="inline-flex items-center gap-1.5 text-[0.9375rem]">
                  <SunIcon weight="bold" aria-hidden="true" />
                  Screen stays on
                </span>
              )}
            </p>
            {session.step === 0 && <OwnAllergens recipe={recipe} />}
            <p aria-live="polite" className="text-pretty font-bold font-display text-[1.75rem] leading-tight md:text-[2.625rem]">
              {step.text}
            </p>
            <Chips recipe={recipe} uses={step.uses} factor={servings / recipe.servings} />
            {step.timer && (
              <div className="flex flex-wrap gap-2.5">
                <Button variant="ink" className="rounded-full" onClick={pressTimer}>
                  {isRunning(timer, now) ? <PauseIcon weight="fill" /> : <PlayIcon weight="fill" />}
                  {hasRung(timer, now) ? "Done: " : clockText(timer ? remainingMs(timer, now) : step.timer.minutes * MINUTE_MS)}{" "}
                  {step.timer.label}
                </Button>
                {timer && !hasRung(timer, now) && (
                  <Button variant="soft" className="rounded-full" onClick={() => setTimer((one) => addMinute(one ?? timer, Date.now()))}>
                    <PlusIcon weight="bold" />1 min
                  </Button>
                )}
              </div>
            )}
            <OtherTimers recipe={recipe} session={session} now={now} onOpen={goTo} />
          </div>
          <div className="mx-auto flex w-full max-w-190 gap-3">
            <Button aria-label="Step before" size="lg" disabled={session.step === 0} onClick={() => goTo(session.step - 1)}>
              <CaretLeftIcon weight="bold" />
            </Button>
            {!isLast && (
              <Button variant="primary" size="lg" className="grow" onClick={() => goTo(session.step + 1)}>
                Next step
                <CaretRightIcon weight="bold" />
              </Button>
            )}
            {isLast && user && (
              <LogServing
                food={recipe.food}
                meal={DIARY_MEALS[recipe.meal]}
                variant="primary"
                className="min-h-15 grow text-xl"
                onLogged={close}
              />
            )}
            {isLast && !user && (
              <Button variant="primary" size="lg" className="grow" onClick={close}>
                Done
              </Button>
            )}
          </div>
          <p className="mt-3 hidden flex-wrap justify-center gap-x-5 text-muted-foreground text-sm md:flex">
            <KeyHint name="← →">steps</KeyHint>
            <KeyHint name="Space">next step</KeyHint>
            <KeyHint name="T">timer</KeyHint>
            <KeyHint name="Esc">close</KeyHint>
          </p>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
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

interface OtherTimersProps {
  recipe: RecipeResponse;
  session: CookSession;
  now: number;
  onOpen: (step: number) => void;
}

/** The timers of other steps that are running or have just rung. */
function OtherTimers({ recipe, session, now, onOpen }: OtherTimersProps) {
  const others = Object.entries(session.timers).filter(([step, { endsAt }]) => Number(step) !== session.step && endsAt !== undefined);
  if (others.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {others.map(([step, timer]) => (
        <li key={step}>
          <Button variant="soft" size="sm" className="rounded-full" onClick={() => onOpen(Number(step))}>
            {hasRung(timer, now) ? "Done" : clockText(remainingMs(timer, now))}: {recipe.steps[Number(step)]?.timer?.label}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Returns the current time, updated only while a timer is running. */
function useNow(isNeeded: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isNeeded) return;
    const ticking = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(ticking);
  }, [isNeeded]);
  return isNeeded ? now : Date.now();
}

/** Rings once for every timer that ends. A timer that ended while the page was closed rings when it is opened again. */
function useRinging({ timers }: CookSession, now: number): void {
  const rung = Object.entries(timers)
    .filter(([, timer]) => hasRung(timer, now))
    .map(([step, { endsAt }]) => `${step}:${endsAt}`)
    .join();
  const onRung = useEffectEvent(() => {
    if (rung !== "") ring();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run whenever another timer has ended.
  useEffect(() => onRung(), [rung]);
}
