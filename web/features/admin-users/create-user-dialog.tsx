import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { NewUser } from "#core/contracts/admin-users.ts";
import { useCreateUser } from "#web/api/admin-users.ts";
import { useConfirmIdentity } from "#web/components/confirm-identity.tsx";
import { serverMessage } from "#web/lib/http/api-client.ts";
import { DialogForm, FormDialog } from "#web/ui/dialogs/form-dialog.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { PasswordInput } from "#web/ui/forms/password-input.tsx";
import { Checkbox } from "#web/ui/forms/toggles.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { PersonFields } from "./person-fields.tsx";
import { isEmailTaken, reportFailure } from "./report-failure.ts";

interface CreateUserDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function CreateUserDialog({ isOpen, onOpenChange }: CreateUserDialogProps) {
  return (
    <FormDialog isOpen={isOpen} onOpenChange={onOpenChange} title="Create User">
      <CreateUserForm onDone={() => onOpenChange(false)} />
    </FormDialog>
  );
}

function CreateUserForm({ onDone }: { onDone: () => void }) {
  const create = useCreateUser();
  const { confirmed, dialog } = useConfirmIdentity();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(NewUser),
    defaultValues: { email: "", firstName: "", lastName: "", password: "", isAdmin: false },
  });
  const { errors } = formState;

  const send = handleSubmit(async (form) => {
    if (create.isPending) return;
    try {
      await confirmed(() => create.mutateAsync(form));
    } catch (error) {
      if (isEmailTaken(error)) setError("email", { message: serverMessage(error) ?? "" }, { shouldFocus: true });
      reportFailure(error, "Failed to create user. Please try again.");
      return;
    }
    onDone();
    toast({ title: "User Created", description: "New user has been successfully created!", kind: "success" });
  });

  return (
    <>
      <DialogForm onSubmit={send} action="Create User" pending={create.isPending} pendingText="Creating...">
        <PersonFields
          fields={{ email: register("email"), firstName: register("firstName"), lastName: register("lastName") }}
          errors={errors}
        />
        <Field label="Password" hint="Upper and lower case, a number, and one of @$!%*?&" error={errors.password?.message}>
          <PasswordInput autoComplete="new-password" placeholder="8+ characters" {...register("password")} />
        </Field>
        <Checkbox {...register("isAdmin")}>Administrator privileges</Checkbox>
      </DialogForm>
      {dialog}
    </>
  );
}
