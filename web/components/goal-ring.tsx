import type { ReactNode } from "react";
import { cn } from "#web/lib/class-names.ts";

interface GoalRingProps {
  /** 0 to 100: past the goal the ring is full. */
  percent: number;
  size: number;
  /** Sets the colour: `stroke-water`. */
  className: string;
  trackClassName?: string;
  /** Stands in the middle. */
  children?: ReactNode;
}

/** How far a goal is reached. A picture: the figures stand in the text. */
export function GoalRing({ percent, size, className, trackClassName = "stroke-track", children }: GoalRingProps) {
  const ring = { cx: 50, cy: 50, r: 44, strokeWidth: 12, pathLength: 100 };
  return (
    <div className="relative grid shrink-0 place-items-center *:[grid-area:1/1]">
      <svg width={size} height={size} viewBox="0 0 100 100" fill="none" aria-hidden="true" className="-rotate-90">
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
