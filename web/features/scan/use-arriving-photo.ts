import { type DragEvent, useEffect, useEffectEvent, useState } from "react";

type OnPhoto = (file: File) => void;

/** Accepts a photo dropped anywhere on the page. By default the browser would navigate away to show the file. */
export function useDroppedPhoto(onPhoto: OnPhoto) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes("Files")) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      const isInside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
      if (!isInside) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      const [file] = event.dataTransfer.files;
      setOver(false);
      if (!file) return;
      event.preventDefault();
      onPhoto(file);
    },
  };
}

export function usePastedPhoto(onPhoto: OnPhoto): void {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const [file] = event.clipboardData?.files ?? [];
    if (!file) return;
    event.preventDefault();
    onPhoto(file);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener("paste", listen);
    return () => document.removeEventListener("paste", listen);
  }, []);
}
