import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "#web/lib/class-names.ts";

interface ToggleProps extends Omit<ComponentProps<"input">, "type" | "className" | "children"> {
  children: ReactNode;
}

const ROW = "relative flex min-h-11 select-none items-center gap-3 font-semibold";
/* The native control, invisible but still accessible. */
const HIDDEN_CONTROL = "peer absolute inset-0 size-full cursor-pointer appearance-none outline-none";
const RING = "peer-focus-visible:outline-3 peer-focus-visible:outline-ring peer-focus-visible:outline-offset-2";

export function Checkbox({ children, ...props }: ToggleProps) {
  return (
    <label className={ROW}>
      <input type="checkbox" className={HIDDEN_CONTROL} {...props} />
      <span
        aria-hidden="true"
        className={cn(
          "grid size-6 shrink-0 place-items-center rounded-sm bg-card shadow-[inset_0_0_0_1.5px_var(--input)] transition-colors duration-150",
          "*:invisible peer-checked:bg-foreground peer-checked:text-background peer-checked:shadow-none peer-checked:*:visible",
          RING,
        )}
      >
        <CheckIcon weight="bold" size={16} />
      </span>
      {children}
    </label>
  );
}

/** An on/off switch. */
export function Switch({ children, ...props }: ToggleProps) {
  return (
    <label className={ROW}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox already exposes whether it is checked */}
      <input type="checkbox" role="switch" className={HIDDEN_CONTROL} {...props} />
      <span
        aria-hidden="true"
        className={cn(
          "flex h-7 w-12 shrink-0 items-center rounded-full bg-input p-1 transition-colors duration-150",
          "*:size-5 *:rounded-full *:bg-card *:transition-transform *:duration-150 peer-checked:bg-foreground peer-checked:*:translate-x-5 rtl:peer-checked:*:-translate-x-5",
          RING,
        )}
      >
        <span />
      </span>
      {children}
    </label>
  );
}
