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
import { serverMessage } from "#web/lib/http/api-client.ts";
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

const WORDS = {
  welcome: { title: "Thank you!", description: "Your address is confirmed, and you are logged in." },
  failure: { title: "Not confirmed", description: "Please check your password and try again." },
};

interface ConfirmByLoginProps {
  token: string;
  details: LinkDetails;
  onClaim: () => void;
}

/** For a browser that is not signed in to the account: whoever reads the mail did not necessarily make the account. */
export function ConfirmByLogin({ token, details, onClaim }: ConfirmByLoginProps) {
  const user = useCurrentUser();
  const [step, setStep] = useState<Credentials | "passkey">();
  const logIn = useSignIn(useLogInToConfirm(token), WORDS);
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
        <Greeting title="One more step">
          Enter the {TWO_FACTOR_CODE_LENGTH}-digit code from your authenticator app, or a backup code.
        </Greeting>
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
          Use a passkey
        </Button>
        {details.canClaim && (
          <Button size="block" onClick={onClaim} className="whitespace-normal text-center">
            This isn't my account: make it mine
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
  const { providers } = useSignInWays();
  const form = useForm<Credentials>({
    rules: required({ email: "Email is required", password: "Password is required" }),
    defaultValues: { email: canClaim ? email : "", password: "" },
    send: onLogIn,
  });
  const { register, errors } = form;
  return (
    <Form form={form} method="post" className="grid gap-4.5">
      <Greeting title="Is this account yours?">
        <span className="wrap-anywhere">
          Log in once, and we know that <strong>{email}</strong> and the account belong together.
        </span>
      </Greeting>
      <Field label="Email" hint={canClaim ? undefined : "The one you log in with now."} error={errors.email}>
        <Input type="email" inputMode="email" autoComplete="username" autoCapitalize="none" spellCheck={false} {...register("email")} />
      </Field>
      <Field label="Password" error={errors.password}>
        <PasswordInput autoComplete="current-password" {...register("password")} />
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="block"
        pending={form.isPending}
        pendingText="Confirming..."
        className="min-h-14 text-lg"
      >
        Log in and confirm
      </Button>
      {providers.length > 0 && (
        <p className="text-muted-foreground text-sm">
          You sign in with {providers.map(({ name }) => name).join(" or ")}? Do that first, then open the link in the mail again.
        </p>
      )}
    </Form>
  );
}

/** Logging out keeps the token, which the next user of this browser sees only on this page. */
function OtherAccount({ token, email, current }: { token: string; email: string; current: string }) {
  const logout = useLogout({
    onLoggedOut: () => window.history.replaceState(window.history.state, "", `${APP_PATHS.verifyEmail}#${token}`),
    onFailed: (error) => toast({ title: "Not logged out", description: serverMessage(error) ?? "Please try again.", kind: "destructive" }),
  });
  return (
    <>
      <Greeting title="This is for another account">
        <span className="wrap-anywhere">
          The link is for <strong>{email}</strong>. You are logged in as <strong>{current}</strong>.
        </span>
      </Greeting>
      <Button
        variant="primary"
        size="block"
        className="min-h-14 text-lg"
        pending={logout.isPending}
        pendingText="Logging out..."
        onClick={() => logout.mutate()}
      >
        Log out and go on
      </Button>
    </>
  );
}
