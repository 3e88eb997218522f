import { Slot } from "radix-ui";
import type { ComponentProps, MouseEvent } from "react";
import { cn } from "#web/lib/class-names.ts";

const VARIANTS = {
  primary: "bg-primary text-primary-foreground shadow-[0_3px_0_var(--primary-edge)] hover:bg-primary-hover active:shadow-none",
  secondary:
    "bg-secondary text-secondary-foreground shadow-[inset_0_0_0_1.5px_var(--secondary-edge),0_3px_0_var(--secondary-edge)] hover:bg-secondary-hover active:shadow-[inset_0_0_0_1.5px_var(--secondary-edge)]",
  soft: "bg-muted text-foreground hover:bg-border",
  ghost: "bg-transparent px-3.5 text-foreground hover:bg-accent",
  ink: "bg-ink text-ink-foreground shadow-[0_3px_0_var(--ink-edge)] hover:bg-ink-hover active:shadow-none",
  destructive:
    "bg-destructive text-destructive-foreground shadow-[0_3px_0_color-mix(in_oklab,var(--destructive)_65%,black)] hover:brightness-105 active:shadow-none",
} as const;

const SIZES = {
  // 40 px visible, with a touch target of 44 px.
  sm: "relative min-h-10 rounded-md px-3.5 text-[0.9375rem] after:absolute after:inset-x-0 after:-inset-y-0.5",
  md: "min-h-12 rounded-lg px-5 text-base",
  lg: "min-h-15 rounded-[1.25rem] px-7 text-xl leading-none",
  block: "min-h-12 w-full rounded-lg px-5 text-base",
} as const;

const LIPLESS = new Set<keyof typeof VARIANTS>(["soft", "ghost"]);

export interface ButtonProps extends ComponentProps<"button"> {
  variant?: keyof typeof VARIANTS;
  size?: keyof typeof SIZES;
  /** Renders the only child, such as a link, as the button. */
  asChild?: boolean;
  pending?: boolean;
  /** Replaces the label while pending; its space is reserved from the start. */
  pendingText?: string;
}

export function Button({ variant = "secondary", size = "md", asChild, pending, pendingText, className, children, ...props }: ButtonProps) {
  const classes = cn(
    "inline-flex select-none items-center justify-center gap-2 whitespace-nowrap font-bold font-display leading-none no-underline",
    "transition-[transform,box-shadow,background-color] duration-[120ms] [&_svg]:size-5 [&_svg]:shrink-0",
    SIZES[size],
    VARIANTS[variant],
    !LIPLESS.has(variant) && "active:translate-y-[3px]",
    "disabled:translate-y-0 disabled:opacity-50 disabled:shadow-none",
    className,
  );
  if (asChild) {
    return (
      <Slot.Root className={classes} {...props}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <button
      type="button"
      {...props}
      className={classes}
      aria-busy={pending || undefined}
      // Not `disabled`, which would drop the focus in the middle of the form.
      aria-disabled={pending || props["aria-disabled"]}
      onClick={pending ? preventDefault : props.onClick}
    >
      {pendingText === undefined ? children : <TwoLabels pending={pending ?? false} idle={children} busy={pendingText} />}
    </button>
  );
}

function TwoLabels({ pending, idle, busy }: { pending: boolean; idle: ButtonProps["children"]; busy: string }) {
  return (
    <span className="grid place-items-center *:[grid-area:1/1]">
      <span className={cn("inline-flex items-center gap-2", pending && "invisible")} aria-hidden={pending || undefined}>
        {idle}
      </span>
      {pending ? <span>{busy}</span> : <span aria-hidden="true" data-label={busy} className="invisible after:content-[attr(data-label)]" />}
    </span>
  );
}

const preventDefault = (event: MouseEvent) => event.preventDefault();
