import type { ReactNode } from "react";
import { cn } from "#web/lib/class-names.ts";

/** Dark in both themes, like a camera viewfinder. */
export const FRAME = "relative grid place-items-center overflow-hidden rounded-[1.75rem] bg-hero text-hero-foreground";

/** The four corners that mark where to hold the code. */
export function FrameCorners() {
  return (
    <svg
      viewBox="0 0 300 170"
      preserveAspectRatio="none"
      fill="none"
      strokeWidth="6"
      strokeLinecap="round"
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-[9%] inset-y-[22%] h-[56%] w-[82%] stroke-primary"
    >
      <path d="M4 40V26A22 22 0 0 1 26 4h16M258 4h16a22 22 0 0 1 22 22v14M296 130v14a22 22 0 0 1-22 22h-16M42 166H26a22 22 0 0 1-22-22v-14" />
    </svg>
  );
}

/** A line of text at the bottom of the frame. */
export function FramePin({ className, children }: { className: string; children: ReactNode }) {
  return (
    <p
      className={cn(
        "absolute inline-flex min-h-10 items-center gap-2 whitespace-nowrap rounded-full bg-hero px-4 font-bold text-[0.9375rem] text-hero-foreground",
        className,
      )}
    >
      {children}
    </p>
  );
}
