import type { ClipboardEvent, ComponentProps } from "react";
import { TWO_FACTOR_CODE_LENGTH } from "#core/domain/accounts/limits.ts";
import { cn } from "#web/lib/class-names.ts";
import { Input } from "#web/ui/forms/input.tsx";

interface CodeInputProps extends Omit<ComponentProps<"input">, "value" | "onChange"> {
  value: string;
  onValueChange: (code: string) => void;
}

/** An input for a code from an authenticator app, or for a backup code, which contains letters. */
export function CodeInput({ value, onValueChange, className, ...props }: CodeInputProps) {
  // Apps display and copy '123 456', so a limit of six characters would cut off the last digit.
  const paste = (event: ClipboardEvent) => {
    const code = event.clipboardData.getData("text").replace(/\s/g, "");
    if (code === "") return;
    event.preventDefault();
    onValueChange(code.slice(0, TWO_FACTOR_CODE_LENGTH));
  };
  return (
    <Input
      type="text"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      maxLength={TWO_FACTOR_CODE_LENGTH}
      className={cn("font-bold font-display text-xl tracking-[0.3em]", className)}
      {...props}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      onPaste={paste}
    />
  );
}
