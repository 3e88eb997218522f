import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { CopyIcon } from "@phosphor-icons/react/dist/csr/Copy";
import { type ReactNode, useEffect, useState } from "react";
import { copyText } from "#web/lib/clipboard.ts";
import { texts } from "#web/texts/texts.ts";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { Button } from "./button.tsx";

const COPY_INDICATOR_MS = 2000;

interface CopyButtonProps {
  text: string;
  label: string;
  /** The text of the toast below 'Copied'. */
  description: string;
  size?: "sm" | "md";
}

/** Copies a text to the clipboard, confirms it in a toast, and briefly on the button itself. */
export function CopyButton({ text, label, description, size = "md" }: CopyButtonProps) {
  const t = texts("shared");
  const [copies, setCopies] = useState(0);
  const [isCopied, setCopied] = useState(false);
  // A counter, so that a second copy restarts the timer.
  useEffect(() => {
    if (copies === 0) return;
    setCopied(true);
    const timer = setTimeout(() => setCopied(false), COPY_INDICATOR_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  async function copy() {
    if (await copyText(text)) {
      setCopies((before) => before + 1);
      toast({ title: t("copy.done"), description });
    } else {
      toast({ title: t("copy.failed"), description: t("copy.failedText"), kind: "destructive" });
    }
  }

  return (
    <Button size={size} onClick={copy}>
      {/* Both labels occupy the same space, so that the button keeps its width. */}
      <span className="grid place-items-center *:[grid-area:1/1]">
        <Face isVisible={!isCopied}>
          <CopyIcon weight="bold" />
          {label}
        </Face>
        <Face isVisible={isCopied}>
          <CheckIcon weight="bold" />
          {t("copy.done")}
        </Face>
      </span>
    </Button>
  );
}

function Face({ isVisible, children }: { isVisible: boolean; children: ReactNode }) {
  return (
    <span
      aria-hidden={!isVisible || undefined}
      className={isVisible ? "inline-flex items-center gap-2" : "invisible inline-flex items-center gap-2"}
    >
      {children}
    </span>
  );
}
