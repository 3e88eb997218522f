import { useSyncExternalStore } from "react";

/** Whether a media query matches; unknown while the server renders a page. */
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

/** From 768 px: for a different element, not just a different style. */
export const useIsWide = (): boolean => useMedia("(min-width: 48rem)");

/** A mouse or similar: fingers scroll where a mouse drags. */
export const useHasFinePointer = (): boolean => useMedia("(pointer: fine)");
