import { type Control, useForm, useWatch } from "react-hook-form";
import type { Registration } from "#core/contracts/auth.ts";
import { PRODUCT_NAME } from "#core/domain/constants.ts";
import { PASSWORD_RULES } from "#core/domain/passwords.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { useRegister } from "#web/api/auth.ts";
import { PasswordChecklist } from "#web/components/password-checklist.tsx";
import { lazyResolver } from "#web/lib/lazy-resolver.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { PasswordInput } from "#web/ui/forms/password-input.tsx";
import { useSignIn } from "./use-sign-in.ts";

/** The dashboard, with one question before it. */
const FIRST_CHOICE_PATH = `${APP_PATHS.home}?welcome`;

const rules = lazyResolver(async () => (await import("./auth-rules.ts")).registrationResolver);

export function RegisterForm() {
  const { register, handleSubmit, control, formState } = useForm({
    resolver: rules.resolver,
    defaultValues: { firstName: "", lastName: "", email: "", password: "", confirmPassword: "" },
  });
  const { errors } = formState;
  const words = {
    welcome: { title: `Welcome to ${PRODUCT_NAME}!`, description: "Your account has been created successfully." },
    failure: { title: "Registration failed", description: "Please check your information and try again." },
  };
  const { submit, isPending } = useSignIn(useRegister(), words, FIRST_CHOICE_PATH);
  const send = handleSubmit(({ firstName, lastName, ...rest }) =>
    submit({ ...rest, firstName: firstName || undefined, lastName: lastName || undefined }),
  );
  return (
    <form method="post" noValidate onFocus={() => void rules.preload()} onSubmit={send} className="grid gap-4.5">
      <div className="grid gap-4.5 sm:grid-cols-2 sm:gap-3">
        <Field label={<Optional label="First name" />} error={errors.firstName?.message}>
          <Input autoComplete="given-name" {...register("firstName")} />
        </Field>
        <Field label={<Optional label="Last name" />} error={errors.lastName?.message}>
          <Input autoComplete="family-name" {...register("lastName")} />
        </Field>
      </div>
      <Field label="Email" error={errors.email?.message}>
        <Input type="email" inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} {...register("email")} />
      </Field>
      <div className="grid gap-3">
        <Field label="Password" error={errors.password?.message}>
          <PasswordInput autoComplete="new-password" {...register("password", { deps: "confirmPassword" })} />
        </Field>
        <LiveChecklist control={control} />
      </div>
      <Field label="Confirm password" error={errors.confirmPassword?.message}>
        <PasswordInput autoComplete="new-password" {...register("confirmPassword")} />
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="block"
        pending={isPending}
        pendingText="Creating account..."
        className="min-h-14 text-lg"
      >
        Create account
      </Button>
    </form>
  );
}

function Optional({ label }: { label: string }) {
  return (
    <>
      {label} <span className="font-medium text-muted-foreground text-sm">(optional)</span>
    </>
  );
}

/** A part of its own, so that typing a password renders the list alone. */
function LiveChecklist({ control }: { control: Control<Registration> }) {
  return <PasswordChecklist rules={PASSWORD_RULES} password={useWatch({ control, name: "password" })} />;
}
