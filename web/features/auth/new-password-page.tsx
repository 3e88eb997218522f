import { useState } from "react";
import { Link, useLocation } from "wouter";
import type { Credentials } from "#core/contracts/sign-in/auth.ts";
import type { ResetForm } from "#core/contracts/sign-in/recovery.ts";
import { TWO_FACTOR_CODE_LENGTH } from "#core/domain/constants.ts";
import { PASSWORD_RULES } from "#core/domain/passwords.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { useResetByLink } from "#web/api/sign-in/recovery.ts";
import { PasswordChecklist } from "#web/components/password-checklist.tsx";
import { ApiError, serverMessage } from "#web/lib/http/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { PasswordInput } from "#web/ui/forms/password-input.tsx";
import { lazyRulesOf, lazySchema } from "#web/ui/forms/rules.ts";
import { useForm } from "#web/ui/forms/use-form.ts";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { Greeting } from "./frame/auth-frame.tsx";
import { LinkFrame } from "./frame/link-frame.tsx";
import { CodeForm } from "./log-in/code-form.tsx";
import { askForCode, useLogIn } from "./log-in/use-log-in.ts";
import { useLinkToken } from "./use-link-token.ts";

const loadRules = lazySchema(async () => (await import("./log-in/auth-rules.ts")).ResetForm);

export const isDeadLink = (error: unknown): boolean => error instanceof ApiError && error.problem?.code === "dead_link";

/** The page that a link for a new password opens. */
export function NewPasswordPage() {
  const token = useLinkToken();
  // Kept only in this state, so that the password is discarded with the second step or the page.
  const [waiting, setWaiting] = useState<Credentials>();
  const [isDead, setDead] = useState(false);
  const [, navigate] = useLocation();
  return (
    <LinkFrame>
      {waiting ? (
        <>
          <Greeting title="One more step">
            Your password is saved. Enter the {TWO_FACTOR_CODE_LENGTH}-digit code from your authenticator app, or a backup code.
          </Greeting>
          <CodeForm credentials={waiting} onBack={() => navigate(APP_PATHS.auth)} />
        </>
      ) : isDead || token === null ? (
        <DeadLink />
      ) : (
        <NewPasswordForm token={token} onDead={() => setDead(true)} onCodeNeeded={setWaiting} />
      )}
    </LinkFrame>
  );
}

export function DeadLink() {
  return (
    <>
      <Greeting title="This link is over">Links work once, and not for long. You can ask for a new one any time.</Greeting>
      <Button asChild variant="primary" size="block" className="min-h-14 text-lg">
        <Link href={APP_PATHS.auth}>Go to login</Link>
      </Button>
    </>
  );
}

interface NewPasswordFormProps {
  /** Undefined until the URL has been read. */
  token: string | undefined;
  onDead: () => void;
  onCodeNeeded: (credentials: Credentials) => void;
}

function NewPasswordForm({ token, onDead, onCodeNeeded }: NewPasswordFormProps) {
  const { mutateAsync } = useResetByLink();
  const logIn = useLogIn();
  const [, navigate] = useLocation();
  const form = useForm<ResetForm>({
    rules: lazyRulesOf(loadRules),
    defaultValues: { password: "", confirmPassword: "" },
    send: async ({ password }) => {
      if (token === undefined) return;
      const { email } = await mutateAsync({ token, password });
      const credentials = { email, password };
      const outcome = await logIn(credentials);
      // The password is saved and the link is used up, so the user can only log in.
      if (outcome === "refused") navigate(APP_PATHS.auth);
      if (outcome !== "code needed") return;
      askForCode();
      onCodeNeeded(credentials);
    },
    onFailed: (error) => {
      if (isDeadLink(error)) onDead();
      else
        toast({
          title: "Not saved",
          description: serverMessage(error) ?? "Your password was not saved. Please try again.",
          kind: "destructive",
        });
    },
  });
  const { register, errors } = form;
  return (
    <Form form={form} method="post" onFocus={() => void loadRules()} className="grid gap-4.5">
      <Greeting title="Choose a new one">Other devices are logged out when you save.</Greeting>
      <div className="grid gap-3">
        <Field label="New password" error={errors.password}>
          <PasswordInput secret="new password" autoComplete="new-password" {...register("password", { deps: "confirmPassword" })} />
        </Field>
        <PasswordChecklist control={form.control} name="password" rules={PASSWORD_RULES} />
      </div>
      <Field label="Again" error={errors.confirmPassword}>
        <PasswordInput secret="confirmation" autoComplete="new-password" {...register("confirmPassword")} />
      </Field>
      <Button type="submit" variant="primary" size="block" pending={form.isPending} pendingText="Saving..." className="min-h-14 text-lg">
        Save and log in
      </Button>
    </Form>
  );
}
