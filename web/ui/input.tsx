import type { ComponentProps } from "react";
import { cn } from "#web/lib/class-names.ts";
import { useField } from "./field.tsx";

export function Input({ className, ...props }: ComponentProps<"input">) {
  return (
    <input
      className={cn(
        "min-h-13 w-full rounded-lg bg-card px-4 font-medium text-base text-foreground outline-none",
        "shadow-[inset_0_0_0_1.5px_var(--input)] transition-shadow duration-150 placeholder:text-muted-foreground",
        "focus:shadow-[inset_0_0_0_2px_var(--ring),0_0_0_4px_color-mix(in_oklab,var(--ring)_22%,transparent)]",
        "aria-invalid:not-focus:shadow-[inset_0_0_0_2px_var(--destructive)] disabled:opacity-50",
        className,
      )}
      {...useField()}
      {...props}
    />
  );
}
