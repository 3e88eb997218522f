import { BarcodeIcon } from "@phosphor-icons/react/dist/csr/Barcode";
import { CheckCircleIcon } from "@phosphor-icons/react/dist/csr/CheckCircle";
import { printedGtin } from "#core/domain/products/gtin.ts";
import { cn } from "#web/lib/class-names.ts";
import { FRAME, FramePin } from "./frame.tsx";

interface CodeFrameProps {
  gtin: string;
  /** The last camera frame; undefined if the user typed the digits. */
  snapshot: string | undefined;
}

/** Shows the code that was read, after the camera is switched off. */
export function CodeFrame({ gtin, snapshot }: CodeFrameProps) {
  return (
    <figure className={cn(FRAME, "aspect-[4/2] lg:aspect-[4/3]")}>
      {snapshot ? (
        <img src={snapshot} alt="" className="absolute inset-0 size-full object-cover" />
      ) : (
        <BarcodeIcon size={96} aria-hidden="true" className="mb-8 text-hero-muted" />
      )}
      <FramePin className="bottom-4 start-4">
        <CheckCircleIcon weight="fill" size={20} aria-hidden="true" className="text-primary" />
        <span className="tabular-nums tracking-[0.08em]">{printedGtin(gtin)}</span>
      </FramePin>
    </figure>
  );
}
