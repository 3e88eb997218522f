import { useForm } from "react-hook-form";
import type { Credentials } from "#core/contracts/auth.ts";
import { lazyResolver } from "#web/lib/lazy-resolver.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { PasswordInput } from "#web/ui/forms/password-input.tsx";
import { askForCode, useLogIn } from "./use-log-in.ts";

interface LoginFormProps {
  /** The password was right; a code is needed too. */
  onCodeNeeded: (credentials: Credentials) => void;
}

const rules = lazyResolver(async () => (await import("./auth-rules.ts")).credentialsResolver);

export function LoginForm({ onCodeNeeded }: LoginFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: rules.resolver,
    defaultValues: { email: "", password: "" },
  });
  const { errors } = formState;
  const { submit, isPending } = useLogIn();
  const send = handleSubmit(async (credentials) => {
    if ((await submit(credentials)) !== "code needed") return;
    askForCode();
    onCodeNeeded(credentials);
  });
  return (
    <form method="post" noValidate onFocus={() => void rules.preload()} onSubmit={send} className="grid gap-4.5">
      <Field label="Email" error={errors.email?.message}>
        <Input type="email" inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} {...register("email")} />
      </Field>
      <Field label="Password" error={errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...register("password")} />
      </Field>
      <Button type="submit" variant="primary" size="block" pending={isPending} pendingText="Logging in..." className="min-h-14 text-lg">
        Login
      </Button>
      <p className="text-muted-foreground text-sm">Two-factor on? We ask for your 6-digit code next.</p>
    </form>
  );
}
