import type { ComponentProps } from "react";
import { cn } from "#web/lib/class-names.ts";
import { useField } from "./field.tsx";

/** The style of all text controls. */
export const CONTROL = [
  "min-h-13 w-full rounded-lg bg-card px-4 font-medium text-base text-foreground outline-none",
  "shadow-[inset_0_0_0_1.5px_var(--input)] transition-shadow duration-150 placeholder:text-muted-foreground",
  "focus:shadow-[inset_0_0_0_2px_var(--ring),0_0_0_4px_color-mix(in_oklab,var(--ring)_22%,transparent)]",
  "aria-invalid:not-focus:shadow-[inset_0_0_0_2px_var(--destructive)] disabled:opacity-50",
].join(" ");

export function Input({ className, ...props }: ComponentProps<"input">) {
  return <input className={cn(CONTROL, className)} {...useField()} {...props} />;
}

/** Grows with its content in browsers that support it. */
export function Textarea({ className, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea rows={3} className={cn(CONTROL, "field-sizing-content min-h-26 resize-y py-3.5", className)} {...useField()} {...props} />
  );
}

/** An input for a figure with its unit. The label must name the unit for screen readers. */
export function UnitInput({ unit, className, ...props }: ComponentProps<"input"> & { unit: string }) {
  return (
    <div className="relative">
      <Input type="text" autoComplete="off" {...props} className={cn("pe-14", className)} />
      <span aria-hidden="true" className="pointer-events-none absolute inset-y-0 end-4 grid place-items-center text-muted-foreground">
        {unit}
      </span>
    </div>
  );
}
