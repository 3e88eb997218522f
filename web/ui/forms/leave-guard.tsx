import { useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { texts } from "#web/texts/texts.ts";
import { AlertDialog } from "#web/ui/dialogs/alert-dialog.tsx";

/** Asks before a link or Back leaves the page with unsaved edits. Before the tab closes, the browser itself asks. */
export function LeaveGuard() {
  const t = texts("shared");
  const [path] = useLocation();
  const isLeaving = useRef(false);
  const [question, setQuestion] = useState<{ leave: () => void }>();

  useEffect(() => {
    const isHeldBack = (to: string) => to !== path && !isLeaving.current && hasUnsavedEdits();

    function onClick(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || !opensHere(event, link) || !isHeldBack(link.pathname)) return;
      event.preventDefault();
      event.stopPropagation();
      setQuestion({ leave: () => link.click() });
    }

    function onNavigate(event: NavigateEvent) {
      const { url, key } = event.destination;
      if (event.navigationType !== "traverse" || !event.cancelable || !isHeldBack(new URL(url).pathname)) return;
      event.preventDefault();
      setQuestion({ leave: () => navigation.traverseTo(key) });
    }

    // Uses the capture phase, to run before the router handles the event.
    window.addEventListener("click", onClick, { capture: true });
    // Only the Navigation API can block Back. Browsers before 2026 may not support it and navigate anyway.
    const navigations = "navigation" in window ? window.navigation : undefined;
    navigations?.addEventListener("navigate", onNavigate);
    return () => {
      window.removeEventListener("click", onClick, { capture: true });
      navigations?.removeEventListener("navigate", onNavigate);
    };
  }, [path]);

  function leave() {
    isLeaving.current = true;
    question?.leave();
  }

  return (
    <AlertDialog
      open={question !== undefined}
      onOpenChange={() => setQuestion(undefined)}
      title={t("leave.title")}
      description={t("leave.text")}
      cancel={t("leave.stay")}
      action={t("leave.leave")}
      onConfirm={leave}
    />
  );
}

/** Every form with unsaved edits cancels `beforeunload`, so dispatching one reveals whether there are any. */
const hasUnsavedEdits = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

function opensHere({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent, link: HTMLAnchorElement): boolean {
  const isPlain = button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
  return isPlain && link.origin === window.location.origin && link.target === "" && !link.hasAttribute("download");
}
