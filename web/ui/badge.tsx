import type { ComponentProps } from "react";
import { cn } from "#web/lib/class-names.ts";

const TONES = {
  neutral: "bg-cat-other-soft text-cat-other",
  sun: "bg-sun-soft text-sun-ink",
  success: "bg-success-soft text-score-high-ink",
} as const;

export function Badge({ tone = "neutral", className, ...props }: ComponentProps<"span"> & { tone?: keyof typeof TONES }) {
  return (
    <span
      className={cn(
        "inline-flex min-h-6.5 items-center gap-1 whitespace-nowrap rounded-full px-2.5 font-bold text-[0.8125rem]",
        TONES[tone],
        className,
      )}
      {...props}
    />
  );
}
