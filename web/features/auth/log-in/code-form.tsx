import { ArrowLeftIcon } from "@phosphor-icons/react/dist/csr/ArrowLeft";
import { useEffect, useRef } from "react";
import type { Credentials } from "#core/contracts/sign-in/auth.ts";
import { CodeInput } from "#web/components/code-input.tsx";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { useForm } from "#web/ui/forms/use-form.ts";
import { askForCode } from "./use-log-in.ts";

interface CodeFormProps {
  /** The credentials of the first step, which the second step sends again. */
  credentials: Credentials;
  logIn: (credentials: Credentials) => Promise<unknown>;
  onBack: () => void;
}

/** The second step of the login. */
export function CodeForm({ credentials, logIn, onBack }: CodeFormProps) {
  const t = texts("auth");
  const input = useRef<HTMLInputElement>(null);
  const form = useForm({
    defaultValues: { code: "" },
    send: async ({ code }) => {
      const twoFactorToken = code.trim();
      if (twoFactorToken === "") askForCode();
      else await logIn({ ...credentials, twoFactorToken });
      // After a wrong code the form is still mounted; the code is selected, so that typing replaces it.
      input.current?.focus();
      input.current?.select();
    },
  });
  useEffect(() => input.current?.focus(), []);

  return (
    <Form form={form} method="post" className="grid gap-4.5">
      <Field label={t("code.label")} hint={t("code.hint")}>
        <CodeInput ref={input} value={form.watch("code")} onValueChange={(code) => form.edit({ code })} />
      </Field>
      <div className="flex gap-3">
        <Button variant="ghost" onClick={onBack} className="min-h-14">
          <ArrowLeftIcon weight="bold" />
          {texts("shared")("back")}
        </Button>
        <Button type="submit" variant="primary" pending={form.isPending} pendingText={t("checking")} className="min-h-14 grow text-lg">
          {t("continue")}
        </Button>
      </div>
    </Form>
  );
}
