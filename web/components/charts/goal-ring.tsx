import type { ReactNode } from "react";
import { cn } from "#web/lib/class-names.ts";

interface GoalRingProps {
  /** From 0 to 100. Above the goal the ring is full. */
  percent: number;
  size: number;
  /** The class for the color, such as `stroke-water`. */
  className: string;
  trackClassName?: string;
  /** Whether the goal was just reached; the ring then pulses once. */
  isJustReached?: boolean;
  /** Shown in the middle. */
  children?: ReactNode;
}

/** A figure of 10,000 or more needs smaller type in the middle of a ring. */
export const isLong = (text: string): boolean => text.length > "9,999".length;

/** Shows the progress toward a goal. It is decorative; the figures are in the text. */
export function GoalRing({ percent, size, className, trackClassName = "stroke-track", isJustReached = false, children }: GoalRingProps) {
  const ring = { cx: 50, cy: 50, r: 44, strokeWidth: 12, pathLength: 100 };
  return (
    <div className="relative grid shrink-0 place-items-center *:[grid-area:1/1]">
      <svg
        width={size}
        height={size}
        viewBox="0 0 100 100"
        fill="none"
        aria-hidden="true"
        className={cn("-rotate-90", isJustReached && "motion-safe:animate-goal")}
      >
        <circle {...ring} className={trackClassName} />
        {percent > 0 && (
          <circle
            {...ring}
            strokeLinecap="round"
            strokeDasharray={`${Math.min(percent, 100)} 100`}
            className={cn("transition-[stroke-dasharray] duration-700 ease-glide starting:[stroke-dasharray:0_100]", className)}
          />
        )}
      </svg>
      {children}
    </div>
  );
}
