import { useSyncExternalStore } from "react";

const wide = () => window.matchMedia("(min-width: 48rem)");

/** From 768 px: where a different element is needed, not a different look. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const query = wide();
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    () => wide().matches,
  );
