import { EyeIcon } from "@phosphor-icons/react/dist/csr/Eye";
import { EyeSlashIcon } from "@phosphor-icons/react/dist/csr/EyeSlash";
import { type ComponentProps, useState } from "react";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Input } from "./input.tsx";

interface PasswordInputProps extends Omit<ComponentProps<"input">, "type" | "className"> {
  /** The name of the secret that the button shows and hides. */
  secret?: string;
}

export function PasswordInput({ secret = "password", ...props }: PasswordInputProps) {
  const [isVisible, setIsVisible] = useState(false);
  return (
    <div className="relative">
      <Input {...props} type={isVisible ? "text" : "password"} autoCapitalize="none" spellCheck={false} className="pr-14" />
      <IconButton
        label={`${isVisible ? "Hide" : "Show"} ${secret}`}
        className="absolute inset-y-1 right-1"
        onClick={() => setIsVisible((before) => !before)}
      >
        {isVisible ? <EyeSlashIcon weight="bold" /> : <EyeIcon weight="bold" />}
      </IconButton>
    </div>
  );
}
