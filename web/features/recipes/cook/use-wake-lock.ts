import { useEffect, useState } from "react";

/** Keeps the screen on while the component is mounted. Returns false if the browser cannot do it or refuses, as on a low battery. */
export function useWakeLock(): boolean {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const hold = async () => {
      if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
      const held = await navigator.wakeLock.request("screen").catch(() => undefined);
      // The lock may be granted after the component was unmounted.
      if (isOver) return void held?.release();
      lock = held;
      setIsHeld(held !== undefined);
    };
    // The browser releases the lock whenever the page is hidden.
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
