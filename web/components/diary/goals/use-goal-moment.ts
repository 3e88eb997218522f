import { useEffect, useRef, useState } from "react";

const MOMENT_MS = 2000;

/** True for a moment after a goal is reached while the page shows it. Not if a day loads with it reached; undefined: not known yet. */
export function useGoalMoment(day: string, isReached: boolean | undefined): boolean {
  const before = useRef({ day, isReached });
  const [isMoment, setIsMoment] = useState(false);
  useEffect(() => {
    const isNew = isReached === true && before.current.isReached === false && before.current.day === day;
    before.current = { day, isReached };
    setIsMoment(isNew);
    if (!isNew) return;
    const timer = setTimeout(() => setIsMoment(false), MOMENT_MS);
    return () => clearTimeout(timer);
  }, [day, isReached]);
  return isMoment;
}
