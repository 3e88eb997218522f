import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useConfirmPassword } from "#web/api/account.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { passkeysQuery } from "#web/api/sign-in/passkeys.ts";
import { useConfirmAtSchool } from "#web/api/sign-in/school-sign-in.ts";
import { useSignInWays } from "#web/api/sign-in/sign-in-methods.ts";
import { serverMessage } from "#web/lib/http/api-client.ts";
import { texts } from "#web/texts/texts.ts";
import { DialogForm } from "#web/ui/dialogs/form-dialog.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { PasswordInput } from "#web/ui/forms/password-input.tsx";
import { required } from "#web/ui/forms/rules.ts";
import { useForm } from "#web/ui/forms/use-form.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { ConfirmProblem } from "./confirm-problem.tsx";

const PasskeyButton = lazy(async () => ({ default: (await import("./passkey-button.tsx")).PasskeyButton }));

interface ConfirmProps {
  onConfirmed: () => void;
}

export function PasswordForm({ onConfirmed }: ConfirmProps) {
  const t = texts("confirm");
  const user = useCurrentUser();
  const confirm = useConfirmPassword();
  const { hasPasskey } = useHasPasskey();
  const form = useForm<{ password: string }>({
    defaultValues: { password: "" },
    rules: required({ password: t("password.missing") }),
    send: async ({ password }) => {
      await confirm.mutateAsync(password);
      onConfirmed();
    },
    onFailed: (error) => {
      form.showError("password", serverMessage(error) ?? t("password.failed"));
      form.setFocus("password", { shouldSelect: true });
    },
  });

  return (
    <DialogForm form={form} action={t("submit")} pendingText={t("checking")}>
      {/* Tells a password manager which account the password belongs to. */}
      <input type="text" autoComplete="username" value={user?.email ?? ""} readOnly hidden />
      <Field label={t("password.label")} error={form.errors.password}>
        <PasswordInput autoComplete="current-password" {...form.register("password")} />
      </Field>
      <Suspense>{hasPasskey && <PasskeyButton onConfirmed={onConfirmed} />}</Suspense>
    </DialogForm>
  );
}

/** For an account without a password: confirms with a passkey or with the provider where the user signs in. */
export function ConfirmWithoutPassword({ onConfirmed }: ConfirmProps) {
  const { hasPasskey, isLoading } = useHasPasskey();
  const hasSchool = useSignInWays().providers.length > 0;
  if (isLoading) return <Skeleton className="h-14" />;
  return (
    <div className="grid gap-4.5">
      <Suspense>{hasPasskey && <PasskeyButton onConfirmed={onConfirmed} />}</Suspense>
      {hasSchool && <SchoolForm />}
      {!hasPasskey && !hasSchool && <p>{texts("confirm")("noWay")}</p>}
    </div>
  );
}

/** Whether the user has a passkey and this browser supports them. If the list cannot be loaded, the other ways remain. */
function useHasPasskey(): { hasPasskey: boolean; isLoading: boolean } {
  const { data, isLoading } = useQuery(passkeysQuery);
  const isUsable = data?.some(({ blockedAt }) => blockedAt === null) ?? false;
  return { hasPasskey: isUsable && "PublicKeyCredential" in window, isLoading };
}

/** Redirects to the provider, which redirects back to this page. */
function SchoolForm() {
  const t = texts("confirm");
  const confirm = useConfirmAtSchool();
  const [problem, setProblem] = useState<string>();
  const form = useForm({
    defaultValues: {},
    send: async () => {
      const { pathname, search } = window.location;
      window.location.assign((await confirm.mutateAsync(pathname + search)).url);
    },
    onFailed: (error) => setProblem(serverMessage(error) ?? t("school.failed")),
  });
  return (
    <DialogForm form={form} action={t("school.submit")} pendingText={t("school.leaving")}>
      <p className="text-pretty">{t("school.text")}</p>
      <ConfirmProblem text={problem} />
    </DialogForm>
  );
}
