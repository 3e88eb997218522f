import { useQuery } from "@tanstack/react-query";
import { lazy, useState } from "react";
import { Link, useLocation } from "wouter";
import { TWO_FACTOR_CODE_LENGTH } from "#core/domain/accounts/limits.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { linkQuery, useVerifyEmail } from "#web/api/sign-in/recovery.ts";
import { CardProblem } from "#web/components/card-problem.tsx";
import { serverMessage } from "#web/lib/http/api-client.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { Greeting } from "./frame/auth-frame.tsx";
import { DeadLink, isDeadLink } from "./frame/dead-link.tsx";
import { LinkFrame } from "./frame/link-frame.tsx";
import { CodeForm } from "./log-in/lazy-code-form.ts";
import { useLogInAfterLink } from "./log-in/use-log-in-after-link.ts";
import { useLinkToken } from "./use-link-token.ts";

// Loaded on demand, because most people confirm an account that they made, in the browser where they made it.
const ConfirmByLogin = lazy(async () => ({ default: (await import("./confirm-by-login.tsx")).ConfirmByLogin }));
const ClaimForm = lazy(async () => ({ default: (await import("./claim-form.tsx")).ClaimForm }));

/** The page that a link for confirming an address opens. */
export function VerifyEmailPage() {
  const t = texts("auth");
  const token = useLinkToken();
  const link = useQuery(linkQuery(token));
  const { waiting, logIn, logInNow } = useLogInAfterLink();
  const [isClaiming, setClaiming] = useState(false);
  const [isDead, setDead] = useState(false);
  const [, navigate] = useLocation();
  const content = () => {
    if (waiting) {
      return (
        <>
          <Greeting title={t("code.title")}>{t("code.leadApp", { length: TWO_FACTOR_CODE_LENGTH })}</Greeting>
          <CodeForm credentials={waiting} logIn={logIn} onBack={() => navigate(APP_PATHS.auth)} />
        </>
      );
    }
    if (isDead || token === null || isDeadLink(link.error)) return <DeadLink />;
    if (link.isError) return <CardProblem title={t("problem")} onRetry={() => link.refetch()} />;
    if (!link.data || token === undefined) {
      return (
        <>
          <Greeting title={t("verify.title")}>{t("verify.looking")}</Greeting>
          <Skeleton className="h-14" />
        </>
      );
    }
    const props = { token, details: link.data, onDead: () => setDead(true) };
    if (link.data.isOwn) return <ConfirmButton {...props} />;
    if (isClaiming) {
      return <ClaimForm {...props} onBack={() => setClaiming(false)} onClaimed={(email, password) => logInNow({ email, password })} />;
    }
    return <ConfirmByLogin {...props} onClaim={() => setClaiming(true)} />;
  };
  return <LinkFrame>{content()}</LinkFrame>;
}

/** Asks for a click, because mail scanners open links too. */
function ConfirmButton({ token, onDead }: { token: string; onDead: () => void }) {
  const t = texts("auth");
  const verify = useVerifyEmail();
  const confirm = () =>
    verify.mutate(token, {
      onError: (error) => {
        if (isDeadLink(error)) return onDead();
        const description = serverMessage(error) ?? t("verify.failedText");
        toast({ title: t("verify.failed"), description, kind: "destructive" });
      },
    });
  if (verify.isSuccess) {
    return (
      <>
        <Greeting title={t("verify.done")}>{t("verify.doneText")}</Greeting>
        <Button asChild variant="primary" size="block" className="min-h-14 text-lg">
          <Link href={APP_PATHS.home}>{t("action.goOn")}</Link>
        </Button>
      </>
    );
  }
  return (
    <>
      <Greeting title={t("verify.title")}>{t("verify.lead")}</Greeting>
      <Button
        variant="primary"
        size="block"
        className="min-h-14 text-lg"
        pending={verify.isPending}
        pendingText={t("verify.pending")}
        onClick={confirm}
      >
        {t("verify.submit")}
      </Button>
    </>
  );
}
