import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import type { ComponentProps } from "react";
import { cn } from "#web/lib/class-names.ts";
import { useField } from "./field.tsx";
import { CONTROL } from "./input.tsx";

/** The native select, so that phones show their own picker and keyboards work. `className` applies to the wrapper. */
export function Select({ className, children, ...props }: ComponentProps<"select">) {
  return (
    <div className={cn("relative min-h-13", className)}>
      <select className={cn(CONTROL, "h-full min-h-[inherit] cursor-pointer appearance-none truncate pr-11")} {...useField()} {...props}>
        {children}
      </select>
      <CaretDownIcon
        weight="bold"
        size={18}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2 text-muted-foreground"
      />
    </div>
  );
}
