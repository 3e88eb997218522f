import { useEffect, useEffectEvent, useState } from "react";
import type { RecipeResponse } from "#core/contracts/recipes/recipes.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import {
  addMinute,
  type CookSession,
  endSession,
  hasRung,
  readSession,
  type StepTimer,
  sessionKey,
  startSession,
  storeSession,
  toggleTimer,
} from "./cook-session.ts";
import { prepareRing, ring } from "./ring.ts";

const TICK_MS = 250;

/** The stored progress in a recipe, its ringing timers, and what the controls do to them. */
export function useCookSession({ slug, steps }: RecipeResponse, onClose: () => void) {
  const user = useCurrentUser();
  const key = sessionKey(user?.id, slug);
  const [session, setSession] = useState<CookSession>(() => readSession(key, steps.length) ?? startSession());
  const now = useNow(Object.values(session.timers).some((timer) => timer.endsAt !== undefined));
  const step = steps[session.step];
  useRinging(session, now);
  useEffect(() => storeSession(key, session), [key, session]);

  const setTimer = (change: (timer: StepTimer | undefined) => StepTimer) =>
    setSession((before) => ({ ...before, timers: { ...before.timers, [before.step]: change(before.timers[before.step]) } }));

  return {
    session,
    now,
    step,
    timer: session.timers[session.step],
    close: () => {
      endSession(key);
      onClose();
    },
    goTo: (next: number) => setSession((before) => ({ ...before, step: Math.min(Math.max(next, 0), steps.length - 1) })),
    pressTimer: () => {
      if (!step?.timer) return;
      prepareRing();
      const { minutes } = step.timer;
      setTimer((timer) => toggleTimer(timer, minutes, Date.now()));
    },
    extendTimer: (timer: StepTimer) => setTimer((current) => addMinute(current ?? timer, Date.now())),
  };
}

export type Cooking = ReturnType<typeof useCookSession>;

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
