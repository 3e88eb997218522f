import { BarcodeIcon } from "@phosphor-icons/react/dist/csr/Barcode";
import { CameraIcon } from "@phosphor-icons/react/dist/csr/Camera";
import { SparkleIcon } from "@phosphor-icons/react/dist/csr/Sparkle";
import { type RefObject, Suspense, useEffect, useEffectEvent, useId, useRef } from "react";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { AiKeyNote } from "#web/components/ai/ai-key-note.tsx";
import { AiProgress } from "#web/components/ai/ai-progress.tsx";
import { PROVIDER_NAMES } from "#web/components/ai/ai-provider.ts";
import { ProviderMenu } from "#web/components/ai/provider-menu.tsx";
import { lazyPart, useLazyPart } from "#web/lib/page-load/lazy-part.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Segment, SegmentedChoice } from "#web/ui/forms/choices.tsx";
import { Page, PageHeader } from "#web/ui/page.tsx";
import { useBarcodeAddress } from "./barcode/use-barcode-address.ts";
import { PhotoFrame } from "./photo-frame.tsx";
import { PhotoPicker } from "./photo-picker.tsx";
import { ResultCard } from "./result-card.tsx";
import { ScanTips } from "./scan-tips.tsx";
import { useDroppedPhoto, usePastedPhoto } from "./use-arriving-photo.ts";
import { useScan } from "./use-scan.ts";

/** Loaded only when the user chooses barcodes, because most scans are photos. */
const BARCODE_SCAN = lazyPart(async () => (await import("./barcode/barcode-scan.tsx")).BarcodeScan);

export function ScanPage() {
  const t = texts("scan");
  const address = useBarcodeAddress();
  const BarcodeScan = useLazyPart(BARCODE_SCAN);
  const { photo, plate, provider, isScanning, choose, clear, scan, cancel, changeItems } = useScan(useCurrentUser()?.id ?? "");
  const picker = useRef<HTMLButtonElement>(null);
  const scanner = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { isOver, ...drop } = useDroppedPhoto(choose);
  usePastedPhoto((file) => !address.isBarcode && void choose(file));

  // Each step removes the element that had the focus, so the next step takes it.
  const step = plate ? heading : photo ? scanner : picker;
  useFocusOnChange(step);

  if (address.isBarcode) {
    return (
      <Page>
        <ScanHeader address={address} lead={t("lead.barcode")} />
        <Suspense>
          <BarcodeScan />
        </Suspense>
      </Page>
    );
  }
  return (
    <Page {...drop}>
      <ScanHeader address={address} lead={t("lead.photo")} />
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
                  pendingText={t("photo.scanning")}
                  onClick={scan}
                >
                  <SparkleIcon weight="fill" />
                  {t("photo.scan")}
                </Button>
              </div>
              {isScanning && (
                <AiProgress
                  onCancel={() => {
                    cancel();
                    scanner.current?.focus();
                  }}
                >
                  {t("photo.progress", { provider: PROVIDER_NAMES[provider] })}
                </AiProgress>
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

interface ScanHeaderProps {
  address: ReturnType<typeof useBarcodeAddress>;
  lead: string;
}

function ScanHeader({ address: { isBarcode, choosePhoto, chooseBarcode }, lead }: ScanHeaderProps) {
  const t = texts("scan");
  const name = useId();
  return (
    <PageHeader
      title={t("title")}
      lead={lead}
      actions={
        <SegmentedChoice label={t("mode.label")} className="w-full md:w-85 [&_svg]:me-2">
          <Segment name={name} checked={!isBarcode} onChange={choosePhoto}>
            <CameraIcon weight="bold" size={20} aria-hidden="true" />
            {t("mode.photo")}
          </Segment>
          <Segment name={name} checked={isBarcode} onChange={chooseBarcode}>
            <BarcodeIcon weight="bold" size={20} aria-hidden="true" />
            {t("mode.barcode")}
          </Segment>
        </SegmentedChoice>
      }
    />
  );
}

/** Moves the focus when the step changes, but not on the first render. */
function useFocusOnChange(target: RefObject<HTMLElement | null>): void {
  const before = useRef(target);
  const focus = useEffectEvent(() => target.current?.focus());
  useEffect(() => {
    if (before.current !== target) focus();
    before.current = target;
  }, [target]);
}
