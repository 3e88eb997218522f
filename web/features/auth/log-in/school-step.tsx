import { ArrowLeftIcon } from "@phosphor-icons/react/dist/csr/ArrowLeft";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import type { WaitingSignIn } from "#core/contracts/sign-in/school-sign-in.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { useFinishSignIn, waitingSignInQuery } from "#web/api/sign-in/school-sign-in.ts";
import { CodeInput } from "#web/components/code-input.tsx";
import { SchoolNotice } from "#web/components/school/school-notice.tsx";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { PasswordInput } from "#web/ui/forms/password-input.tsx";
import { required } from "#web/ui/forms/rules.ts";
import { useForm } from "#web/ui/forms/use-form.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { OrDivider } from "./school-buttons.tsx";
import { askForCode, readLoginWords } from "./use-log-in.ts";
import { useSignIn } from "./use-sign-in.ts";

/** Asks for what is missing after the provider has identified the user: a two-factor code, or a login that links the accounts. */
export function SchoolStep({ ticket }: { ticket: string }) {
  const t = texts("auth");
  const { data: waiting, isError } = useQuery(waitingSignInQuery(ticket));
  const [password, setPassword] = useState<string>();
  const signIn = useSignIn(useFinishSignIn(), readLoginWords());
  const back = (
    <Button variant="ghost" asChild className="min-h-14">
      <Link href={APP_PATHS.auth}>
        <ArrowLeftIcon weight="bold" />
        {texts("shared")("back")}
      </Link>
    </Button>
  );
  if (isError) return <Ended>{back}</Ended>;
  if (!waiting) return <Skeleton className="h-72" />;
  const asksForCode = waiting.kind === "code" || password !== undefined;
  return (
    <>
      <div>
        <h1>{t(asksForCode ? "code.title" : "school.title")}</h1>
        <p className="wrap-anywhere mt-1.5 text-pretty text-[1.0625rem] text-muted-foreground">{describeStep(waiting, asksForCode)}</p>
      </div>
      {asksForCode ? (
        <CodeStep
          onCode={async (twoFactorToken) => void (await signIn({ ticket, twoFactorToken, ...(password && { password }) }))}
          back={back}
        />
      ) : (
        <PasswordStep
          waiting={waiting}
          back={back}
          onStartNew={async () => void (await signIn({ ticket, startNew: true }))}
          onPassword={async (typed) => {
            if ((await signIn({ ticket, password: typed })) !== "code needed") return;
            askForCode();
            setPassword(typed);
          }}
        />
      )}
    </>
  );
}

function describeStep({ school, email }: WaitingSignIn, asksForCode: boolean): string {
  const t = texts("auth");
  return asksForCode ? t("code.leadSchool") : t("school.text", { email, school });
}

function Ended({ children }: { children: ReactNode }) {
  return (
    <>
      <h1>{texts("auth")("school.ended")}</h1>
      <SchoolNotice problem="expired" />
      <div>{children}</div>
    </>
  );
}

interface PasswordStepProps {
  waiting: WaitingSignIn;
  back: ReactNode;
  onPassword: (password: string) => Promise<void>;
  onStartNew: () => Promise<void>;
}

function PasswordStep({ waiting: { email, canStartNew }, back, onPassword, onStartNew }: PasswordStepProps) {
  const t = texts("auth");
  const form = useForm<{ password: string }>({
    defaultValues: { password: "" },
    rules: required({ password: t("missing.password") }),
    send: ({ password }) => onPassword(password),
  });
  return (
    <Form form={form} method="post" className="grid gap-4.5">
      {/* Tells a password manager which account the password belongs to. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <Field label={t("field.password")} error={form.errors.password}>
        <PasswordInput autoComplete="current-password" {...form.register("password")} />
      </Field>
      <Buttons back={back} isPending={form.isPending} />
      {canStartNew && <StartNew onStart={onStartNew} />}
    </Form>
  );
}

/** Somebody else may have registered with the person's address, so the person cannot know the password. */
function StartNew({ onStart }: { onStart: () => Promise<void> }) {
  const t = texts("auth");
  const [isPending, setPending] = useState(false);
  const start = async () => {
    setPending(true);
    await onStart();
    setPending(false);
  };
  return (
    <>
      <OrDivider />
      <div className="grid gap-2">
        <Button
          size="block"
          pending={isPending}
          pendingText={t("school.newPending")}
          onClick={start}
          className="whitespace-normal text-center"
        >
          {t("school.new")}
        </Button>
        <p className="text-muted-foreground text-sm">{t("school.newHint")}</p>
      </div>
    </>
  );
}

function CodeStep({ back, onCode }: { back: ReactNode; onCode: (code: string) => Promise<void> }) {
  const t = texts("auth");
  const form = useForm({
    defaultValues: { code: "" },
    send: async ({ code }) => {
      if (code.trim() === "") askForCode();
      else await onCode(code.trim());
    },
  });
  return (
    <Form form={form} method="post" className="grid gap-4.5">
      <Field label={t("code.label")} hint={t("code.hint")}>
        <CodeInput value={form.watch("code")} onValueChange={(code) => form.edit({ code })} />
      </Field>
      <Buttons back={back} isPending={form.isPending} />
    </Form>
  );
}

function Buttons({ back, isPending }: { back: ReactNode; isPending: boolean }) {
  const t = texts("auth");
  return (
    <div className="flex gap-3">
      {back}
      <Button type="submit" variant="primary" pending={isPending} pendingText={t("checking")} className="min-h-14 grow text-lg">
        {t("continue")}
      </Button>
    </div>
  );
}
