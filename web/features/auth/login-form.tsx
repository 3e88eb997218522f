import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { Credentials } from "#core/contracts/auth.ts";
import { useLogin } from "#web/api/auth.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import { useSignIn } from "./use-sign-in.ts";

export function LoginForm() {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(Credentials),
    defaultValues: { email: "", password: "" },
  });
  const { errors } = formState;
  const { submit, isPending } = useSignIn(useLogin(), {
    welcome: { title: "Welcome back!", description: "You've been successfully logged in." },
    failure: { title: "Login failed", description: "Please check your credentials and try again." },
  });
  return (
    <form noValidate onSubmit={handleSubmit(submit)} className="grid gap-4.5">
      <Field label="Email" error={errors.email?.message}>
        <Input type="email" inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} {...register("email")} />
      </Field>
      <Field label="Password" error={errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...register("password")} />
      </Field>
      <Button type="submit" variant="primary" size="block" pending={isPending} pendingText="Logging in..." className="min-h-14 text-lg">
        Login
      </Button>
    </form>
  );
}
