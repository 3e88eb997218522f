import type { ReactNode } from "react";
import { FOOD_GROUPS } from "#core/domain/foods/food-groups.ts";

const PART_PERCENT = 100 / FOOD_GROUPS.length;
const GAP_PERCENT = 3.4;

/** A ring with six segments, one for each food group. It is decorative; the number is in the text. */
export function GroupRing({ count, size, children }: { count: number; size: number; children: ReactNode }) {
  return (
    <div className="relative grid shrink-0 place-items-center *:[grid-area:1/1]">
      <svg width={size} height={size} viewBox="0 0 100 100" fill="none" aria-hidden="true" className="-rotate-90">
        {FOOD_GROUPS.map((group, index) => (
          <circle
            key={group}
            cx={50}
            cy={50}
            r={44}
            strokeWidth={11}
            pathLength={100}
            strokeDasharray={`${PART_PERCENT - GAP_PERCENT} 100`}
            strokeDashoffset={-(index * PART_PERCENT + GAP_PERCENT / 2)}
            className={index < count ? "stroke-foreground" : "stroke-track"}
          />
        ))}
      </svg>
      {children}
    </div>
  );
}
