import { useSyncExternalStore } from "react";

/** Whether a media query matches. During server-side rendering that is unknown. */
function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = window.matchMedia(query);
      media.addEventListener("change", onChange);
      return () => media.removeEventListener("change", onChange);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** True from 768 px on. Only for rendering different elements; styles use CSS breakpoints. */
export const useIsWide = (): boolean => useMedia("(min-width: 48rem)");

/** Whether the device has a mouse or a similar pointer; on touch screens, dragging scrolls. */
export const useHasFinePointer = (): boolean => useMedia("(pointer: fine)");
