import type { Credentials } from "#core/contracts/sign-in/auth.ts";
import { TWO_FACTOR_CODE_LENGTH } from "#core/domain/accounts/limits.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { PasswordInput } from "#web/ui/forms/password-input.tsx";
import { lazyRules, lazySchema } from "#web/ui/forms/rules.ts";
import { useForm } from "#web/ui/forms/use-form.ts";
import { TextLink } from "#web/ui/text-link.tsx";
import { askForCode, useLogIn } from "./use-log-in.ts";
import { usePasskeyAutofill } from "./use-passkey-autofill.ts";

/** What replaces the form after the user logs in, registers or asks for help. */
export type LoginStep =
  /** The password was correct, and a two-factor code is required. */
  | { kind: "code"; credentials: Credentials }
  /** Includes the email address that was typed so far. */
  | { kind: "forgotten"; email: string }
  | { kind: "passkey" }
  /** The account is registered, but a guardian has to consent first. */
  | { kind: "consent" };

interface LoginFormProps {
  onStep: (step: LoginStep) => void;
}

const loadRules = lazySchema(async () => (await import("./auth-rules.ts")).Credentials);

export function LoginForm({ onStep }: LoginFormProps) {
  const t = texts("auth");
  usePasskeyAutofill();
  const logIn = useLogIn();
  const form = useForm<Credentials>({
    rules: lazyRules(loadRules),
    defaultValues: { email: "", password: "" },
    send: async (credentials) => {
      if ((await logIn(credentials)) !== "code needed") return;
      askForCode();
      onStep({ kind: "code", credentials });
    },
  });
  const { register, errors } = form;
  return (
    <Form form={form} method="post" onFocus={() => void loadRules()} className="grid gap-4.5">
      <Field label={t("field.email")} error={errors.email}>
        <Input
          type="email"
          inputMode="email"
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          {...register("email")}
        />
      </Field>
      <div className="grid">
        <Field label={t("field.password")} error={errors.password}>
          <PasswordInput autoComplete="current-password" {...register("password")} />
        </Field>
        <TextLink
          className="-mb-3 justify-self-end text-[0.9375rem]"
          onClick={() => onStep({ kind: "forgotten", email: form.getValues("email") })}
        >
          {t("login.forgot")}
        </TextLink>
      </div>
      <Button
        type="submit"
        variant="primary"
        size="block"
        pending={form.isPending}
        pendingText={t("login.pending")}
        className="min-h-14 text-lg"
      >
        {t("login.submit")}
      </Button>
      <p className="text-muted-foreground text-sm">{t("login.codeNext", { length: TWO_FACTOR_CODE_LENGTH })}</p>
    </Form>
  );
}
