import { Suspense, useEffect, useRef, useState } from "react";
import { useSearchParams } from "wouter";
import type { Credentials } from "#core/contracts/auth.ts";
import { TWO_FACTOR_CODE_LENGTH } from "#core/domain/constants.ts";
import { lazyPart, useLazyPart } from "#web/lib/lazy-part.ts";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "#web/ui/tabs.tsx";
import { AuthFrame, Greeting } from "./auth-frame.tsx";
import { CodeForm } from "./code-form.tsx";
import { LoginForm } from "./login-form.tsx";
import { RegisterForm } from "./register-form.tsx";

const GREETINGS = {
  login: { title: "Good to see you", lead: "Log in, or make an account in a minute." },
  register: { title: "Nice to meet you", lead: "Your account is ready in a minute." },
} as const;

type AuthTab = keyof typeof GREETINGS;

/** Another step in the card's place; loaded when somebody needs it. */
const forgotPassword = lazyPart(async () => (await import("./forgot-password.tsx")).ForgotPassword);

export function AuthPage() {
  // Kept only here: a password outlives neither the second step nor the page.
  const [waiting, setWaiting] = useState<Credentials>();
  /** The address that was typed before the password turned out to be forgotten. */
  const [forgotten, setForgotten] = useState<string>();
  const [isBack, setBack] = useState(false);
  const goBack = () => {
    setWaiting(undefined);
    setForgotten(undefined);
    setBack(true);
  };
  return (
    <AuthFrame>
      {waiting ? (
        <>
          <Greeting title="One more step">
            Enter the {TWO_FACTOR_CODE_LENGTH}-digit code from your authenticator app, or a backup code.
          </Greeting>
          <CodeForm credentials={waiting} onBack={goBack} />
        </>
      ) : forgotten !== undefined ? (
        <Suspense fallback={null}>
          <ForgottenStep email={forgotten} onBack={goBack} />
        </Suspense>
      ) : (
        <FirstStep isBack={isBack} onCodeNeeded={setWaiting} onForgotten={setForgotten} />
      )}
    </AuthFrame>
  );
}

function ForgottenStep(props: { email: string; onBack: () => void }) {
  const ForgotPassword = useLazyPart(forgotPassword);
  return <ForgotPassword {...props} />;
}

interface FirstStepProps {
  /** Whether the user came back here from the second step. */
  isBack: boolean;
  onCodeNeeded: (credentials: Credentials) => void;
  onForgotten: (email: string) => void;
}

function FirstStep({ isBack, onCodeNeeded, onForgotten }: FirstStepProps) {
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
          <LoginForm onCodeNeeded={onCodeNeeded} onForgotten={onForgotten} />
        </TabsContent>
        <TabsContent value="register">
          <RegisterForm />
        </TabsContent>
      </Tabs>
    </>
  );
}
