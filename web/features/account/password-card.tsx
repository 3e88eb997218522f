import { PasswordChange } from "#core/contracts/account.ts";
import { PASSWORD_RULES } from "#core/domain/accounts/passwords.ts";
import { useChangePassword } from "#web/api/account.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { PasswordChecklist } from "#web/components/password-checklist.tsx";
import { serverMessage } from "#web/lib/http/api-client.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { PasswordInput } from "#web/ui/forms/password-input.tsx";
import { fieldRules } from "#web/ui/forms/rules.ts";
import { useForm } from "#web/ui/forms/use-form.ts";
import { TitledCard } from "#web/ui/titled-card.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";

export function PasswordCard() {
  const t = texts("account");
  const user = useCurrentUser();
  const change = useChangePassword();
  const form = useForm<PasswordChange>({
    rules: fieldRules(PasswordChange),
    defaultValues: { currentPassword: "", newPassword: "", confirmPassword: "" },
    send: async (body) => {
      await change.mutateAsync(body);
      form.reset();
      toast({ title: t("password.changed"), description: t("password.changedText") });
    },
    onFailed: (error) => {
      toast({ title: texts("shared")("error"), description: serverMessage(error) ?? t("password.failed"), kind: "destructive" });
      form.setFocus("currentPassword", { shouldSelect: true });
    },
  });
  const { register, errors, control } = form;

  return (
    <TitledCard title={t("password.title")} lead={t("password.lead")}>
      <Form form={form} className="grid gap-4.5">
        {/* Tells a password manager which account the password belongs to. */}
        <input type="text" autoComplete="username" value={user?.email ?? ""} readOnly hidden />
        <Field label={t("password.current")} error={errors.currentPassword}>
          <PasswordInput autoComplete="current-password" {...register("currentPassword")} />
        </Field>
        <div className="grid gap-3">
          <Field label={t("password.new")} error={errors.newPassword}>
            <PasswordInput autoComplete="new-password" {...register("newPassword", { deps: "confirmPassword" })} />
          </Field>
          <PasswordChecklist control={control} name="newPassword" rules={PASSWORD_RULES} />
        </div>
        <Field label={t("password.repeat")} error={errors.confirmPassword}>
          <PasswordInput autoComplete="new-password" {...register("confirmPassword")} />
        </Field>
        <Button type="submit" pending={form.isPending} pendingText={t("password.changing")} className="justify-self-start max-sm:w-full">
          {t("password.change")}
        </Button>
      </Form>
    </TitledCard>
  );
}
