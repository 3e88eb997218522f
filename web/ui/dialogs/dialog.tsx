import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { Dialog as Radix } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "#web/lib/class-names.ts";
import { texts } from "#web/texts/texts.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useReturnFocus } from "./use-return-focus.ts";

export const Dialog = Radix.Root;
export const DialogClose = Radix.Close;

export const OVERLAY = "fixed inset-0 z-50 bg-overlay data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in";

/** Centered from 768 px on, and a bottom sheet on phones. */
export const DIALOG_PANEL = [
  "fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col gap-4 rounded-t-2xl bg-popover p-5 text-popover-foreground",
  "pb-[calc(1.25rem+env(safe-area-inset-bottom))] shadow-[var(--shadow-2),inset_0_0_0_1px_var(--card-line)] outline-none",
  "data-[state=closed]:animate-down-out data-[state=open]:animate-up-in",
  "md:inset-x-auto md:top-1/2 md:bottom-auto md:left-1/2 md:max-h-[85dvh] md:w-[30rem] md:-translate-x-1/2 md:-translate-y-1/2 md:rounded-[1.75rem] md:p-7",
  "md:data-[state=closed]:animate-fade-out md:data-[state=open]:animate-menu-in",
].join(" ");

export function DialogContent({ className, children, ...props }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Overlay className={OVERLAY} />
      <Radix.Content className={cn(DIALOG_PANEL, className)} {...useReturnFocus()} {...props}>
        {children}
        <Radix.Close asChild>
          <IconButton label={texts("shared")("close")} className="absolute top-3.5 end-3.5 md:top-5 md:end-5">
            <XIcon weight="bold" />
          </IconButton>
        </Radix.Close>
      </Radix.Content>
    </Radix.Portal>
  );
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof Radix.Title>) {
  return <Radix.Title className={cn("pe-12", className)} {...props} />;
}

export function DialogDescription({ className, ...props }: ComponentProps<typeof Radix.Description>) {
  return <Radix.Description className={cn("text-muted-foreground", className)} {...props} />;
}

/** Places Cancel on the left and the primary button on the right. */
export function DialogFooter({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn("flex flex-wrap items-center justify-end gap-3", className)} {...props} />;
}
