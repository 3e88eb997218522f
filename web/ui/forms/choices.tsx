import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "#web/lib/class-names.ts";

interface ChoiceProps extends Omit<ComponentProps<"input">, "type" | "className" | "children"> {
  type: "radio" | "checkbox";
  children: ReactNode;
}

/* The native control, invisible but still accessible to arrow keys, forms and screen readers. */
const HIDDEN_CONTROL = "peer absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit] outline-none";
const RING = "has-focus-visible:outline-3 has-focus-visible:outline-ring has-focus-visible:outline-offset-2";

/** On phones the chips form one row that scrolls to the edges of the screen, with space for the focus ring. */
export const CHIP_ROW =
  "flex min-w-0 flex-wrap gap-2 max-md:-mx-4 max-md:-my-1.5 max-md:flex-nowrap max-md:overflow-x-auto max-md:px-4 max-md:py-1.5 max-md:[scrollbar-width:none] max-md:*:shrink-0";

/** 44 px high. The chosen one is dark, and a checkbox also has a check mark, unless it has an icon of its own. */
export function Chip({ type, icon, children, ...props }: ChoiceProps & { icon?: ReactNode }) {
  return (
    <label
      className={cn(
        "relative inline-flex min-h-11 select-none items-center gap-1.5 rounded-full bg-card px-4 font-semibold text-[0.9375rem]",
        "shadow-[inset_0_0_0_1.5px_var(--input)] transition-colors duration-150 hover:bg-accent",
        "has-checked:bg-foreground has-checked:text-background has-checked:shadow-none",
        RING,
      )}
    >
      <input type={type} className={HIDDEN_CONTROL} {...props} />
      {icon ??
        (type === "checkbox" && <CheckIcon weight="bold" size={16} aria-hidden="true" className="hidden shrink-0 peer-checked:block" />)}
      <span>{children}</span>
    </label>
  );
}

/** A choice that needs a line of explanation. */
export function ChoiceCard({ type, children, detail, ...props }: ChoiceProps & { detail?: ReactNode }) {
  return (
    <label
      className={cn(
        "relative flex min-h-13 select-none items-start gap-3 rounded-lg bg-card px-4 py-3.5 shadow-[inset_0_0_0_1.5px_var(--border)]",
        "transition-colors duration-150 hover:bg-accent has-checked:bg-muted has-checked:shadow-[inset_0_0_0_2px_var(--foreground)]",
        RING,
      )}
    >
      <input type={type} className={HIDDEN_CONTROL} {...props} />
      <span
        aria-hidden="true"
        className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-full shadow-[inset_0_0_0_1.5px_var(--input)] *:hidden peer-checked:bg-foreground peer-checked:shadow-none peer-checked:*:block"
      >
        <span className="size-2 rounded-full bg-background" />
      </span>
      <span className="grid gap-0.5">
        <span className="font-bold leading-snug">{children}</span>
        {detail && <span className="text-pretty text-muted-foreground text-sm">{detail}</span>}
      </span>
    </label>
  );
}

/** One part of a `SegmentedChoice`. */
export function Segment({ children, ...props }: Omit<ChoiceProps, "type">) {
  return (
    <label
      className={cn(
        "relative inline-flex min-h-11 select-none items-center justify-center whitespace-nowrap rounded-md px-3.5 font-bold font-display text-[0.9375rem] leading-none",
        "text-muted-foreground transition-colors duration-150 hover:text-foreground",
        "has-checked:bg-card has-checked:text-foreground has-checked:shadow-[0_1px_3px_rgb(var(--shadow-color)/0.16)] dark:has-checked:bg-secondary-edge",
        RING,
      )}
    >
      <input type="radio" className={HIDDEN_CONTROL} {...props} />
      {children}
    </label>
  );
}

/** Looks like the tabs, but chooses a value instead of a page. */
export function SegmentedChoice({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <fieldset className={cn("grid auto-cols-fr grid-flow-col gap-1 rounded-lg bg-muted p-1", className)}>
      <legend className="sr-only">{label}</legend>
      {children}
    </fieldset>
  );
}
