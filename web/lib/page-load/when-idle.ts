/** Safari does not support idle callbacks, so there it runs immediately. */
export function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(act);
  else act();
}
