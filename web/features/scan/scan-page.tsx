import { SparkleIcon } from "@phosphor-icons/react/dist/csr/Sparkle";
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { useCurrentUser } from "#web/api/auth.ts";
import { AiKeyNote } from "#web/components/ai/ai-key-note.tsx";
import { AiProgress } from "#web/components/ai/ai-progress.tsx";
import { PROVIDER_NAMES } from "#web/components/ai/ai-provider.ts";
import { ProviderMenu } from "#web/components/ai/provider-menu.tsx";
import { Button } from "#web/ui/button.tsx";
import { Page, PageHeader } from "#web/ui/page.tsx";
import { PhotoFrame } from "./photo-frame.tsx";
import { PhotoPicker } from "./photo-picker.tsx";
import { ResultCard } from "./result-card.tsx";
import { ScanTips } from "./scan-tips.tsx";
import { useDroppedPhoto, usePastedPhoto } from "./use-arriving-photo.ts";
import { useScan } from "./use-scan.ts";

export function ScanPage() {
  const { photo, plate, provider, isScanning, choose, clear, scan, cancel, changeItems } = useScan(useCurrentUser()?.id ?? "");
  const picker = useRef<HTMLButtonElement>(null);
  const scanner = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { isOver, ...drop } = useDroppedPhoto(choose);
  usePastedPhoto(choose);

  // What had the focus goes with each step: the next step takes it.
  const step = plate ? heading : photo ? scanner : picker;
  useFocusOnChange(step);

  return (
    <Page {...drop}>
      <PageHeader title="Scan Your Food" lead="One photo, and AI tells you what is on the plate." />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-5 lg:grid-cols-[repeat(2,minmax(0,1fr))] lg:items-start">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:sticky lg:top-24">
          {photo || plate ? (
            <PhotoFrame preview={photo?.preview ?? null} found={plate?.items.length} onClear={clear} />
          ) : (
            <PhotoPicker onChoose={(file) => void choose(file)} isOver={isOver} buttonRef={picker} />
          )}
          {!plate && (
            <>
              <div className="grid grid-cols-[auto_1fr] gap-3">
                <ProviderMenu className="min-h-13 justify-center rounded-[1.25rem] px-3.5 sm:px-4.5" />
                <Button
                  ref={scanner}
                  variant={photo ? "primary" : "secondary"}
                  className="min-h-13 rounded-[1.25rem] px-2 sm:text-lg"
                  pending={isScanning}
                  pendingText="Scanning..."
                  onClick={scan}
                >
                  <SparkleIcon weight="fill" />
                  Scan photo
                </Button>
              </div>
              {isScanning && (
                <AiProgress
                  onCancel={() => {
                    cancel();
                    scanner.current?.focus();
                  }}
                >{`${PROVIDER_NAMES[provider]} is looking at your photo...`}</AiProgress>
              )}
              <AiKeyNote />
            </>
          )}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-5">
          {plate && <ResultCard plate={plate} changeItems={changeItems} onClear={clear} headingRef={heading} />}
          <ScanTips />
        </div>
      </div>
    </Page>
  );
}

/** Not on arrival: only from step to step. */
function useFocusOnChange(target: RefObject<HTMLElement | null>): void {
  const before = useRef(target);
  const focus = useEffectEvent(() => target.current?.focus());
  useEffect(() => {
    if (before.current !== target) focus();
    before.current = target;
  }, [target]);
}
