import type { ComponentProps } from "react";
import { cn } from "#web/lib/class-names.ts";

export function Card({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      className={cn(
        "rounded-xl bg-card p-5 text-card-foreground shadow-[var(--shadow-1),inset_0_0_0_1px_var(--card-line)] md:p-6",
        className,
      )}
      {...props}
    />
  );
}
