import { useEffect, useState } from "react";

/** Keeps the screen on while the part is shown. Answers whether it does: not every browser can, and a low battery may refuse. */
export function useWakeLock(): boolean {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const hold = async () => {
      if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
      const held = await navigator.wakeLock.request("screen").catch(() => undefined);
      // It may have been granted after the part was closed.
      if (isOver) return void held?.release();
      lock = held;
      setIsHeld(held !== undefined);
    };
    // The browser takes it back whenever the page is hidden.
    document.addEventListener("visibilitychange", hold);
    void hold();
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", hold);
      void lock?.release();
    };
  }, []);
  return isHeld;
}
