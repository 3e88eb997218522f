import { useState, useSyncExternalStore } from "react";

let isPressed = false;
const listeners = new Set<() => void>();

/** Starts tracking whether a finger or a mouse button is down. */
export function trackPointerState(): void {
  window.addEventListener("pointerdown", () => set(true), true);
  // Delayed until after the click event that follows.
  for (const end of ["pointerup", "pointercancel"]) window.addEventListener(end, () => setTimeout(set, 0, false), true);
}

/** Delays changes that move the page while a pointer is down, so that the pressed element does not move away. */
export function useDeferredWhilePressed<T>(value: T): T {
  const isHeld = useSyncExternalStore(watch, read, read);
  const [displayed, setDisplayed] = useState(value);
  if (!isHeld && displayed !== value) setDisplayed(value);
  return displayed;
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
