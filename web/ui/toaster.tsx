import { Toast as Radix } from "radix-ui";
import { TOAST_DURATION_MS, TOAST_HOTKEY, TOAST_SWIPE_THRESHOLD_PX } from "#core/domain/constants.ts";
import { Toast } from "./toast.tsx";
import { dismissToast, useToasts } from "./use-toast.ts";

export function Toaster() {
  const toasts = useToasts();
  return (
    <Radix.Provider duration={TOAST_DURATION_MS} swipeDirection="right" swipeThreshold={TOAST_SWIPE_THRESHOLD_PX}>
      {toasts.map((message) => (
        <Toast key={message.id} message={message} onDismiss={() => dismissToast(message.id)} />
      ))}
      <Radix.Viewport
        hotkey={[TOAST_HOTKEY]}
        className="fixed right-4 bottom-[calc(1rem+var(--bottom-bar)+var(--save-bar)+env(safe-area-inset-bottom))] left-4 z-60 grid gap-3 rounded-[1.25rem] empty:outline-none md:right-6 md:bottom-[calc(1.5rem+var(--save-bar))] md:left-auto md:w-98"
      />
    </Radix.Provider>
  );
}
