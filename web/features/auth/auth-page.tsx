import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link, useSearchParams } from "wouter";
import type { Credentials } from "#core/contracts/auth.ts";
import { PRODUCT_NAME, TWO_FACTOR_CODE_LENGTH } from "#core/domain/constants.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { VisitorLinks } from "#web/components/brand/visitor-links.tsx";
import { Wordmark } from "#web/components/brand/wordmark.tsx";
import { Card } from "#web/ui/card.tsx";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "#web/ui/tabs.tsx";
import { CodeForm } from "./code-form.tsx";
import { LoginForm } from "./login-form.tsx";
import { RegisterForm } from "./register-form.tsx";
import { WelcomePanel } from "./welcome-panel.tsx";

const GREETINGS = {
  login: { title: "Good to see you", lead: "Log in, or make an account in a minute." },
  register: { title: "Nice to meet you", lead: "Your account is ready in a minute." },
} as const;

type AuthTab = keyof typeof GREETINGS;

export function AuthPage() {
  // Kept only here: a password outlives neither the second step nor the page.
  const [waiting, setWaiting] = useState<Credentials>();
  const [isBack, setBack] = useState(false);
  const goBack = () => {
    setWaiting(undefined);
    setBack(true);
  };
  return (
    <div className="grid min-h-dvh gap-4 p-4 lg:grid-cols-2">
      <div className="flex flex-col lg:px-6 lg:py-2">
        <header>
          <Link href={APP_PATHS.home} aria-label={`${PRODUCT_NAME} home`} className="inline-flex min-h-11 items-center rounded-md">
            <Wordmark />
          </Link>
        </header>
        <main className="grid grow place-items-center py-4 sm:py-8">
          <Card className="grid w-full max-w-110 gap-4.5 md:p-8">
            {waiting ? (
              <>
                <Greeting title="One more step">
                  Enter the {TWO_FACTOR_CODE_LENGTH}-digit code from your authenticator app, or a backup code.
                </Greeting>
                <CodeForm credentials={waiting} onBack={goBack} />
              </>
            ) : (
              <FirstStep isBack={isBack} onCodeNeeded={setWaiting} />
            )}
          </Card>
        </main>
        <footer className="flex justify-center">
          <VisitorLinks />
        </footer>
      </div>
      <WelcomePanel />
    </div>
  );
}

interface FirstStepProps {
  /** Whether the user came back here from the second step. */
  isBack: boolean;
  onCodeNeeded: (credentials: Credentials) => void;
}

function FirstStep({ isBack, onCodeNeeded }: FirstStepProps) {
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
          <LoginForm onCodeNeeded={onCodeNeeded} />
        </TabsContent>
        <TabsContent value="register">
          <RegisterForm />
        </TabsContent>
      </Tabs>
    </>
  );
}

function Greeting({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h1>{title}</h1>
      <p className="mt-1.5 text-pretty text-[1.0625rem] text-muted-foreground">{children}</p>
    </div>
  );
}
