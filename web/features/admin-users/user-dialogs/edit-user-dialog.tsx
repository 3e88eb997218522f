import { UserChange } from "#core/contracts/admin-users.ts";
import type { User } from "#core/contracts/sign-in/auth.ts";
import { ADMIN_PROFILE_BOUNDS } from "#core/domain/needs/profile-bounds.ts";
import { useUpdateUser } from "#web/api/admin-users.ts";
import { useConfirmIdentity } from "#web/components/confirm-identity.tsx";
import { serverMessage } from "#web/lib/http/api-client.ts";
import { texts } from "#web/texts/texts.ts";
import { DialogForm, FormDialog } from "#web/ui/dialogs/form-dialog.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { PasswordInput } from "#web/ui/forms/password-input.tsx";
import { fieldRules } from "#web/ui/forms/rules.ts";
import { Select } from "#web/ui/forms/select.tsx";
import { Checkbox } from "#web/ui/forms/toggles.tsx";
import { useForm } from "#web/ui/forms/use-form.ts";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { ACTIVITY_LABELS, type BodyLabel, GENDER_LABELS, WEIGHT_GOAL_LABELS } from "./body-labels.ts";
import { Pair, PersonFields } from "./person-fields.tsx";
import { isEmailInUse, reportFailure } from "./report-failure.ts";
import { changeIn, toDraft, type UserDraft } from "./user-draft.ts";

interface EditUserDialogProps {
  user: User;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function EditUserDialog({ user, isOpen, onOpenChange }: EditUserDialogProps) {
  return (
    <FormDialog isOpen={isOpen} onOpenChange={onOpenChange} title={texts("admin-users")("edit.title", { email: user.email })}>
      <EditUserForm key={user.id} user={user} onDone={() => onOpenChange(false)} />
    </FormDialog>
  );
}

function EditUserForm({ user, onDone }: { user: User; onDone: () => void }) {
  const t = texts("admin-users");
  const update = useUpdateUser();
  const { confirmed, dialog } = useConfirmIdentity();
  const draft = toDraft(user);
  const form = useForm<UserDraft, UserChange>({
    rules: fieldRules(UserChange, (typed) => changeIn(user, typed)),
    defaultValues: draft,
    send: async (body) => {
      // Nothing changed, for example if only a space was typed.
      if (Object.keys(body).length === 0) {
        onDone();
        return;
      }
      await confirmed(() => update.mutateAsync({ id: user.id, body }));
      onDone();
      toast({ title: t("edit.done"), description: t("edit.doneText"), kind: "success" });
    },
    onFailed: (error) => {
      if (isEmailInUse(error)) form.showError("email", serverMessage(error) ?? "");
      reportFailure(error, t("edit.failed"));
    },
  });
  const { register, errors, isDirty } = form;

  return (
    <>
      <DialogForm form={form} action={t("edit.action")} pendingText={t("edit.pending")} isDisabled={!isDirty}>
        <PersonFields
          fields={{ email: register("email"), firstName: register("firstName"), lastName: register("lastName") }}
          errors={errors}
        >
          <Checkbox {...register("isAdmin")}>{t("person.isAdmin")}</Checkbox>
        </PersonFields>
        <Field label={t("edit.password")} error={errors.password}>
          <PasswordInput autoComplete="new-password" placeholder={t("edit.passwordHint")} {...register("password")} />
        </Field>
        <Pair>
          <Field label={t("edit.age")} error={errors.age}>
            <Input type="number" inputMode="numeric" {...limits("age")} {...register("age")} />
          </Field>
          <Field label={t("edit.gender")} error={errors.gender}>
            <Select defaultValue={draft.gender} {...register("gender")}>
              <Options labels={GENDER_LABELS} />
            </Select>
          </Field>
          <Field label={t("edit.height")} error={errors.height}>
            <Input type="number" inputMode="numeric" {...limits("height")} {...register("height")} />
          </Field>
          <Field label={t("edit.weight")} error={errors.weight}>
            <Input type="number" inputMode="decimal" {...limits("weight")} step={0.1} {...register("weight")} />
          </Field>
          <Field label={t("edit.activity")} error={errors.activityLevel}>
            <Select defaultValue={draft.activityLevel} {...register("activityLevel")}>
              <Options labels={ACTIVITY_LABELS} />
            </Select>
          </Field>
          <Field label={t("edit.weightGoal")} error={errors.weightGoal}>
            <Select defaultValue={draft.weightGoal} {...register("weightGoal")}>
              <Options labels={WEIGHT_GOAL_LABELS} />
            </Select>
          </Field>
        </Pair>
        <Field label={t("edit.calorieGoal")} error={errors.calorieGoal}>
          <Input type="number" inputMode="numeric" {...limits("calorieGoal")} {...register("calorieGoal")} />
        </Field>
      </DialogForm>
      {dialog}
    </>
  );
}

function Options({ labels }: { labels: Record<string, BodyLabel> }) {
  const t = texts("admin-users");
  return (
    <>
      <option value="">{t("edit.notSet")}</option>
      {Object.entries(labels).map(([value, label]) => (
        <option key={value} value={value}>
          {t(label)}
        </option>
      ))}
    </>
  );
}

function limits(field: keyof typeof ADMIN_PROFILE_BOUNDS): { min: number; max: number } {
  const { from, to } = ADMIN_PROFILE_BOUNDS[field];
  return { min: from, max: to };
}
