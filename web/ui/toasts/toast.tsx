import { CheckCircleIcon } from "@phosphor-icons/react/dist/csr/CheckCircle";
import { InfoIcon } from "@phosphor-icons/react/dist/csr/Info";
import { WarningCircleIcon } from "@phosphor-icons/react/dist/csr/WarningCircle";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { Toast as Radix } from "radix-ui";
import { cn } from "#web/lib/class-names.ts";
import { texts } from "#web/texts/texts.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import type { ToastState } from "./use-toast.ts";

const LOOKS = {
  success: { Icon: CheckCircleIcon, tile: "bg-success-soft text-score-high-ink" },
  info: { Icon: InfoIcon, tile: "bg-info-soft text-info" },
  destructive: { Icon: WarningCircleIcon, tile: "bg-destructive-soft text-destructive" },
} as const;

export function Toast({ message, onDismiss }: { message: ToastState; onDismiss: () => void }) {
  const kind = message.kind ?? "success";
  const { Icon, tile } = LOOKS[kind];
  return (
    <Radix.Root
      open={message.open}
      onOpenChange={(open) => !open && onDismiss()}
      type={kind === "info" ? "background" : "foreground"}
      className={cn(
        "flex items-center gap-3.5 rounded-[1.25rem] bg-popover py-3 pe-2 ps-3.5 text-popover-foreground shadow-[var(--shadow-2),inset_0_0_0_1px_var(--card-line)]",
        "data-[state=closed]:animate-right-out data-[state=open]:animate-up-in",
        "data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-[translate]",
      )}
    >
      <span aria-hidden="true" className={cn("grid size-10 shrink-0 place-items-center rounded-[0.875rem]", tile)}>
        <Icon weight="fill" size={20} />
      </span>
      {/* If both do not fit next to each other, the action wraps below the text. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <div className="min-w-0 flex-1 basis-40">
          <Radix.Title className="font-bold">{message.title}</Radix.Title>
          {message.description && <Radix.Description className="text-muted-foreground text-sm">{message.description}</Radix.Description>}
        </div>
        {message.action && (
          <Radix.Action asChild altText={message.action.label} onClick={message.action.onAct}>
            <TextLink className="-ms-1 shrink-0">{message.action.label}</TextLink>
          </Radix.Action>
        )}
      </div>
      <Radix.Close asChild>
        <IconButton label={texts("shared")("close")}>
          <XIcon weight="bold" />
        </IconButton>
      </Radix.Close>
    </Radix.Root>
  );
}
