import type { ComponentProps } from "react";
import { cn } from "#web/lib/class-names.ts";
import { texts } from "#web/texts/texts.ts";

/** One gray placeholder shape. */
export function Skeleton({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      aria-hidden="true"
      className={cn(
        "animate-shimmer rounded-md bg-[linear-gradient(90deg,var(--muted)_40%,var(--border)_50%,var(--muted)_60%)] bg-size-[200%_100%]",
        className,
      )}
      {...props}
    />
  );
}

/** Wraps skeletons. They appear after 200 ms, so that a quick response causes no flicker. */
export function SkeletonGroup({ className, children, ...props }: ComponentProps<"div">) {
  return (
    <div role="status" className={cn("animate-late", className)} {...props}>
      <span className="sr-only">{texts("shared")("loading")}</span>
      {children}
    </div>
  );
}
