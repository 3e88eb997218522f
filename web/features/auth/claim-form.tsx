import { CaretLeftIcon } from "@phosphor-icons/react/dist/csr/CaretLeft";
import { useEffect, useRef, useState } from "react";
import type { LinkDetails } from "#core/contracts/sign-in/recovery.ts";
import { useClaimAccount } from "#web/api/sign-in/recovery.ts";
import { serverMessage } from "#web/lib/http/api-client.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { lazyRules, lazySchema } from "#web/ui/forms/rules.ts";
import { Checkbox } from "#web/ui/forms/toggles.tsx";
import { useForm } from "#web/ui/forms/use-form.ts";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { Greeting } from "./frame/auth-frame.tsx";
import { isDeadLink } from "./frame/dead-link.tsx";
import { NewPasswordFields, type NewPasswordValues, NO_PASSWORD_YET } from "./new-password-fields.tsx";

const loadRules = lazySchema(async () => (await import("./log-in/auth-rules.ts")).ResetForm);
const loadRulesWithAge = lazySchema(async () => (await import("./log-in/auth-rules.ts")).ResetFormWithAge);

interface ClaimFormProps {
  token: string;
  details: LinkDetails;
  onDead: () => void;
  onBack: () => void;
  onClaimed: (email: string, password: string) => Promise<void>;
}

/** Makes an account the user's own that somebody else created with their address. */
export function ClaimForm({ token, details: { asksAge }, onDead, onBack, onClaimed }: ClaimFormProps) {
  const t = texts("auth");
  const shared = texts("shared");
  const back = useRef<HTMLButtonElement>(null);
  // The button that had the focus was removed.
  useEffect(() => back.current?.focus(), []);
  const { mutateAsync } = useClaimAccount();
  const [startEmpty, setStartEmpty] = useState(false);
  const load = asksAge ? loadRulesWithAge : loadRules;
  const form = useForm<NewPasswordValues>({
    rules: lazyRules(load),
    defaultValues: NO_PASSWORD_YET,
    send: async ({ password, age }) => {
      const { email } = await mutateAsync({ token, password, startEmpty, ...(asksAge && { age }) });
      await onClaimed(email, password);
    },
    onFailed: (error) => {
      if (isDeadLink(error)) return onDead();
      const description = serverMessage(error) ?? t("claim.failedText");
      toast({ title: t("claim.failed"), description, kind: "destructive" });
    },
  });
  return (
    <>
      <Button ref={back} variant="ghost" size="sm" className="-mt-2.5 -mb-2 -ms-3 justify-self-start" onClick={onBack}>
        <CaretLeftIcon weight="bold" />
        {shared("back")}
      </Button>
      <Form form={form} method="post" onFocus={() => void load()} className="grid gap-4.5">
        <Greeting title={t("claim.title")}>{t("claim.lead")}</Greeting>
        <NewPasswordFields form={form} asksAge={asksAge} />
        <Checkbox checked={startEmpty} onChange={({ target }) => setStartEmpty(target.checked)}>
          <span className="grid">
            {t("claim.empty")}
            <span className="font-medium text-muted-foreground text-sm">{t("claim.emptyText")}</span>
          </span>
        </Checkbox>
        <Button
          type="submit"
          variant="primary"
          size="block"
          pending={form.isPending}
          pendingText={shared("saving")}
          className="min-h-14 text-lg"
        >
          {t("claim.submit")}
        </Button>
      </Form>
    </>
  );
}
