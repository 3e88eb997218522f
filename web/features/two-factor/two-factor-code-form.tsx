import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { CodeInput } from "#web/components/code-input.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { toast } from "#web/ui/toasts/use-toast.ts";

interface TwoFactorCodeFormProps {
  label: string;
  hint?: ReactNode;
  /** What the toast says when there is no code. */
  missing: { title: string; description: string };
  /** Whether a backup code is taken too, which has letters. */
  takesLetters?: boolean;
  takesFocus?: boolean;
  action: string;
  pendingText: string;
  variant: "primary" | "secondary";
  /** Resolves to whether the code was right; if not, the next one is typed over it. */
  onCode: (code: string) => Promise<boolean>;
  onCancel: () => void;
}

export function TwoFactorCodeForm({ label, hint, missing, takesLetters, takesFocus, onCode, onCancel, ...button }: TwoFactorCodeFormProps) {
  const [code, setCode] = useState("");
  const [isPending, setPending] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    if (code.trim() === "") {
      toast({ ...missing, kind: "destructive" });
      input.current?.focus();
      return;
    }
    setPending(true);
    const isRight = await onCode(code.trim());
    setPending(false);
    if (isRight) return;
    input.current?.focus();
    input.current?.select();
  }

  const { action, pendingText, variant } = button;
  return (
    <form noValidate onSubmit={send} className="grid gap-4.5">
      <Field label={label} hint={hint}>
        <CodeInput ref={input} value={code} onValueChange={setCode} inputMode={takesLetters ? "text" : "numeric"} />
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant={variant} pending={isPending} pendingText={pendingText}>
          {action}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
