import { type Resolver, useForm } from "react-hook-form";
import { UserChange } from "#core/contracts/admin-users.ts";
import type { User } from "#core/contracts/auth.ts";
import { useUpdateUser } from "#web/api/admin-users.ts";
import { useConfirmIdentity } from "#web/components/confirm-identity.tsx";
import { serverMessage } from "#web/lib/http/api-client.ts";
import { DialogForm, FormDialog } from "#web/ui/dialogs/form-dialog.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { PasswordInput } from "#web/ui/forms/password-input.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { Checkbox } from "#web/ui/forms/toggles.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { ACTIVITY_LABELS, GENDER_LABELS, WEIGHT_GOAL_LABELS } from "./body-labels.ts";
import { Pair, PersonFields } from "./person-fields.tsx";
import { isEmailTaken, reportFailure } from "./report-failure.ts";
import { changeIn, draftOf, type UserDraft } from "./user-draft.ts";

interface EditUserDialogProps {
  user: User;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function EditUserDialog({ user, isOpen, onOpenChange }: EditUserDialogProps) {
  return (
    <FormDialog isOpen={isOpen} onOpenChange={onOpenChange} title={`Edit User: ${user.email}`}>
      <EditUserForm key={user.id} user={user} onDone={() => onOpenChange(false)} />
    </FormDialog>
  );
}

function EditUserForm({ user, onDone }: { user: User; onDone: () => void }) {
  const update = useUpdateUser();
  const { confirmed, dialog } = useConfirmIdentity();
  const draft = draftOf(user);
  const { register, handleSubmit, setError, formState } = useForm({ resolver: resolverFor(user), defaultValues: draft });
  const { errors, isDirty } = formState;

  const send = handleSubmit(async (body) => {
    if (update.isPending) return;
    // A space was typed, say.
    if (Object.keys(body).length === 0) {
      onDone();
      return;
    }
    try {
      await confirmed(() => update.mutateAsync({ id: user.id, body }));
    } catch (error) {
      if (isEmailTaken(error)) setError("email", { message: serverMessage(error) ?? "" }, { shouldFocus: true });
      reportFailure(error, "Failed to update user. Please try again.");
      return;
    }
    onDone();
    toast({ title: "User Updated", description: "The changes are saved.", kind: "success" });
  });

  return (
    <>
      <DialogForm onSubmit={send} action="Update User" pending={update.isPending} pendingText="Updating..." isDisabled={!isDirty}>
        <PersonFields
          fields={{ email: register("email"), firstName: register("firstName"), lastName: register("lastName") }}
          errors={errors}
        >
          <Checkbox {...register("isAdmin")}>Administrator privileges</Checkbox>
        </PersonFields>
        <Field label="New Password" error={errors.password?.message}>
          <PasswordInput autoComplete="new-password" placeholder="leave empty to keep current" {...register("password")} />
        </Field>
        <Pair>
          <Field label="Age" error={errors.age?.message}>
            <Input type="number" inputMode="numeric" min={1} max={150} {...register("age")} />
          </Field>
          <Field label="Gender" error={errors.gender?.message}>
            <Select defaultValue={draft.gender} {...register("gender")}>
              <Options labels={GENDER_LABELS} />
            </Select>
          </Field>
          <Field label="Height (cm)" error={errors.height?.message}>
            <Input type="number" inputMode="numeric" min={50} max={300} {...register("height")} />
          </Field>
          <Field label="Weight (kg)" error={errors.weight?.message}>
            <Input type="number" inputMode="decimal" min={20} max={1000} step={0.1} {...register("weight")} />
          </Field>
          <Field label="Activity Level" error={errors.activityLevel?.message}>
            <Select defaultValue={draft.activityLevel} {...register("activityLevel")}>
              <Options labels={ACTIVITY_LABELS} />
            </Select>
          </Field>
          <Field label="Weight Goal" error={errors.weightGoal?.message}>
            <Select defaultValue={draft.weightGoal} {...register("weightGoal")}>
              <Options labels={WEIGHT_GOAL_LABELS} />
            </Select>
          </Field>
        </Pair>
        <Field label="Daily Calorie Goal" error={errors.calorieGoal?.message}>
          <Input type="number" inputMode="numeric" min={800} max={5000} {...register("calorieGoal")} />
        </Field>
      </DialogForm>
      {dialog}
    </>
  );
}

function Options({ labels }: { labels: Record<string, string> }) {
  return (
    <>
      <option value="">Not set</option>
      {Object.entries(labels).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  );
}

/** The server's own rules, on what would be sent. */
const resolverFor =
  (user: User): Resolver<UserDraft, unknown, UserChange> =>
  (draft) => {
    const change = changeIn(user, draft);
    const { error } = UserChange.safeParse(change);
    if (!error) return { values: change, errors: {} };
    const messages = error.issues.toReversed().map(({ path, message }) => [String(path[0]), { type: "invalid", message }]);
    return { values: {}, errors: Object.fromEntries(messages) };
  };
