import { useEffect, useRef } from "react";
import { useScanFood } from "#web/api/scan.ts";
import { useAiProvider } from "#web/components/ai/ai-provider.ts";
import { useAiRequest } from "#web/components/ai/use-ai-request.ts";
import { useStoredState } from "#web/lib/use-stored-state.ts";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { photoProblem } from "./photo-problem.ts";
import type { PlateItem } from "./plate-items.ts";
import { type Photo, preparePhoto } from "./prepare-photo.ts";
import { noImageSelected, scanFailed } from "./scan-messages.ts";
import { readStoredPhoto, readStoredPlate, storePhoto, storePlate, toPlate } from "./stored-scan.ts";

/** Holds the photo and its scan result. Both are restored when the user returns to the page. */
export function useScan(userId: string) {
  const [photo, setPhoto] = useStoredState(() => readStoredPhoto(userId), undefined);
  const [plate, setPlate, isPlateRead] = useStoredState(() => readStoredPlate(userId), undefined);
  const { provider, usable } = useAiProvider();
  const { mutateAsync, isPending } = useScanFood();
  const { request, cancel, sayKeyNeeded } = useAiRequest(scanFailed());
  const choosing = useRef<File>(undefined);

  // A photo that finishes preparing after the page was left must not be stored.
  useEffect(
    () => () => {
      choosing.current = undefined;
    },
    [],
  );
  useEffect(() => {
    if (isPlateRead) storePlate(userId, plate);
  }, [userId, plate, isPlateRead]);

  function show(next: Photo | undefined) {
    setPhoto(next);
    storePhoto(userId, next);
    setPlate(undefined);
  }

  async function choose(file: File) {
    const problem = photoProblem(file);
    if (problem) {
      toast(problem);
      return;
    }
    cancel();
    choosing.current = file;
    const prepared = await preparePhoto(file);
    // The user may have chosen another photo in the meantime.
    if (choosing.current === file) show(prepared);
  }

  function clear() {
    cancel();
    choosing.current = undefined;
    show(undefined);
  }

  function scan() {
    if (!photo) toast(noImageSelected());
    else if (usable?.length === 0) sayKeyNeeded();
    else
      void request({
        ask: (signal) => mutateAsync({ image: photo.image, provider, signal }),
        onAnswer: (answer) => setPlate(toPlate(answer)),
      });
  }

  const changeItems = (change: (items: PlateItem[]) => PlateItem[]) => setPlate((now) => now && { ...now, items: change(now.items) });

  return { photo, plate, provider, isScanning: isPending, choose, clear, scan, cancel, changeItems };
}
