import { FingerprintIcon } from "@phosphor-icons/react/dist/csr/Fingerprint";
import { lazy, Suspense, useState } from "react";
import type { Credentials } from "#core/contracts/sign-in/auth.ts";
import type { LinkDetails } from "#core/contracts/sign-in/recovery.ts";
import { TWO_FACTOR_CODE_LENGTH } from "#core/domain/accounts/limits.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { useLogout } from "#web/api/sign-in/auth.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { useLogInToConfirm } from "#web/api/sign-in/recovery.ts";
import { useSignInWays } from "#web/api/sign-in/sign-in-methods.ts";
import { formatAlternatives } from "#web/lib/format/numbers.ts";
import { serverMessage } from "#web/lib/http/api-client.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { PasswordInput } from "#web/ui/forms/password-input.tsx";
import { required } from "#web/ui/forms/rules.ts";
import { useForm } from "#web/ui/forms/use-form.ts";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { Greeting } from "./frame/auth-frame.tsx";
import { CodeForm } from "./log-in/lazy-code-form.ts";
import { OrDivider } from "./log-in/school-buttons.tsx";
import { askForCode } from "./log-in/use-log-in.ts";
import { useSignIn } from "./log-in/use-sign-in.ts";

// Loaded on demand, because few people use it here.
const PasskeyStep = lazy(async () => ({ default: (await import("./log-in/passkey-step.tsx")).PasskeyStep }));

function readWords() {
  const t = texts("auth");
  return {
    welcome: { title: t("verify.done"), description: t("verify.doneLoggedIn") },
    failure: { title: t("verify.failed"), description: t("verify.failedLogin") },
  };
}

interface ConfirmByLoginProps {
  token: string;
  details: LinkDetails;
  onClaim: () => void;
}

/** For a browser that is not signed in to the account: whoever reads the mail did not necessarily make the account. */
export function ConfirmByLogin({ token, details, onClaim }: ConfirmByLoginProps) {
  const t = texts("auth");
  const user = useCurrentUser();
  const [step, setStep] = useState<Credentials | "passkey">();
  const logIn = useSignIn(useLogInToConfirm(token), readWords());
  if (user) return <OtherAccount token={token} email={details.email} current={user.email} />;
  if (step === "passkey") {
    return (
      <Suspense fallback={<div className="h-104" />}>
        <PasskeyStep logIn={logIn} onBack={() => setStep(undefined)} />
      </Suspense>
    );
  }
  if (step) {
    return (
      <>
        <Greeting title={t("code.title")}>{t("code.lead", { length: TWO_FACTOR_CODE_LENGTH })}</Greeting>
        <CodeForm credentials={step} logIn={logIn} onBack={() => setStep(undefined)} />
      </>
    );
  }
  return (
    <>
      <LoginToConfirm
        details={details}
        onLogIn={async (credentials) => {
          if ((await logIn(credentials)) !== "code needed") return;
          askForCode();
          setStep(credentials);
        }}
      />
      <OrDivider />
      <div className="grid gap-3">
        <Button size="block" onClick={() => setStep("passkey")}>
          <FingerprintIcon weight="bold" />
          {t("passkey.use")}
        </Button>
        {details.canClaim && (
          <Button size="block" onClick={onClaim} className="whitespace-normal text-center">
            {t("owner.claim")}
          </Button>
        )}
      </div>
    </>
  );
}

interface LoginToConfirmProps {
  details: LinkDetails;
  onLogIn: (credentials: Credentials) => Promise<void>;
}

function LoginToConfirm({ details: { email, canClaim }, onLogIn }: LoginToConfirmProps) {
  const t = texts("auth");
  const { providers } = useSignInWays();
  const form = useForm<Credentials>({
    rules: required({ email: t("missing.email"), password: t("missing.password") }),
    defaultValues: { email: canClaim ? email : "", password: "" },
    send: onLogIn,
  });
  const { register, errors } = form;
  return (
    <Form form={form} method="post" className="grid gap-4.5">
      <Greeting title={t("owner.title")}>
        <span className="wrap-anywhere">{t.rich("owner.lead", { email, strong: (text) => <strong>{text}</strong> })}</span>
      </Greeting>
      <Field label={t("field.email")} hint={canClaim ? undefined : t("owner.hint")} error={errors.email}>
        <Input type="email" inputMode="email" autoComplete="username" autoCapitalize="none" spellCheck={false} {...register("email")} />
      </Field>
      <Field label={t("field.password")} error={errors.password}>
        <PasswordInput autoComplete="current-password" {...register("password")} />
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="block"
        pending={form.isPending}
        pendingText={t("verify.pending")}
        className="min-h-14 text-lg"
      >
        {t("owner.submit")}
      </Button>
      {providers.length > 0 && (
        <p className="text-muted-foreground text-sm">
          {t("owner.school", { schools: formatAlternatives(providers.map(({ name }) => name)) })}
        </p>
      )}
    </Form>
  );
}

/** Logging out keeps the token, which the next user of this browser sees only on this page. */
function OtherAccount({ token, email, current }: { token: string; email: string; current: string }) {
  const t = texts("auth");
  const logout = useLogout({
    onLoggedOut: () => window.history.replaceState(window.history.state, "", `${APP_PATHS.verifyEmail}#${token}`),
    onFailed: (error) =>
      toast({ title: t("other.failed"), description: serverMessage(error) ?? t("other.failedText"), kind: "destructive" }),
  });
  return (
    <>
      <Greeting title={t("other.title")}>
        <span className="wrap-anywhere">{t.rich("other.text", { email, current, strong: (text) => <strong>{text}</strong> })}</span>
      </Greeting>
      <Button
        variant="primary"
        size="block"
        className="min-h-14 text-lg"
        pending={logout.isPending}
        pendingText={t("other.pending")}
        onClick={() => logout.mutate()}
      >
        {t("other.submit")}
      </Button>
    </>
  );
}
