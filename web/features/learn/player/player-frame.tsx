import { SpeakerHighIcon } from "@phosphor-icons/react/dist/csr/SpeakerHigh";
import { StopCircleIcon } from "@phosphor-icons/react/dist/csr/StopCircle";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { Dialog } from "radix-ui";
import { type ReactNode, useRef } from "react";
import { cn } from "#web/lib/class-names.ts";
import { texts } from "#web/texts/texts.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useReadAloud } from "./use-read-aloud.ts";

interface PlayerFrameProps {
  title: string;
  place: number;
  steps: number;
  onClose: () => void;
  children: ReactNode;
}

/** Uses the whole screen for one step at a time. Escape closes it. */
export function PlayerFrame({ title, place, steps, onClose, children }: PlayerFrameProps) {
  const t = texts("learn");
  const content = useRef<HTMLDivElement>(null);
  const { isReading, toggle } = useReadAloud(() => content.current?.querySelector<HTMLElement>("[data-readable]")?.innerText ?? "", place);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Content aria-describedby={undefined} className="fixed inset-0 z-50 overflow-y-auto bg-background outline-none">
          <Dialog.Title className="sr-only">{title}</Dialog.Title>
          <div ref={content} className="mx-auto flex min-h-full max-w-[37.5rem] flex-col px-4 pt-3 pb-6 md:pt-6">
            <div className="mb-4 flex items-center gap-3">
              <IconButton label={t("player.close")} onClick={onClose}>
                <XIcon weight="bold" size={20} />
              </IconButton>
              <div role="img" aria-label={t("player.step", { place: Math.min(place + 1, steps), steps })} className="flex grow gap-1">
                {Array.from({ length: steps }, (_, step) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a lesson never change their order.
                  <span key={step} className={cn("h-1.5 grow rounded-full", step <= place ? "bg-ink" : "bg-border")} />
                ))}
              </div>
              {toggle && (
                <IconButton label={t(isReading ? "player.stopReading" : "player.read")} onClick={toggle}>
                  {isReading ? <StopCircleIcon weight="bold" size={20} /> : <SpeakerHighIcon weight="bold" size={20} />}
                </IconButton>
              )}
            </div>
            {children}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
