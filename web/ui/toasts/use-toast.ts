import { useSyncExternalStore } from "react";
import { TOAST_REMOVE_DELAY_MS, TOASTS_VISIBLE } from "#core/domain/constants.ts";

export type ToastKind = "success" | "info" | "destructive";

export interface ToastMessage {
  title: string;
  description?: string | undefined;
  kind?: ToastKind;
  /** One action to take: 'Undo', 'Open diary'. */
  action?: { label: string; onAct: () => void } | undefined;
  /** The page is about to be left: while this is shown, no other message replaces it. */
  isFinal?: boolean;
}

export interface ToastState extends ToastMessage {
  id: number;
  open: boolean;
}

let toasts: readonly ToastState[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a message, from anywhere; the newest replaces the previous one, unless that is final. */
export function toast(message: ToastMessage): void {
  if (!message.isFinal && toasts.some(({ isFinal, open }) => isFinal && open)) return;
  lastId += 1;
  set([{ ...message, id: lastId, open: true }, ...toasts].slice(0, TOASTS_VISIBLE));
}

export function dismissToast(id: number): void {
  set(toasts.map((one) => (one.id === id ? { ...one, open: false } : one)));
  // Kept long after it left the screen, for the closing animation and so that a late listener still sees it.
  setTimeout(() => set(toasts.filter((one) => one.id !== id)), TOAST_REMOVE_DELAY_MS);
}

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
