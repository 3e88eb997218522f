import { CheckCircleIcon } from "@phosphor-icons/react/dist/csr/CheckCircle";
import { ImageIcon } from "@phosphor-icons/react/dist/csr/Image";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { cn } from "#web/lib/class-names.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";

export const PHOTO_BOX = "relative overflow-hidden rounded-[1.75rem] min-h-76 lg:min-h-100";

interface PhotoFrameProps {
  /** Null if this browser cannot display the photo. */
  preview: string | null;
  /** The number of foods found in the photo; undefined before the scan. */
  found: number | undefined;
  onClear: () => void;
}

export function PhotoFrame({ preview, found, onClear }: PhotoFrameProps) {
  const t = texts("scan");
  return (
    <figure className={cn(PHOTO_BOX, "grid bg-muted *:[grid-area:1/1]")}>
      {preview ? (
        <img src={preview} alt={t("photo.alt")} className="aspect-[4/3.4] size-full max-h-[32rem] object-cover" />
      ) : (
        <p className="grid place-content-center justify-items-center gap-3 px-8 pb-16 text-balance text-center">
          <ImageIcon weight="fill" size={40} aria-hidden="true" />
          {t("photo.noPreview")}
        </p>
      )}
      <PhotoCorners className="stroke-primary" />
      <div className="relative flex items-end justify-between gap-3 self-end p-5 min-[24rem]:p-6.5">
        <p
          role="status"
          className="inline-flex min-h-11 items-center gap-2 rounded-full bg-hero pe-4 ps-3 whitespace-nowrap font-bold text-[0.9375rem] text-hero-foreground empty:invisible"
        >
          {found !== undefined && (
            <>
              <CheckCircleIcon weight="fill" size={20} aria-hidden="true" className="text-primary" />
              {t("photo.found", { count: found })}
            </>
          )}
        </p>
        <Button onClick={onClear} className="min-h-11 shrink-0 px-4 text-[0.9375rem]">
          <XIcon weight="bold" />
          {t("photo.clear")}
        </Button>
      </div>
    </figure>
  );
}

/** The four corners of a viewfinder, which keep their shape at any photo width. */
export function PhotoCorners({ className }: { className: string }) {
  return (
    <span aria-hidden="true" className="pointer-events-none absolute inset-3">
      {["top-0 start-0", "top-0 end-0 rotate-90", "end-0 bottom-0 rotate-180", "bottom-0 start-0 -rotate-90"].map((place) => (
        <svg
          key={place}
          width="48"
          height="48"
          viewBox="0 0 48 48"
          fill="none"
          strokeWidth="6"
          strokeLinecap="round"
          aria-hidden="true"
          className={cn("absolute", place, className)}
        >
          <path d="M4 44V28A24 24 0 0 1 28 4h16" />
        </svg>
      ))}
    </span>
  );
}
