import { PASSWORD_RULES } from "#core/domain/accounts/passwords.ts";
import { PasswordChecklist } from "#web/components/password-checklist.tsx";
import { texts } from "#web/texts/texts.ts";
import { Field } from "#web/ui/forms/field.tsx";
import { PasswordInput } from "#web/ui/forms/password-input.tsx";
import type { Form } from "#web/ui/forms/use-form.ts";
import { AGE_VALUE, AgeField } from "./frame/age-field.tsx";

export interface NewPasswordValues {
  password: string;
  confirmPassword: string;
  age?: number | undefined;
}

export const NO_PASSWORD_YET: NewPasswordValues = { password: "", confirmPassword: "" };

interface NewPasswordFieldsProps {
  form: Form<NewPasswordValues>;
  asksAge: boolean;
}

/** The fields that every page with a link for a new password has. */
export function NewPasswordFields({ form: { control, errors, register }, asksAge }: NewPasswordFieldsProps) {
  const t = texts("auth");
  return (
    <>
      {asksAge && <AgeField error={errors.age} {...register("age", AGE_VALUE)} />}
      <div className="grid gap-3">
        <Field label={t("field.newPassword")} error={errors.password}>
          <PasswordInput secret="new password" autoComplete="new-password" {...register("password", { deps: "confirmPassword" })} />
        </Field>
        <PasswordChecklist control={control} name="password" rules={PASSWORD_RULES} />
      </div>
      <Field label={t("field.again")} error={errors.confirmPassword}>
        <PasswordInput secret="confirmation" autoComplete="new-password" {...register("confirmPassword")} />
      </Field>
    </>
  );
}
