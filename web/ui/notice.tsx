import type { ComponentProps } from "react";
import { cn } from "#web/lib/class-names.ts";

/** A sun-soft box: something worth a moment, never an alarm. */
export function Notice({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn("rounded-lg bg-sun-soft p-4 text-foreground", className)} {...props} />;
}
