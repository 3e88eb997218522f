import type { ReactNode } from "react";
import type { Registration } from "#core/contracts/sign-in/auth.ts";
import { PASSWORD_RULES } from "#core/domain/accounts/passwords.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { PRODUCT_NAME } from "#core/domain/site/brand.ts";
import { useRegister } from "#web/api/sign-in/auth.ts";
import { useSignInWays } from "#web/api/sign-in/sign-in-methods.ts";
import { PasswordChecklist } from "#web/components/password-checklist.tsx";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { PasswordInput } from "#web/ui/forms/password-input.tsx";
import { lazyRules, lazySchema } from "#web/ui/forms/rules.ts";
import { useForm } from "#web/ui/forms/use-form.ts";
import { AGE_VALUE, AgeField } from "./frame/age-field.tsx";
import { useSignIn } from "./log-in/use-sign-in.ts";

/** The dashboard, which first asks one question. */
const FIRST_CHOICE_PATH = `${APP_PATHS.home}?welcome`;

const loadRules = lazySchema(async () => (await import("./log-in/auth-rules.ts")).Registration);
const loadRulesWithAge = lazySchema(async () => (await import("./log-in/auth-rules.ts")).RegistrationWithAge);

interface RegisterFormProps {
  /** The token from the invitation link. */
  invitation?: string;
  /** Called when the account is created but a guardian has to consent first. */
  onAwaitsConsent: () => void;
}

export function RegisterForm({ invitation, onAwaitsConsent }: RegisterFormProps) {
  const t = texts("auth");
  const words = {
    welcome: { title: t("register.welcome", { product: PRODUCT_NAME }), description: t("register.welcomeText") },
    failure: { title: t("register.failed"), description: t("register.failedText") },
  };
  const { asksAge } = useSignInWays();
  const load = asksAge ? loadRulesWithAge : loadRules;
  const signIn = useSignIn(useRegister(), words, FIRST_CHOICE_PATH);
  const form = useForm<Registration>({
    rules: lazyRules(load),
    defaultValues: { firstName: "", lastName: "", email: "", password: "", confirmPassword: "" },
    send: async ({ firstName, lastName, ...rest }) => {
      const outcome = await signIn({ ...rest, firstName: firstName || undefined, lastName: lastName || undefined, invitation });
      if (outcome === "consent needed") onAwaitsConsent();
    },
  });
  const { register, errors } = form;
  return (
    <Form form={form} method="post" onFocus={() => void load()} className="grid gap-4.5">
      <div className="grid gap-4.5 sm:grid-cols-2 sm:gap-3">
        <Field label={t.rich("field.firstName", { small })} error={errors.firstName}>
          <Input autoComplete="given-name" {...register("firstName")} />
        </Field>
        <Field label={t.rich("field.lastName", { small })} error={errors.lastName}>
          <Input autoComplete="family-name" {...register("lastName")} />
        </Field>
      </div>
      {asksAge && <AgeField error={errors.age} {...register("age", AGE_VALUE)} />}
      <Field label={t("field.email")} error={errors.email}>
        <Input type="email" inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} {...register("email")} />
      </Field>
      <div className="grid gap-3">
        <Field label={t("field.password")} error={errors.password}>
          <PasswordInput autoComplete="new-password" {...register("password", { deps: "confirmPassword" })} />
        </Field>
        <PasswordChecklist control={form.control} name="password" rules={PASSWORD_RULES} />
      </div>
      <Field label={t("field.confirm")} error={errors.confirmPassword}>
        <PasswordInput autoComplete="new-password" {...register("confirmPassword")} />
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="block"
        pending={form.isPending}
        pendingText={t("register.pending")}
        className="min-h-14 text-lg"
      >
        {t("register.submit")}
      </Button>
    </Form>
  );
}

const small = (text: ReactNode) => <span className="font-medium text-muted-foreground text-sm">{text}</span>;
