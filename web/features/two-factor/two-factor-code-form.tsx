import { type ReactNode, useEffect, useRef } from "react";
import { CodeInput } from "#web/components/code-input.tsx";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { useForm } from "#web/ui/forms/use-form.ts";
import { toast } from "#web/ui/toasts/use-toast.ts";

interface TwoFactorCodeFormProps {
  label: string;
  hint?: ReactNode;
  /** The toast for an empty code. */
  missing: { title: string; description: string };
  /** Whether backup codes, which contain letters, are accepted too. */
  takesLetters?: boolean;
  takesFocus?: boolean;
  action: string;
  pendingText: string;
  variant: "primary" | "secondary";
  /** Resolves to whether the code was correct. If not, it is selected so that typing replaces it. */
  onCode: (code: string) => Promise<boolean>;
  onCancel: () => void;
}

export function TwoFactorCodeForm({ label, hint, missing, takesLetters, takesFocus, onCode, onCancel, ...button }: TwoFactorCodeFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const form = useForm({
    defaultValues: { code: "" },
    send: async ({ code }) => {
      const typed = code.trim();
      if (typed === "") toast({ ...missing, kind: "destructive" });
      else if (await onCode(typed)) return;
      input.current?.focus();
      input.current?.select();
    },
  });
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);

  const { action, pendingText, variant } = button;
  return (
    <Form form={form} className="grid gap-4.5">
      <Field label={label} hint={hint}>
        <CodeInput
          ref={input}
          value={form.watch("code")}
          onValueChange={(code) => form.edit({ code })}
          inputMode={takesLetters ? "text" : "numeric"}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant={variant} pending={form.isPending} pendingText={pendingText}>
          {action}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {texts("shared")("cancel")}
        </Button>
      </div>
    </Form>
  );
}
