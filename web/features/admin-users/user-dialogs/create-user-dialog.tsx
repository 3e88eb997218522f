import { NewUser } from "#core/contracts/admin-users.ts";
import { PASSWORD_MIN_LENGTH } from "#core/domain/accounts/limits.ts";
import { useCreateUser } from "#web/api/admin-users.ts";
import { useConfirmIdentity } from "#web/components/confirm-identity.tsx";
import { serverMessage } from "#web/lib/http/api-client.ts";
import { texts } from "#web/texts/texts.ts";
import { DialogForm, FormDialog } from "#web/ui/dialogs/form-dialog.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { PasswordInput } from "#web/ui/forms/password-input.tsx";
import { fieldRules } from "#web/ui/forms/rules.ts";
import { Checkbox } from "#web/ui/forms/toggles.tsx";
import { useForm } from "#web/ui/forms/use-form.ts";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { PersonFields } from "./person-fields.tsx";
import { isEmailInUse, reportFailure } from "./report-failure.ts";

interface CreateUserDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function CreateUserDialog({ isOpen, onOpenChange }: CreateUserDialogProps) {
  return (
    <FormDialog isOpen={isOpen} onOpenChange={onOpenChange} title={texts("admin-users")("createUser")}>
      <CreateUserForm onDone={() => onOpenChange(false)} />
    </FormDialog>
  );
}

function CreateUserForm({ onDone }: { onDone: () => void }) {
  const t = texts("admin-users");
  const create = useCreateUser();
  const { confirmed, dialog } = useConfirmIdentity();
  const form = useForm<NewUser>({
    rules: fieldRules(NewUser),
    defaultValues: { email: "", firstName: "", lastName: "", password: "", isAdmin: false },
    send: async (body) => {
      await confirmed(() => create.mutateAsync(body));
      onDone();
      toast({ title: t("create.done"), description: t("create.doneText"), kind: "success" });
    },
    onFailed: (error) => {
      if (isEmailInUse(error)) form.showError("email", serverMessage(error) ?? "");
      reportFailure(error, t("create.failed"));
    },
  });
  const { register, errors } = form;

  return (
    <>
      <DialogForm form={form} action={t("create.action")} pendingText={t("create.pending")}>
        <PersonFields
          fields={{ email: register("email"), firstName: register("firstName"), lastName: register("lastName") }}
          errors={errors}
        />
        <Field label={t("create.password")} hint={t("create.passwordHint")} error={errors.password}>
          <PasswordInput
            autoComplete="new-password"
            placeholder={t("create.passwordLength", { count: PASSWORD_MIN_LENGTH })}
            {...register("password")}
          />
        </Field>
        <Checkbox {...register("isAdmin")}>{t("person.isAdmin")}</Checkbox>
      </DialogForm>
      {dialog}
    </>
  );
}
