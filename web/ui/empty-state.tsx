import type { ReactNode } from "react";
import { cn } from "#web/lib/class-names.ts";

interface EmptyStateProps {
  picture?: ReactNode;
  title: ReactNode;
  /** The level of the heading, so that it fits the page's outline. */
  as?: "h1" | "h2" | "h3";
  children: ReactNode;
  action?: ReactNode;
  className?: string;
}

/** A picture, one friendly sentence and one button, for an empty list or a failure. */
export function EmptyState({ picture, title, as: Heading = "h2", children, action, className }: EmptyStateProps) {
  return (
    <div className={cn("grid justify-items-center gap-2.5 px-6 py-8 text-center", className)}>
      {picture}
      <Heading className={Heading === "h1" ? undefined : "text-lg"}>{title}</Heading>
      <p className="max-w-[30em] text-balance text-muted-foreground">{children}</p>
      {action && <div className="mt-2.5">{action}</div>}
    </div>
  );
}
