import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useSearchParams } from "wouter";
import { TWO_FACTOR_CODE_LENGTH } from "#core/domain/constants.ts";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "#web/ui/tabs.tsx";
import { AuthFrame, Greeting } from "./auth-frame.tsx";
import { CodeForm } from "./code-form.tsx";
import { LoginForm, type LoginStep } from "./login-form.tsx";
import { RegisterForm } from "./register-form.tsx";

// Loaded when somebody needs them: each takes the form's place.
const ForgotPassword = lazy(async () => ({ default: (await import("./forgot-password.tsx")).ForgotPassword }));
const PasskeyStep = lazy(async () => ({ default: (await import("./passkey-step.tsx")).PasskeyStep }));

const GREETINGS = {
  login: { title: "Good to see you", lead: "Log in, or make an account in a minute." },
  register: { title: "Nice to meet you", lead: "Your account is ready in a minute." },
} as const;

type AuthTab = keyof typeof GREETINGS;

export function AuthPage() {
  // Kept only here: a password outlives neither the second step nor the page.
  const [step, setStep] = useState<LoginStep>();
  const [isBack, setBack] = useState(false);
  const goBack = () => {
    setStep(undefined);
    setBack(true);
  };
  return (
    <AuthFrame>
      {step?.kind === "code" && (
        <>
          <Greeting title="One more step">
            Enter the {TWO_FACTOR_CODE_LENGTH}-digit code from your authenticator app, or a backup code.
          </Greeting>
          <CodeForm credentials={step.credentials} onBack={goBack} />
        </>
      )}
      {step?.kind === "forgotten" && (
        <Suspense fallback={<div className="h-104" />}>
          <ForgotPassword email={step.email} onBack={goBack} />
        </Suspense>
      )}
      {step?.kind === "passkey" && (
        <Suspense fallback={<div className="h-104" />}>
          <PasskeyStep onBack={goBack} />
        </Suspense>
      )}
      {!step && <FirstStep isBack={isBack} onStep={setStep} />}
    </AuthFrame>
  );
}

interface FirstStepProps {
  /** Whether the user came back here from the second step. */
  isBack: boolean;
  onStep: (step: LoginStep) => void;
}

function FirstStep({ isBack, onStep }: FirstStepProps) {
  const panel = useRef<HTMLDivElement>(null);
  // The Back button is gone, and the focus with it: it moves to where the user starts again.
  useEffect(() => {
    if (isBack) panel.current?.querySelector("input")?.focus();
  }, [isBack]);
  const [searchParams, setSearchParams] = useSearchParams();
  const tab: AuthTab = searchParams.get("tab") === "register" ? "register" : "login";
  const { title, lead } = GREETINGS[tab];
  return (
    <>
      <Greeting title={title}>{lead}</Greeting>
      <Tabs
        value={tab}
        onValueChange={(next) => setSearchParams(next === "register" ? { tab: next } : {}, { replace: true })}
        className="grid gap-4.5"
      >
        <TabsList aria-label="Account">
          <TabsTrigger value="login">Login</TabsTrigger>
          <TabsTrigger value="register">Register</TabsTrigger>
        </TabsList>
        <TabsContent ref={panel} value="login">
          <LoginForm onStep={onStep} />
        </TabsContent>
        <TabsContent value="register">
          <RegisterForm />
        </TabsContent>
      </Tabs>
    </>
  );
}
