import { ConsentRecord } from "#core/contracts/admin-users.ts";
import type { User } from "#core/contracts/sign-in/auth.ts";
import { useRecordConsent } from "#web/api/admin-users.ts";
import { DialogForm, FormDialog } from "#web/ui/dialogs/form-dialog.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Textarea } from "#web/ui/forms/input.tsx";
import { fieldRules } from "#web/ui/forms/rules.ts";
import { Checkbox } from "#web/ui/forms/toggles.tsx";
import { useForm } from "#web/ui/forms/use-form.ts";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { reportFailure } from "./report-failure.ts";

interface RecordConsentDialogProps {
  user: User;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function RecordConsentDialog({ user, isOpen, onOpenChange }: RecordConsentDialogProps) {
  return (
    <FormDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Record Consent"
      description={
        user.guardianConsent === "waiting"
          ? `Has a parent or guardian agreed that ${user.email} uses this site? Then they can log in.`
          : `What has the parent or guardian of ${user.email} agreed to?`
      }
    >
      <ConsentForm user={user} onDone={() => onOpenChange(false)} />
    </FormDialog>
  );
}

function ConsentForm({ user, onDone }: { user: User; onDone: () => void }) {
  const record = useRecordConsent();
  const form = useForm<ConsentRecord>({
    rules: fieldRules(ConsentRecord),
    defaultValues: { reason: "", coversAi: user.guardianConsent === "with_ai" },
    send: async (consent) => {
      await record.mutateAsync({ id: user.id, consent });
      onDone();
      toast({
        title: "Consent Recorded",
        description: consent.coversAi ? "They can log in and use AI." : "They can log in. AI stays off.",
        kind: "success",
      });
    },
    onFailed: (error) => reportFailure(error, "Failed to record the consent. Please try again."),
  });
  return (
    <DialogForm form={form} action="Record" pendingText="Recording...">
      <Field
        label="Who agreed, and how"
        hint="For example: mother, signed form of November 3. It stays in the list of changes until the account is deleted."
        error={form.errors.reason}
      >
        <Textarea rows={3} {...form.register("reason")} />
      </Field>
      <Checkbox {...form.register("coversAi")}>They agreed to AI as well: photos and questions go to an AI provider</Checkbox>
    </DialogForm>
  );
}
