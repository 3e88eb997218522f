import { AlertDialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import type { FormElement } from "#web/ui/forms/use-form.ts";
import { DIALOG_PANEL, DialogFooter, OVERLAY } from "./dialog.tsx";
import { useReturnFocus } from "./use-return-focus.ts";

interface AlertDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  /** The label of the confirming button. */
  action: string;
  /** The label of the other button. */
  cancel?: string;
  onConfirm: () => void;
}

/** Asks for confirmation before something that cannot be undone. */
export function AlertDialog({ action, cancel, onConfirm, ...frame }: AlertDialogProps) {
  return (
    <Frame {...frame}>
      <DialogFooter>
        <Cancel label={cancel} />
        <Radix.Action asChild>
          <Button variant="destructive" onClick={onConfirm}>
            {action}
          </Button>
        </Radix.Action>
      </DialogFooter>
    </Frame>
  );
}

interface AlertDialogFormProps extends Omit<AlertDialogProps, "onConfirm" | "cancel"> {
  /** The form fields. */
  children: ReactNode;
  form: FormElement;
  pendingText: string;
}

/** Asks for input before the confirmation, and stays open until its caller closes it. */
export function AlertDialogForm({ action, children, form, pendingText, ...frame }: AlertDialogFormProps) {
  return (
    <Frame {...frame}>
      <Form form={form} className="grid gap-5">
        {children}
        <DialogFooter>
          <Cancel />
          <Button type="submit" variant="destructive" pending={form.isPending} pendingText={pendingText}>
            {action}
          </Button>
        </DialogFooter>
      </Form>
    </Frame>
  );
}

interface FrameProps extends Pick<AlertDialogProps, "open" | "onOpenChange" | "title" | "description"> {
  children: ReactNode;
}

function Frame({ open, onOpenChange, title, description, children }: FrameProps) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={OVERLAY} />
        <Radix.Content className={DIALOG_PANEL} {...returnFocus}>
          <Radix.Title>{title}</Radix.Title>
          <Radix.Description className="text-pretty text-muted-foreground">{description}</Radix.Description>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Cancel({ label = texts("shared")("cancel") }: { label?: string | undefined }) {
  return (
    <Radix.Cancel asChild>
      <Button variant="ghost">{label}</Button>
    </Radix.Cancel>
  );
}
