import { FingerprintIcon } from "@phosphor-icons/react/dist/csr/Fingerprint";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useConfirmPassword } from "#web/api/account.ts";
import { useCurrentUser } from "#web/api/auth.ts";
import { passkeysQuery, useConfirmWithPasskey } from "#web/api/passkeys.ts";
import { useConfirmAtSchool } from "#web/api/school-sign-in.ts";
import { useSignInWays } from "#web/api/sign-in-ways.ts";
import { serverMessage } from "#web/lib/http/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { DialogForm } from "#web/ui/dialogs/form-dialog.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { PasswordInput } from "#web/ui/forms/password-input.tsx";
import { required } from "#web/ui/forms/rules.ts";
import { useForm } from "#web/ui/forms/use-form.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";

interface ConfirmProps {
  onConfirmed: () => void;
}

export function PasswordForm({ onConfirmed }: ConfirmProps) {
  const user = useCurrentUser();
  const confirm = useConfirmPassword();
  const { hasPasskey } = useHasPasskey();
  const form = useForm<{ password: string }>({
    defaultValues: { password: "" },
    rules: required({ password: "Password is required" }),
    send: async ({ password }) => {
      await confirm.mutateAsync(password);
      onConfirmed();
    },
    onFailed: (error) => {
      form.showError("password", serverMessage(error) ?? "Your password was not checked. Please try again.");
      form.setFocus("password", { shouldSelect: true });
    },
  });

  return (
    <DialogForm form={form} action="Confirm" pendingText="Checking...">
      {/* Tells a password manager whose password this is. */}
      <input type="text" autoComplete="username" value={user?.email ?? ""} readOnly hidden />
      <Field label="Your password" error={form.errors.password}>
        <PasswordInput autoComplete="current-password" {...form.register("password")} />
      </Field>
      {hasPasskey && <PasskeyButton onConfirmed={onConfirmed} />}
    </DialogForm>
  );
}

/** For an account without a password: a passkey, or the provider where the person signs in. */
export function ConfirmWithoutPassword({ onConfirmed }: ConfirmProps) {
  const { hasPasskey, isLoading } = useHasPasskey();
  const hasSchool = useSignInWays().providers.length > 0;
  if (isLoading) return <Skeleton className="h-14" />;
  return (
    <div className="grid gap-4.5">
      {hasPasskey && <PasskeyButton onConfirmed={onConfirmed} />}
      {hasSchool && <SchoolForm />}
      {!hasPasskey && !hasSchool && <p>This browser can't ask for your passkey. Please log out and in again, then come back here.</p>}
    </div>
  );
}

/** Whether this browser can ask for one. If the list can't be read, the other ways are there. */
function useHasPasskey(): { hasPasskey: boolean; isLoading: boolean } {
  const { data, isLoading } = useQuery(passkeysQuery);
  const isUsable = data?.some(({ blockedAt }) => blockedAt === null) ?? false;
  return { hasPasskey: isUsable && "PublicKeyCredential" in window, isLoading };
}

const PROBLEMS: Record<string, string> = {
  unsupported: "This browser can't use passkeys here.",
  canceled: "Nothing was signed. Please try again.",
};

function PasskeyButton({ onConfirmed }: ConfirmProps) {
  const confirm = useConfirmWithPasskey();
  const [problem, setProblem] = useState<string>();

  async function ask() {
    setProblem(undefined);
    try {
      await confirm.mutateAsync();
    } catch (error) {
      const known = error instanceof Error && error.name === "PasskeyProblem" ? PROBLEMS[error.message] : undefined;
      setProblem(known ?? serverMessage(error) ?? "Your device did not answer. Please try again.");
      return;
    }
    onConfirmed();
  }

  return (
    <div className="grid gap-2">
      <Button size="block" pending={confirm.isPending} pendingText="Waiting..." onClick={ask}>
        <FingerprintIcon weight="bold" />
        Use a passkey
      </Button>
      <Problem text={problem} />
    </div>
  );
}

/** Leaves for the provider, which leads back to this page. */
function SchoolForm() {
  const confirm = useConfirmAtSchool();
  const [problem, setProblem] = useState<string>();
  const form = useForm({
    defaultValues: {},
    send: async () => {
      const { pathname, search } = window.location;
      window.location.assign((await confirm.mutateAsync(pathname + search)).url);
    },
    onFailed: (error) => setProblem(serverMessage(error) ?? "The sign-in can't be reached right now. Please try again."),
  });
  return (
    <DialogForm form={form} action="Sign in again" pendingText="Leaving...">
      <p className="text-pretty">Sign in at your school or home again. Then come back here and press the button once more.</p>
      <Problem text={problem} />
    </DialogForm>
  );
}

function Problem({ text }: { text: string | undefined }) {
  return (
    text && (
      <p role="alert" className="font-semibold text-destructive text-sm">
        {text}
      </p>
    )
  );
}
