import type { ComponentProps } from "react";
import { cn } from "#web/lib/class-names.ts";

/** A button with only an icon; `label` is its accessible name. */
export function IconButton({ label, className, ...props }: ComponentProps<"button"> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      className={cn(
        "inline-grid size-11 shrink-0 place-items-center rounded-md text-muted-foreground transition-colors duration-150",
        "hover:bg-accent hover:text-foreground disabled:opacity-40 print:hidden [&_svg]:size-5",
        className,
      )}
      {...props}
    />
  );
}
