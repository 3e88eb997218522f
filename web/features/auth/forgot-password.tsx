import { CaretLeftIcon } from "@phosphor-icons/react/dist/csr/CaretLeft";
import { EnvelopeSimpleOpenIcon } from "@phosphor-icons/react/dist/csr/EnvelopeSimpleOpen";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { recoveryWaysQuery, useRequestReset } from "#web/api/sign-in/recovery.ts";
import { CardContent } from "#web/components/card-content.tsx";
import { serverMessage } from "#web/lib/http/api-client.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { lazyRules, lazySchema } from "#web/ui/forms/rules.ts";
import { useForm } from "#web/ui/forms/use-form.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { Greeting } from "./frame/auth-frame.tsx";

const SECOND_MS = 1_000;
const AGAIN_AFTER_S = 45;

const loadRules = lazySchema(async () => (await import("./log-in/auth-rules.ts")).ResetRequest);

interface ForgotPasswordProps {
  /** The email address from the login form. */
  email: string;
  onBack: () => void;
}

/** Offers a new password by email, or from an administrator if the site has no mail server. */
export function ForgotPassword({ email, onBack }: ForgotPasswordProps) {
  const t = texts("auth");
  const back = useRef<HTMLButtonElement>(null);
  // The button that had the focus was removed.
  useEffect(() => back.current?.focus(), []);
  return (
    <>
      <Button ref={back} variant="ghost" size="sm" className="-mt-2.5 -mb-2 -ms-3 justify-self-start" onClick={onBack}>
        <CaretLeftIcon weight="bold" />
        {texts("shared")("back")}
      </Button>
      <CardContent query={useQuery(recoveryWaysQuery)} problem={t("problem")} skeleton={<Skeleton className="h-56" />}>
        {({ byMail }) => (byMail ? <ByMail typed={email} /> : <ByAdmin />)}
      </CardContent>
    </>
  );
}

function ByAdmin() {
  const t = texts("auth");
  return <Greeting title={t("forgot.title")}>{t("forgot.admin")}</Greeting>;
}

function ByMail({ typed }: { typed: string }) {
  const t = texts("auth");
  const [sentTo, setSentTo] = useState<string>();
  const { mutateAsync } = useRequestReset();
  const onFailed = (error: unknown) =>
    toast({ title: t("forgot.failed"), description: serverMessage(error) ?? t("forgot.failedText"), kind: "destructive" });
  const form = useForm({
    rules: lazyRules(loadRules),
    defaultValues: { email: typed },
    send: async ({ email }) => {
      await mutateAsync(email);
      setSentTo(email);
    },
    onFailed,
  });
  if (sentTo !== undefined) return <Sent to={sentTo} onAgain={() => mutateAsync(sentTo).catch(onFailed)} />;
  return (
    <Form form={form} method="post" onFocus={() => void loadRules()} className="grid gap-4.5">
      <Greeting title={t("forgot.title")}>{t("forgot.mail")}</Greeting>
      <Field label={t("field.email")} error={form.errors.email}>
        <Input type="email" inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} {...form.register("email")} />
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="block"
        pending={form.isPending}
        pendingText={t("forgot.sending")}
        className="min-h-14 text-lg"
      >
        {t("forgot.send")}
      </Button>
      <p className="text-muted-foreground text-sm">{t("forgot.noMailbox")}</p>
    </Form>
  );
}

/** Looks the same whether or not the account exists, so that it reveals nothing. */
function Sent({ to, onAgain }: { to: string; onAgain: () => Promise<unknown> }) {
  const t = texts("auth");
  const [secondsLeft, setSecondsLeft] = useState(AGAIN_AFTER_S);
  const isOver = secondsLeft === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setSecondsLeft((seconds) => Math.max(0, seconds - 1)), SECOND_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  const sendAgain = async () => {
    setSecondsLeft(AGAIN_AFTER_S);
    await onAgain();
  };
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <div className="flex items-center gap-4">
        <span className="grid size-15 shrink-0 place-items-center rounded-full bg-sun-soft text-2xl text-sun-ink">
          <EnvelopeSimpleOpenIcon weight="bold" />
        </span>
        <h1 ref={title} tabIndex={-1} className="outline-none">
          {t("sent.title")}
        </h1>
      </div>
      <p className="wrap-anywhere text-pretty">{t.rich("sent.text", { email: to, strong: (text) => <strong>{text}</strong> })}</p>
      <Button size="block" disabled={!isOver} onClick={sendAgain}>
        {isOver ? t("sent.again") : t("sent.againIn", { time: `0:${String(secondsLeft).padStart(2, "0")}` })}
      </Button>
    </>
  );
}
