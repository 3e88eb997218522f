import { useSyncExternalStore } from "react";
import { TOAST_REMOVE_DELAY_MS, TOASTS_VISIBLE } from "./toast-limits.ts";

type ToastKind = "success" | "info" | "destructive";

export interface ToastMessage {
  title: string;
  description?: string | undefined;
  kind?: ToastKind;
  /** One action, such as 'Undo' or 'Open diary'. */
  action?: { label: string; onAct: () => void } | undefined;
  /** Set if the page is about to be left. While the message is shown, no other one replaces it. */
  isFinal?: boolean;
}

export interface ToastState extends ToastMessage {
  id: number;
  open: boolean;
}

let toasts: readonly ToastState[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a message and can be called from anywhere. It replaces the previous message, unless that one is final. */
export function toast(message: ToastMessage): void {
  if (!message.isFinal && toasts.some(({ isFinal, open }) => isFinal && open)) return;
  lastId += 1;
  set([{ ...message, id: lastId, open: true }, ...toasts].slice(0, TOASTS_VISIBLE));
}

export function dismissToast(id: number): void {
  set(toasts.map((one) => (one.id === id ? { ...one, open: false } : one)));
  // Kept for long after it is hidden, for the closing animation and for listeners that subscribe late.
  setTimeout(() => set(toasts.filter((one) => one.id !== id)), TOAST_REMOVE_DELAY_MS);
}

/**
 * Removes every message at once, so that tests that run one after the other do not see each other's.
 * @internal
 */
export const clearToasts = (): void => set([]);

const read = () => toasts;

export const useToasts = (): readonly ToastState[] => useSyncExternalStore(subscribe, read, read);

function set(next: readonly ToastState[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
