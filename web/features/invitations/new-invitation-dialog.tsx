import { PrinterIcon } from "@phosphor-icons/react/dist/csr/Printer";
import { useState } from "react";
import { type CreatedInvitation, NewInvitation } from "#core/contracts/sign-in/invitations.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { useCreateInvitation } from "#web/api/sign-in/invitations.ts";
import { serverMessage } from "#web/lib/http/api-client.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { DialogClose, DialogFooter } from "#web/ui/dialogs/dialog.tsx";
import { DialogForm, FormDialog } from "#web/ui/dialogs/form-dialog.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Input, UnitInput } from "#web/ui/forms/input.tsx";
import { fieldRules } from "#web/ui/forms/rules.ts";
import { useForm } from "#web/ui/forms/use-form.ts";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { PrintedInvitation } from "./printed-invitation.tsx";
import { QrCode } from "./qr-code.tsx";

/** The defaults suit a class: 30 people, for two weeks. */
const USUAL = { note: "", people: 30, days: 14 };

export function NewInvitationDialog({ onClose }: { onClose: () => void }) {
  const t = texts("invitations");
  // Kept only in this state, because the link is shown once.
  const [made, setMade] = useState<CreatedInvitation>();
  return (
    <FormDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(made ? "ready" : "new")}
      description={t(made ? "readyText" : "newText")}
    >
      {made ? <Made invitation={made} /> : <NewInvitationForm onMade={setMade} />}
    </FormDialog>
  );
}

function NewInvitationForm({ onMade }: { onMade: (made: CreatedInvitation) => void }) {
  const t = texts("invitations");
  const create = useCreateInvitation();
  const form = useForm<NewInvitation>({
    rules: fieldRules(NewInvitation),
    defaultValues: USUAL,
    send: async (body) => onMade(await create.mutateAsync(body)),
    onFailed: (error) => {
      const description = serverMessage(error) ?? t("notMade");
      toast({ title: texts("shared")("error"), description, kind: "destructive" });
    },
  });
  const { register, errors } = form;
  return (
    <DialogForm form={form} action={t("make")} pendingText={t("making")}>
      <Field label={t("note")} hint={t("noteHint")} error={errors.note}>
        <Input autoComplete="off" {...register("note")} />
      </Field>
      <div className="grid gap-4.5 sm:grid-cols-2 sm:gap-3">
        <Field label={t("people")} error={errors.people}>
          <UnitInput unit={t("peopleUnit")} className="pe-18" inputMode="numeric" {...register("people", { valueAsNumber: true })} />
        </Field>
        <Field label={t("days")} error={errors.days}>
          <UnitInput unit={t("daysUnit")} inputMode="numeric" {...register("days", { valueAsNumber: true })} />
        </Field>
      </div>
    </DialogForm>
  );
}

/** Uses the browser's origin, because the server would have to trust the Host header of the request. */
function Made({ invitation }: { invitation: CreatedInvitation }) {
  const t = texts("invitations");
  const address = `${window.location.origin}${APP_PATHS.join}#${invitation.token}`;
  return (
    <div className="flex min-h-0 flex-col gap-5">
      <div className="-mx-2 grid min-h-0 justify-items-center gap-4.5 overflow-y-auto p-2">
        <QrCode text={address} className="w-full max-w-56" />
        <Field label={t("link")} className="w-full">
          <Input readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
        </Field>
        <div className="flex w-full flex-wrap gap-2.5 max-sm:*:grow">
          <CopyButton text={address} label={t("copy")} description={t("copied")} />
          <Button onClick={() => window.print()}>
            <PrinterIcon weight="bold" />
            {t("print")}
          </Button>
        </div>
      </div>
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="primary">{t("done")}</Button>
        </DialogClose>
      </DialogFooter>
      <PrintedInvitation invitation={invitation} address={address} />
    </div>
  );
}
