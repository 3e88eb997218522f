import type { ReactNode } from "react";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import type { FormElement } from "#web/ui/forms/use-form.ts";
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogFooter, DialogTitle } from "./dialog.tsx";

interface FormDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** The form. It is unmounted with its input when the dialog closes. */
  children: ReactNode;
}

export function FormDialog({ isOpen, onOpenChange, title, description, children }: FormDialogProps) {
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent {...(description === undefined && { "aria-describedby": undefined })} className="md:w-[34rem]">
        <DialogTitle className="wrap-anywhere">{title}</DialogTitle>
        {description !== undefined && <DialogDescription className="-mt-2 wrap-anywhere">{description}</DialogDescription>}
        {children}
      </DialogContent>
    </Dialog>
  );
}

interface DialogFormProps {
  form: FormElement;
  /** The label of the submit button. */
  action: string;
  pendingText: string;
  isDisabled?: boolean;
  children: ReactNode;
}

/** The fields scroll, and the buttons stay in place. */
export function DialogForm({ form, action, pendingText, isDisabled = false, children }: DialogFormProps) {
  return (
    <Form form={form} className="flex min-h-0 flex-col gap-5">
      <div className="-mx-2 grid min-h-0 gap-4.5 overflow-y-auto p-2">{children}</div>
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="ghost">{texts("shared")("cancel")}</Button>
        </DialogClose>
        <Button type="submit" variant="primary" pending={form.isPending} pendingText={pendingText} disabled={isDisabled}>
          {action}
        </Button>
      </DialogFooter>
    </Form>
  );
}
