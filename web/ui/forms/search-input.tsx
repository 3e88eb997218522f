import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/csr/MagnifyingGlass";
import type { ComponentProps } from "react";
import { cn } from "#web/lib/class-names.ts";
import { Input } from "./input.tsx";

/** A search box that filters the list below it. `className` applies to the wrapper. */
export function SearchInput({ label, className, ...props }: ComponentProps<"input"> & { label: string }) {
  return (
    <search className={cn("relative min-h-13", className)}>
      <MagnifyingGlassIcon
        weight="bold"
        size={20}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 start-4 -translate-y-1/2 text-muted-foreground"
      />
      <Input
        type="search"
        aria-label={label}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className="h-full min-h-[inherit] ps-12 [&::-webkit-search-cancel-button]:grayscale"
        {...props}
      />
    </search>
  );
}
