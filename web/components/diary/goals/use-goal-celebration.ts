import { useEffect, useRef, useState } from "react";

const CELEBRATION_MS = 2000;

/**
 * True for a moment after a goal is reached on the open page, but not if it was already reached when the day loaded. `isReached` is
 * undefined while loading.
 */
export function useGoalCelebration(day: string, isReached: boolean | undefined): boolean {
  const before = useRef({ day, isReached });
  const [isCelebrating, setIsCelebrating] = useState(false);
  useEffect(() => {
    const isNew = isReached === true && before.current.isReached === false && before.current.day === day;
    before.current = { day, isReached };
    setIsCelebrating(isNew);
    if (!isNew) return;
    const timer = setTimeout(() => setIsCelebrating(false), CELEBRATION_MS);
    return () => clearTimeout(timer);
  }, [day, isReached]);
  return isCelebrating;
}
