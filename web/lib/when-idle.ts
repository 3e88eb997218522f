/** Safari has no idle callback, so there it runs at once. */
export function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(act);
  else act();
}
