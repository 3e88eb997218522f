import { FingerprintIcon } from "@phosphor-icons/react/dist/csr/Fingerprint";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useSearchParams } from "wouter";
import { TWO_FACTOR_CODE_LENGTH } from "#core/domain/accounts/limits.ts";
import { SCHOOL_PROBLEM_PARAMETER, SCHOOL_TICKET_PARAMETER } from "#core/domain/accounts/school-problems.ts";
import { useSignInWays } from "#web/api/sign-in/sign-in-methods.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "#web/ui/tabs.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { AuthFrame, Greeting } from "./frame/auth-frame.tsx";
import { CodeForm } from "./log-in/lazy-code-form.ts";
import { LoginForm, type LoginStep } from "./log-in/login-form.tsx";
import { OrDivider, SchoolButtons } from "./log-in/school-buttons.tsx";
import { useLogIn } from "./log-in/use-log-in.ts";
import { usePasskeyLogIn } from "./log-in/use-passkey-log-in.ts";
import { RegisterForm } from "./register-form.tsx";

// Loaded on demand, because each of them replaces the form only in some cases.
const AwaitsConsent = lazy(async () => ({ default: (await import("./awaits-consent.tsx")).AwaitsConsent }));
const ForgotPassword = lazy(async () => ({ default: (await import("./forgot-password.tsx")).ForgotPassword }));
const PasskeyStep = lazy(async () => ({ default: (await import("./log-in/passkey-step.tsx")).PasskeyStep }));
const SchoolStep = lazy(async () => ({ default: (await import("./log-in/school-step.tsx")).SchoolStep }));
const SchoolNotice = lazy(async () => ({ default: (await import("#web/components/school/school-notice.tsx")).SchoolNotice }));

type AuthTab = "login" | "register";

export function AuthPage() {
  // Kept only in this state, so that the password is discarded with the second step or the page.
  const [step, setStep] = useState<LoginStep>();
  const [isBack, setBack] = useState(false);
  const schoolTicket = useSearchParams()[0].get(SCHOOL_TICKET_PARAMETER);
  const goBack = () => {
    setStep(undefined);
    setBack(true);
  };
  return (
    <AuthFrame>
      <Suspense fallback={<div className="h-104" />}>
        {schoolTicket !== null ? (
          <SchoolStep ticket={schoolTicket} />
        ) : step ? (
          <NextStep step={step} onBack={goBack} />
        ) : (
          <FirstStep isBack={isBack} onStep={setStep} />
        )}
      </Suspense>
    </AuthFrame>
  );
}

function NextStep({ step, onBack }: { step: LoginStep; onBack: () => void }) {
  const t = texts("auth");
  const logIn = useLogIn();
  const logInWithPasskey = usePasskeyLogIn();
  switch (step.kind) {
    case "code":
      return (
        <>
          <Greeting title={t("code.title")}>{t("code.lead", { length: TWO_FACTOR_CODE_LENGTH })}</Greeting>
          <CodeForm credentials={step.credentials} logIn={logIn} onBack={onBack} />
        </>
      );
    case "forgotten":
      return <ForgotPassword email={step.email} onBack={onBack} />;
    case "passkey":
      return <PasskeyStep logIn={logInWithPasskey} onBack={onBack} />;
    case "consent":
      return <AwaitsConsent />;
  }
}

interface FirstStepProps {
  /** Whether the user came back here from the next step. */
  isBack: boolean;
  onStep: (step: LoginStep) => void;
}

function FirstStep({ isBack, onStep }: FirstStepProps) {
  const t = texts("auth");
  const panel = useRef<HTMLDivElement>(null);
  // The Back button was removed while it had the focus, so the focus moves to the first field.
  useEffect(() => {
    if (isBack) panel.current?.querySelector("input")?.focus();
  }, [isBack]);
  const [searchParams, setSearchParams] = useSearchParams();
  const { providers, only, registration } = useSignInWays();
  const tab: AuthTab = searchParams.get("tab") === "register" && registration !== "closed" ? "register" : "login";
  const [asksForPassword, setAsksForPassword] = useState(false);
  const problem = searchParams.get(SCHOOL_PROBLEM_PARAMETER);
  const notice = problem !== null && (
    <Suspense>
      <SchoolNotice problem={problem} />
    </Suspense>
  );
  const passkeyButton = (
    <Button size="block" onClick={() => onStep({ kind: "passkey" })}>
      <FingerprintIcon weight="bold" />
      {t("passkey.open")}
    </Button>
  );
  if (only) {
    return (
      <>
        <Greeting title={t("title.login")}>{t("lead.schoolOnly")}</Greeting>
        {notice}
        <div className="grid gap-3">
          <SchoolButtons providers={providers} isMainWay={!asksForPassword} />
          {passkeyButton}
        </div>
        {asksForPassword ? (
          <LoginForm onStep={onStep} />
        ) : (
          <TextLink onClick={() => setAsksForPassword(true)} className="justify-self-center text-sm">
            {t("administrator")}
          </TextLink>
        )}
      </>
    );
  }
  return (
    <>
      <Greeting title={t(`title.${tab}`)}>{registration === "closed" ? t("lead.closed") : t(`lead.${registration}.${tab}`)}</Greeting>
      {notice}
      {registration === "closed" ? (
        <div ref={panel}>
          <LoginForm onStep={onStep} />
        </div>
      ) : (
        <Tabs
          value={tab}
          onValueChange={(next) => setSearchParams(next === "register" ? { tab: next } : {}, { replace: true })}
          className="grid gap-4.5"
        >
          <TabsList aria-label={t("tabs")}>
            <TabsTrigger value="login">{t("tab.login")}</TabsTrigger>
            <TabsTrigger value="register">{t("tab.register")}</TabsTrigger>
          </TabsList>
          <TabsContent ref={panel} value="login">
            <LoginForm onStep={onStep} />
          </TabsContent>
          <TabsContent value="register">
            {registration === "open" ? <RegisterForm onAwaitsConsent={() => onStep({ kind: "consent" })} /> : <AskForInvitation />}
          </TabsContent>
        </Tabs>
      )}
      {(tab === "login" || providers.length > 0) && (
        <>
          <OrDivider />
          <div className="grid gap-3">
            {tab === "login" && passkeyButton}
            <SchoolButtons providers={providers} />
          </div>
        </>
      )}
    </>
  );
}

const AskForInvitation = () => <p className="text-pretty">{texts("auth")("askForInvitation")}</p>;
