import { ArrowClockwiseIcon } from "@phosphor-icons/react/dist/csr/ArrowClockwise";
import { BarcodeIcon } from "@phosphor-icons/react/dist/csr/Barcode";
import { CameraIcon } from "@phosphor-icons/react/dist/csr/Camera";
import { FlashlightIcon } from "@phosphor-icons/react/dist/csr/Flashlight";
import { SpeakerHighIcon } from "@phosphor-icons/react/dist/csr/SpeakerHigh";
import { SpeakerSlashIcon } from "@phosphor-icons/react/dist/csr/SpeakerSlash";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { type ReactNode, useRef, useState } from "react";
import { cn } from "#web/lib/class-names.ts";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { readMuted, storeMuted } from "./found-signal.ts";
import { FRAME, FrameCorners, FramePin } from "./frame.tsx";
import { type CameraState, useBarcodeCamera } from "./use-barcode-camera.ts";
import type { DetectedCode } from "./watch-for-code.ts";

const ROUND = "size-12 rounded-full bg-white text-ink hover:bg-white hover:text-ink";

interface CameraFrameProps {
  /** True after a product was shown: its buttons were removed, so the start button takes the focus. */
  isNext: boolean;
  onSeen: (seen: DetectedCode) => void;
}

/** Shows the camera picture from the tap that starts the camera until a code is found. */
export function CameraFrame({ isNext, onSeen }: CameraFrameProps) {
  const t = texts("scan");
  const video = useRef<HTMLVideoElement>(null);
  const { state, start, stop, toggleTorch } = useBarcodeCamera(video, onSeen);
  const [isMuted, setMuted] = useState(readMuted);
  const isOn = state.kind === "on";

  function toggleSound() {
    storeMuted(!isMuted);
    setMuted(!isMuted);
  }

  return (
    <section aria-label={t("camera.label")} className={cn(FRAME, "aspect-[4/3.4] lg:aspect-auto lg:min-h-130")}>
      {/* The video element is always rendered, because the stream is attached to it as soon as the camera starts. */}
      <video
        ref={video}
        muted
        playsInline
        aria-label={t("camera.picture")}
        className={cn("absolute inset-0 size-full object-cover", !isOn && "invisible")}
      />
      {(isOn || state.kind === "off" || state.kind === "starting") && <FrameCorners />}
      {!isOn && <BeforePicture state={state} takesFocus={isNext} onStart={start} />}
      {isOn && (
        <>
          <div className="absolute top-3.5 end-3.5 flex flex-row-reverse gap-2.5">
            <IconButton label={t("camera.off")} className={ROUND} onClick={stop}>
              <XIcon weight="bold" />
            </IconButton>
            {state.hasTorch && (
              <IconButton
                label={t("camera.light")}
                aria-pressed={state.isTorchOn}
                className={cn(ROUND, state.isTorchOn && "bg-primary")}
                onClick={toggleTorch}
              >
                <FlashlightIcon weight={state.isTorchOn ? "fill" : "bold"} />
              </IconButton>
            )}
            <IconButton label={t("camera.sound")} aria-pressed={!isMuted} className={ROUND} onClick={toggleSound}>
              {isMuted ? <SpeakerSlashIcon weight="bold" /> : <SpeakerHighIcon weight="bold" />}
            </IconButton>
          </div>
          <FramePin className="inset-x-0 bottom-5.5 mx-auto w-max">
            <BarcodeIcon weight="bold" size={20} aria-hidden="true" />
            <span role="status">{t(state.isReading ? "camera.hold" : "camera.gettingReady")}</span>
          </FramePin>
        </>
      )}
    </section>
  );
}

interface BeforePictureProps {
  state: CameraState;
  takesFocus: boolean;
  onStart: () => void;
}

function BeforePicture({ state, takesFocus, onStart }: BeforePictureProps) {
  const t = texts("scan");
  if (state.kind === "problem") {
    const problem = state.problem === "no reader" ? "reader" : state.problem;
    return (
      <Words title={t(`noCamera.${problem}.title`)} advice={t(`noCamera.${problem}.text`)} isProblem>
        {state.problem !== "insecure" && (
          <Button onClick={onStart}>
            <ArrowClockwiseIcon weight="bold" />
            {texts("shared")("tryAgain")}
          </Button>
        )}
      </Words>
    );
  }
  return (
    <Words title={t("camera.title")} advice={t("camera.private")}>
      <Button
        variant="primary"
        autoFocus={takesFocus}
        pending={state.kind === "starting"}
        pendingText={t("camera.starting")}
        onClick={onStart}
      >
        <CameraIcon weight="bold" />
        {t("camera.start")}
      </Button>
    </Words>
  );
}

interface WordsProps {
  title: string;
  advice: string;
  isProblem?: boolean;
  children: ReactNode;
}

function Words({ title, advice, isProblem = false, children }: WordsProps) {
  return (
    <div className="relative grid justify-items-center gap-4 px-8 py-6 text-center">
      <div role={isProblem ? "alert" : undefined} className="grid gap-1.5">
        <h2 className="text-white">{title}</h2>
        <p className="max-w-[30em] text-balance text-hero-muted">{advice}</p>
      </div>
      {children}
    </div>
  );
}
