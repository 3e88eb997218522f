import { Toast as Radix } from "radix-ui";
import { useEffect, useRef } from "react";
import { texts } from "#web/texts/texts.ts";
import { Toast } from "./toast.tsx";
import { TOAST_DURATION_MS, TOAST_HOTKEY, TOAST_SWIPE_THRESHOLD_PX } from "./toast-limits.ts";
import { dismissToast, useToasts } from "./use-toast.ts";

export function Toaster() {
  const t = texts("shared");
  const toasts = useToasts();
  const place = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<EventTarget>(null);

  useEffect(() => {
    // Uses a native listener, because toasts are portaled and not inside the viewport in React's tree.
    const remember = ({ relatedTarget }: FocusEvent) => {
      const isWithin = relatedTarget instanceof Node && place.current?.contains(relatedTarget);
      if (!isWithin) cameFrom.current = relatedTarget;
    };
    const element = place.current;
    element?.addEventListener("focusin", remember);
    return () => element?.removeEventListener("focusin", remember);
  }, []);

  function dismiss(id: number) {
    dismissToast(id);
    // Returns the focus to its previous element, or to the page if that element was removed.
    if (!place.current?.contains(document.activeElement)) return;
    const from = cameFrom.current;
    const target = from instanceof HTMLElement && from.isConnected ? from : document.querySelector("main");
    target?.focus({ preventScroll: true });
  }

  return (
    <Radix.Provider label={t("toast.label")} duration={TOAST_DURATION_MS} swipeDirection="right" swipeThreshold={TOAST_SWIPE_THRESHOLD_PX}>
      {toasts.map((message) => (
        <Toast key={message.id} message={message} onDismiss={() => dismiss(message.id)} />
      ))}
      <div ref={place}>
        {/* While a dialog is open, toasts move away from the bottom right, where dialogs have their buttons. */}
        <Radix.Viewport
          hotkey={[TOAST_HOTKEY]}
          label={t("toast.region", { hotkey: TOAST_HOTKEY })}
          className="fixed end-4 bottom-[calc(1rem+var(--bottom-bar)+var(--save-bar)+env(safe-area-inset-bottom))] start-4 z-60 grid gap-3 rounded-[1.25rem] empty:outline-none max-lg:[body:has([role$=dialog][data-state=open])_&]:top-[calc(1rem+env(safe-area-inset-top))] max-lg:[body:has([role$=dialog][data-state=open])_&]:bottom-auto md:end-6 md:bottom-[calc(1.5rem+var(--save-bar))] md:start-auto md:w-98 md:[body:has([role$=dialog][data-state=open])_&]:end-auto md:[body:has([role$=dialog][data-state=open])_&]:start-6"
        />
      </div>
    </Radix.Provider>
  );
}
