import { AlertDialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { DIALOG_PANEL, DialogFooter, OVERLAY } from "./dialog.tsx";
import { useReturnFocus } from "./use-return-focus.ts";

interface AlertDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  /** What the confirming button says. */
  action: string;
  onConfirm: () => void;
}

/** Asks before something that cannot be undone. */
export function AlertDialog({ open, onOpenChange, title, description, action, onConfirm }: AlertDialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={OVERLAY} />
        <Radix.Content className={DIALOG_PANEL} {...returnFocus}>
          <Radix.Title>{title}</Radix.Title>
          <Radix.Description className="text-muted-foreground">{description}</Radix.Description>
          <DialogFooter>
            <Radix.Cancel asChild>
              <Button variant="ghost">Cancel</Button>
            </Radix.Cancel>
            <Radix.Action asChild>
              <Button variant="destructive" onClick={onConfirm}>
                {action}
              </Button>
            </Radix.Action>
          </DialogFooter>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
