import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import type { ComponentProps } from "react";
import { cn } from "#web/lib/class-names.ts";
import { useField } from "./field.tsx";
import { CONTROL } from "./input.tsx";

/** The native select, so that phones show their own picker and keyboards work. `className` applies to the wrapper. */
export function Select({ className, children, ...props }: ComponentProps<"select">) {
  return (
    <div className={cn("relative min-h-13", className)}>
      <select className={cn(CONTROL, "h-full min-h-[inherit] cursor-pointer appearance-none truncate pe-11")} {...useField()} {...props}>
        {children}
      </select>
      <CaretDownIcon
        weight="bold"
        size={18}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 end-4 -translate-y-1/2 text-muted-foreground"
      />
    </div>
  );
}

/** A native select in a row of chips: as wide as its text where there is room, and dark if `isActive`, like a chosen chip. */
export function ChipSelect({ isActive, children, ...props }: Omit<ComponentProps<"select">, "className"> & { isActive: boolean }) {
  return (
    <div className={cn("relative max-w-full", isActive ? "text-background" : "text-foreground")}>
      <select
        className={cn(
          "field-sizing-content min-h-11 max-w-full cursor-pointer appearance-none truncate rounded-full pe-10 ps-4 font-semibold text-[0.9375rem]",
          "transition-colors duration-150 focus-visible:outline-3 focus-visible:outline-ring focus-visible:outline-offset-2",
          isActive ? "bg-foreground" : "bg-card shadow-[inset_0_0_0_1.5px_var(--input)] hover:bg-accent",
        )}
        {...props}
      >
        {children}
      </select>
      <CaretDownIcon weight="bold" size={16} aria-hidden="true" className="pointer-events-none absolute top-1/2 end-4 -translate-y-1/2" />
    </div>
  );
}
