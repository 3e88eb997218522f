import { CameraIcon } from "@phosphor-icons/react/dist/csr/Camera";
import { ImageIcon } from "@phosphor-icons/react/dist/csr/Image";
import { type ChangeEvent, type RefObject, useRef } from "react";
import { cn } from "#web/lib/class-names.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { PHOTO_BOX, PhotoCorners } from "./photo-frame.tsx";

interface PhotoPickerProps {
  onChoose: (file: File) => void;
  /** Whether a file is being dragged over the page. */
  isOver: boolean;
  buttonRef: RefObject<HTMLButtonElement | null>;
}

/** On phones and tablets the camera button is the primary one, so this button is less prominent there. */
const QUIET_BESIDE_CAMERA =
  "max-md:bg-muted max-md:text-foreground max-md:shadow-none max-md:hover:bg-border pointer-coarse:bg-muted pointer-coarse:text-foreground pointer-coarse:shadow-none";

/** Offers the ways to add a photo. */
export function PhotoPicker({ onChoose, isOver, buttonRef }: PhotoPickerProps) {
  const t = texts("scan");
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);

  function take({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (file) onChoose(file);
    // Allows the same file to be chosen again.
    target.value = "";
  }

  return (
    <div
      className={cn(
        PHOTO_BOX,
        "grid place-items-center bg-card shadow-[var(--shadow-1),inset_0_0_0_1px_var(--card-line)] transition-colors duration-150",
        isOver && "bg-sun-soft",
      )}
    >
      <PhotoCorners className="stroke-secondary-edge" />
      <div className="relative grid justify-items-center gap-4 px-8 py-10 text-center">
        <span aria-hidden="true" className="grid size-18 place-items-center rounded-full bg-muted">
          <CameraIcon weight="fill" size={34} />
        </span>
        <p className="text-balance font-bold font-display text-lg leading-snug">{t(isOver ? "photo.drop" : "photo.invite")}</p>
        <div className="grid justify-items-center gap-3">
          <Button variant="primary" className="md:hidden md:pointer-coarse:inline-flex" onClick={() => camera.current?.click()}>
            <CameraIcon weight="bold" />
            {t("photo.take")}
          </Button>
          <Button ref={buttonRef} variant="primary" className={QUIET_BESIDE_CAMERA} onClick={() => files.current?.click()}>
            <ImageIcon weight="bold" />
            {t("photo.choose")}
          </Button>
        </div>
        <p className="text-pretty text-muted-foreground text-sm max-md:hidden pointer-coarse:hidden">{t("photo.dropOrPaste")}</p>
      </div>
      <input ref={files} type="file" accept="image/*,.heic,.heif" aria-label={t("photo.chooseLabel")} className="hidden" onChange={take} />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={t("photo.takeLabel")}
        className="hidden"
        onChange={take}
      />
    </div>
  );
}
