import { useState, useSyncExternalStore } from "react";

let isPressed = false;
const listeners = new Set<() => void>();

/** Starts tracking whether a finger or a mouse button is down. */
export function trackPointerState(): void {
  window.addEventListener("pointerdown", () => set(true), true);
  // Runs after the click that follows.
  for (const end of ["pointerup", "pointercancel"]) window.addEventListener(end, () => setTimeout(set, 0, false), true);
}

/** For changes that move the page: they wait while something is pressed, which would slip away from under the finger. */
export function useDeferredWhilePressed<T>(value: T): T {
  const isHeld = useSyncExternalStore(watch, read, read);
  const [shown, setShown] = useState(value);
  if (!isHeld && shown !== value) setShown(value);
  return shown;
}

const read = () => isPressed;

function watch(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

function set(next: boolean): void {
  isPressed = next;
  for (const listener of listeners) listener();
}
