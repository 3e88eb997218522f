import { Slot } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "#web/lib/class-names.ts";

const TEXT_LINK =
  "inline-flex min-h-11 items-center gap-1.5 px-1 font-bold text-foreground underline decoration-2 decoration-primary-edge underline-offset-4 hover:decoration-[3px]";

/** Underlined text for an action: a button, or a link with `asChild`. */
export function TextLink({ asChild, className, ...props }: ComponentProps<"button"> & { asChild?: boolean }) {
  if (asChild) return <Slot.Root className={cn(TEXT_LINK, className)} {...props} />;
  return <button type="button" className={cn(TEXT_LINK, className)} {...props} />;
}
