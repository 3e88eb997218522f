import { useSyncExternalStore } from "react";

/** What the screen answers to a media query; a page that the server renders does not know it yet. */
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

/** From 768 px: where a different element is needed, not a different look. */
export const useIsWide = (): boolean => useMedia("(min-width: 48rem)");

/** A mouse or the like: fingers scroll where a mouse drags. */
export const useHasFinePointer = (): boolean => useMedia("(pointer: fine)");
