import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useLocation } from "wouter";
import type { LinkDetails } from "#core/contracts/sign-in/recovery.ts";
import { TWO_FACTOR_CODE_LENGTH } from "#core/domain/accounts/limits.ts";
import { APP_PATHS } from "#core/domain/site/app-paths.ts";
import { linkQuery, useResetByLink } from "#web/api/sign-in/recovery.ts";
import { CardProblem } from "#web/components/card-problem.tsx";
import { serverMessage } from "#web/lib/http/api-client.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { lazyRules, lazySchema } from "#web/ui/forms/rules.ts";
import { useForm } from "#web/ui/forms/use-form.ts";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { Greeting } from "./frame/auth-frame.tsx";
import { DeadLink, isDeadLink } from "./frame/dead-link.tsx";
import { LinkFrame } from "./frame/link-frame.tsx";
import { CodeForm } from "./log-in/lazy-code-form.ts";
import { useLogInAfterLink } from "./log-in/use-log-in-after-link.ts";
import { NewPasswordFields, type NewPasswordValues, NO_PASSWORD_YET } from "./new-password-fields.tsx";
import { useLinkToken } from "./use-link-token.ts";

// Loaded on demand, because most accounts have nothing to choose from.
const AdditionsChoice = lazy(async () => ({ default: (await import("./additions-choice.tsx")).AdditionsChoice }));

const loadRules = lazySchema(async () => (await import("./log-in/auth-rules.ts")).ResetForm);
const loadRulesWithAge = lazySchema(async () => (await import("./log-in/auth-rules.ts")).ResetFormWithAge);

/** The page that a link for a new password opens. */
export function NewPasswordPage() {
  const t = texts("auth");
  const token = useLinkToken();
  const link = useQuery(linkQuery(token));
  const { waiting, logIn, logInNow } = useLogInAfterLink();
  const [isDead, setDead] = useState(false);
  const [, navigate] = useLocation();
  return (
    <LinkFrame>
      {waiting ? (
        <>
          <Greeting title={t("code.title")}>{t("code.leadSaved", { length: TWO_FACTOR_CODE_LENGTH })}</Greeting>
          <CodeForm credentials={waiting} logIn={logIn} onBack={() => navigate(APP_PATHS.auth)} />
        </>
      ) : isDead || token === null || isDeadLink(link.error) ? (
        <DeadLink />
      ) : link.isError ? (
        <CardProblem title={t("problem")} onRetry={() => link.refetch()} />
      ) : (
        <NewPasswordForm
          token={token}
          details={link.data}
          onDead={() => setDead(true)}
          onSaved={(email, password) => logInNow({ email, password })}
        />
      )}
    </LinkFrame>
  );
}

interface NewPasswordFormProps {
  /** Undefined until the URL has been read. */
  token: string | undefined;
  /** Undefined while they load. Nothing can be saved before, because the user would not have seen what leaves the account. */
  details: LinkDetails | undefined;
  onDead: () => void;
  onSaved: (email: string, password: string) => Promise<void>;
}

function NewPasswordForm({ token, details, onDead, onSaved }: NewPasswordFormProps) {
  const t = texts("auth");
  const { mutateAsync } = useResetByLink();
  const [retained, setRetained] = useState<string[]>([]);
  const { asksAge = false, additions = [] } = details ?? {};
  const load = asksAge ? loadRulesWithAge : loadRules;
  const form = useForm<NewPasswordValues>({
    rules: lazyRules(load),
    defaultValues: NO_PASSWORD_YET,
    send: async ({ password, age }) => {
      if (token === undefined) return;
      const { email } = await mutateAsync({ token, password, ...(asksAge && { age }), ...(additions.length > 0 && { retain: retained }) });
      await onSaved(email, password);
    },
    onFailed: (error) => {
      if (isDeadLink(error)) onDead();
      else
        toast({
          title: t("new.failed"),
          description: serverMessage(error) ?? t("new.failedText"),
          kind: "destructive",
        });
    },
  });
  return (
    <Form form={form} method="post" onFocus={() => void load()} className="grid gap-4.5">
      <Greeting title={t("new.title")}>{t("new.lead")}</Greeting>
      <NewPasswordFields form={form} asksAge={asksAge} />
      {additions.length > 0 && (
        <Suspense>
          <AdditionsChoice additions={additions} retained={retained} onRetain={setRetained} />
        </Suspense>
      )}
      <Button
        type="submit"
        variant="primary"
        size="block"
        disabled={!details}
        pending={form.isPending}
        pendingText={texts("shared")("saving")}
        className="min-h-14 text-lg"
      >
        {t("new.submit")}
      </Button>
    </Form>
  );
}
