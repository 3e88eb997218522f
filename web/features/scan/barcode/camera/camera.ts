/** The reason why the camera cannot be used. */
export type CameraProblem = "missing" | "refused" | "busy" | "insecure" | "failed";

export class CameraError extends Error {
  override name = "CameraError";
  readonly problem: CameraProblem;

  constructor(problem: CameraProblem, cause?: unknown) {
    super(`No camera: ${problem}`, { cause });
    this.problem = problem;
  }
}

const PROBLEMS: Partial<Record<string, CameraProblem>> = {
  NotAllowedError: "refused",
  SecurityError: "refused",
  NotFoundError: "missing",
  OverconstrainedError: "missing",
  NotReadableError: "busy",
  AbortError: "busy",
};

/** TypeScript's DOM types do not include the torch, because only some cameras have one. */
type TorchTrack = Omit<MediaStreamTrack, "getCapabilities"> & { getCapabilities?: () => { torch?: boolean } };

export async function openCamera(): Promise<MediaStream> {
  // Browsers do not offer the camera to pages on plain HTTP.
  if (!window.isSecureContext) throw new CameraError("insecure");
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
  if (!mediaDevices?.getUserMedia) throw new CameraError("missing");
  try {
    return await mediaDevices.getUserMedia({
      audio: false,
      video: { facingMode: { ideal: "environment" }, width: { ideal: 1280 }, height: { ideal: 720 } },
    });
  } catch (error) {
    throw new CameraError(PROBLEMS[error instanceof Error ? error.name : ""] ?? "failed", error);
  }
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

export const hasTorch = (stream: MediaStream): boolean => {
  const [track] = stream.getVideoTracks() as TorchTrack[];
  return track?.getCapabilities?.().torch === true;
};

export async function switchTorch(stream: MediaStream, isOn: boolean): Promise<void> {
  const constraint = { torch: isOn } as MediaTrackConstraintSet;
  await stream.getVideoTracks()[0]?.applyConstraints({ advanced: [constraint] });
}
