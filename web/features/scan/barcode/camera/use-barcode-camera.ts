import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { openBarcodeReader } from "./barcode-reader.ts";
import { CameraError, type CameraProblem, closeCamera, hasTorch, openCamera, switchTorch } from "./camera.ts";
import { type DetectedCode, watchForCode } from "./watch-for-code.ts";

export type CameraState =
  | { kind: "off" }
  | { kind: "starting" }
  | { kind: "on"; isReading: boolean; hasTorch: boolean; isTorchOn: boolean }
  | { kind: "problem"; problem: CameraProblem | "no reader" };

const OFF: CameraState = { kind: "off" };

/** Runs the camera until a code is found, the page is left or the tab is hidden. */
export function useBarcodeCamera(video: RefObject<HTMLVideoElement | null>, onSeen: (seen: DetectedCode) => void) {
  const [state, setState] = useState<CameraState>(OFF);
  const session = useRef<{ end: AbortController; stream?: MediaStream }>(undefined);

  function stop() {
    session.current?.end.abort();
    session.current = undefined;
    setState(OFF);
  }

  async function start() {
    stop();
    const end = new AbortController();
    const { signal } = end;
    session.current = { end };
    setState({ kind: "starting" });
    try {
      const stream = await openCamera();
      whenAborted(signal, () => closeCamera(stream));
      if (signal.aborted) return;
      session.current.stream = stream;
      // The track ends if the camera is unplugged or the system takes it away.
      stream.getVideoTracks()[0]?.addEventListener("ended", () => session.current?.end === end && stop());
      setState({ kind: "on", isReading: false, hasTorch: hasTorch(stream), isTorchOn: false });
      await show(stream, video.current, signal);
      const reader = await openBarcodeReader();
      whenAborted(signal, reader.close);
      if (signal.aborted || !video.current) return;
      setState((now) => (now.kind === "on" ? { ...now, isReading: true } : now));
      const seen = await watchForCode(video.current, reader, signal);
      if (!seen) return;
      stop();
      onSeen(seen);
    } catch (error) {
      if (signal.aborted) return;
      end.abort();
      setState({ kind: "problem", problem: error instanceof CameraError ? error.problem : "no reader" });
    }
  }

  async function toggleTorch() {
    const stream = session.current?.stream;
    if (!stream || state.kind !== "on") return;
    const isTorchOn = !state.isTorchOn;
    try {
      await switchTorch(stream, isTorchOn);
    } catch {
      // The light did not change, so its button must not change either.
      return;
    }
    setState((now) => (now.kind === "on" ? { ...now, isTorchOn } : now));
  }

  const end = useEffectEvent(stop);
  useEffect(() => {
    const stopIfHidden = () => document.hidden && end();
    document.addEventListener("visibilitychange", stopIfHidden);
    return () => {
      document.removeEventListener("visibilitychange", stopIfHidden);
      session.current?.end.abort();
    };
  }, []);

  return { state, start: () => void start(), stop, toggleTorch: () => void toggleTorch() };
}

/** Also calls `act` if the signal is already aborted. */
function whenAborted(signal: AbortSignal, act: () => void): void {
  if (signal.aborted) act();
  else signal.addEventListener("abort", act, { once: true });
}

async function show(stream: MediaStream, video: HTMLVideoElement | null, signal: AbortSignal): Promise<void> {
  if (!video) return;
  video.srcObject = stream;
  whenAborted(signal, () => {
    video.srcObject = null;
  });
  // If the browser blocks autoplay, it shows its own play button.
  await video.play().catch(() => undefined);
}
