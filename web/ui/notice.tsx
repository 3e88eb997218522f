import type { ComponentProps } from "react";
import { cn } from "#web/lib/class-names.ts";

/** A pale yellow box for important information that is not an error. */
export function Notice({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn("rounded-lg bg-sun-soft p-4 text-foreground", className)} {...props} />;
}
