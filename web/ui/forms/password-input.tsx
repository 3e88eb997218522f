import { EyeIcon } from "@phosphor-icons/react/dist/csr/Eye";
import { EyeSlashIcon } from "@phosphor-icons/react/dist/csr/EyeSlash";
import { type ComponentProps, useState } from "react";
import { texts } from "#web/texts/texts.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Input } from "./input.tsx";

const LABELS = {
  password: { show: "secret.show", hide: "secret.hide" },
  "new password": { show: "secret.showNew", hide: "secret.hideNew" },
  confirmation: { show: "secret.showConfirmation", hide: "secret.hideConfirmation" },
  key: { show: "secret.showKey", hide: "secret.hideKey" },
} as const;

interface PasswordInputProps extends Omit<ComponentProps<"input">, "type" | "className"> {
  /** What the button shows and hides. */
  secret?: keyof typeof LABELS;
}

export function PasswordInput({ secret = "password", ...props }: PasswordInputProps) {
  const [isVisible, setIsVisible] = useState(false);
  return (
    <div className="relative">
      <Input {...props} type={isVisible ? "text" : "password"} autoCapitalize="none" spellCheck={false} className="pe-14" />
      <IconButton
        label={texts("shared")(LABELS[secret][isVisible ? "hide" : "show"])}
        className="absolute inset-y-1 end-1"
        onClick={() => setIsVisible((before) => !before)}
      >
        {isVisible ? <EyeSlashIcon weight="bold" /> : <EyeIcon weight="bold" />}
      </IconButton>
    </div>
  );
}
