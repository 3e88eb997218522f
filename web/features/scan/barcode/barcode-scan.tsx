import { useQuery } from "@tanstack/react-query";
import { lazy, type RefObject, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { printedGtin } from "#core/domain/products/gtin.ts";
import { productLookupQuery, productQuery } from "#web/api/products.ts";
import { texts } from "#web/texts/texts.ts";
import { Card } from "#web/ui/card.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/skeleton.tsx";
import { AboutNutrients } from "./about-nutrients.tsx";
import { CameraFrame } from "./camera/camera-frame.tsx";
import { CodeFrame } from "./camera/code-frame.tsx";
import { readMuted, signalFound } from "./camera/found-signal.ts";
import type { DetectedCode } from "./camera/watch-for-code.ts";
import { LookupProblem, ProductsOff } from "./lookup-problem.tsx";
import { ProductCard } from "./product-card.tsx";
import { ScanPrivacyNote } from "./scan-privacy-note.tsx";
import { TypedDigits } from "./typed-digits.tsx";
import { useBarcodeAddress } from "./use-barcode-address.ts";

const ProductDialog = lazy(async () => ({ default: (await import("./product-dialog.tsx")).ProductDialog }));

/** The barcode mode of Scan Food, for packaged products. */
export function BarcodeScan() {
  const { gtin, showProduct, choosePhoto, scanAnother } = useBarcodeAddress();
  const { data: lookup } = useQuery(productLookupQuery);
  const [seen, setSeen] = useState<DetectedCode>();
  const [hasOpened, setHasOpened] = useState(false);
  if (gtin && !hasOpened) setHasOpened(true);

  function onSeen(found: DetectedCode) {
    if (!readMuted()) signalFound();
    setSeen(found);
    showProduct(found.code.gtin);
  }

  if (lookup?.isOn === false) return <ProductsOff onChoosePhoto={choosePhoto} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-5 lg:grid-cols-[minmax(0,1fr)_30rem] lg:items-start">
      {gtin ? (
        <>
          <CodeFrame gtin={gtin} snapshot={seen?.code.gtin === gtin ? seen.snapshot : undefined} />
          <LookedUp key={gtin} gtin={gtin} onCode={showProduct} onScanAnother={scanAnother} onChoosePhoto={choosePhoto} />
        </>
      ) : (
        <>
          <CameraFrame isNext={hasOpened} onSeen={onSeen} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-5">
            <TypedDigits onCode={showProduct} />
            <ScanPrivacyNote />
          </div>
        </>
      )}
    </div>
  );
}

interface LookedUpProps {
  gtin: string;
  onCode: (gtin: string) => void;
  onScanAnother: () => void;
  onChoosePhoto: () => void;
}

function LookedUp({ gtin, onCode, onScanAnother, onChoosePhoto }: LookedUpProps) {
  const { data: found, error, isFetching, refetch } = useQuery(productQuery(gtin));
  const [isEditing, setEditing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const product = found?.food.product;
  const problem = found || isFetching ? null : error;
  useFocusOnceThere(heading, Boolean(found ?? problem));

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-5">
      {found && product && (
        <>
          <ProductCard key={found.food.updatedAt} found={found} product={product} onAdded={onScanAnother} headingRef={heading} />
          <AboutNutrients food={found.food} product={product} onCorrect={() => setEditing(true)} onScanAnother={onScanAnother} />
        </>
      )}
      {problem && (
        <>
          <LookupProblem
            gtin={gtin}
            error={problem}
            headingRef={heading}
            onRetry={() => void refetch()}
            onEnter={() => setEditing(true)}
            onScanAnother={onScanAnother}
            onChoosePhoto={onChoosePhoto}
          />
          <TypedDigits onCode={onCode} />
        </>
      )}
      {!found && !problem && <Waiting gtin={gtin} />}
      <Suspense>{isEditing && <ProductDialog gtin={gtin} food={found?.food} onClose={() => setEditing(false)} />}</Suspense>
    </div>
  );
}

function Waiting({ gtin }: { gtin: string }) {
  return (
    <Card>
      <p role="status" className="mb-4 font-semibold">
        {texts("scan")("lookup.waiting", { code: printedGtin(gtin) })}
      </p>
      <SkeletonGroup className="grid gap-4">
        <Skeleton className="h-24" />
        <Skeleton className="h-14" />
        <Skeleton className="h-40" />
      </SkeletonGroup>
    </Card>
  );
}

/** Moves the focus to the result, so that screen readers announce it and the keyboard continues from there. */
function useFocusOnceThere(target: RefObject<HTMLElement | null>, isThere: boolean): void {
  const focus = useEffectEvent(() => target.current?.focus({ preventScroll: true }));
  useEffect(() => {
    if (isThere) focus();
  }, [isThere]);
}
