import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { Dialog as Radix } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "#web/lib/class-names.ts";
import { texts } from "#web/texts/texts.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { OVERLAY } from "./dialog.tsx";
import { useReturnFocus } from "./use-return-focus.ts";

export const Sheet = Radix.Root;
export const SheetTitle = Radix.Title;

/** Slides in from the right from 768 px on, and from the bottom with a grabber on phones. */
export function SheetContent({ className, children, ...props }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Overlay className={OVERLAY} />
      <Radix.Content
        className={cn(
          "fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col overflow-y-auto rounded-t-2xl bg-card p-5 pt-3 text-card-foreground shadow-float outline-none",
          "pb-[calc(1.25rem+env(safe-area-inset-bottom))] data-[state=closed]:animate-down-out data-[state=open]:animate-up-in",
          "md:inset-y-3 md:end-3 md:start-auto md:max-h-none md:w-[35rem] md:rounded-2xl md:p-7",
          "md:data-[state=closed]:animate-right-out md:data-[state=open]:animate-left-in",
          className,
        )}
        {...useReturnFocus()}
        {...props}
      >
        <span aria-hidden="true" className="mx-auto mb-3 h-[5px] w-11 shrink-0 rounded-full bg-input/60 md:hidden" />
        {children}
        <Radix.Close asChild>
          <IconButton label={texts("shared")("close")} className="absolute top-4 end-4 bg-card">
            <XIcon weight="bold" />
          </IconButton>
        </Radix.Close>
      </Radix.Content>
    </Radix.Portal>
  );
}
