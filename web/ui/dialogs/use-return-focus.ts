import { useRef } from "react";

/**
 * Radix returns the focus to a dialog's trigger; this hook also does so for a dialog without a trigger. If the opener was removed
 * meanwhile, such as a deleted row, the title of its section gets the focus.
 */
export function useReturnFocus() {
  const opener = useRef<Element>(null);
  const section = useRef<Element>(null);
  return {
    onOpenAutoFocus: ({ currentTarget }: Event) => {
      const active = document.activeElement;
      if (currentTarget instanceof Node && currentTarget.contains(active)) return;
      opener.current = active;
      section.current = active?.closest("section") ?? null;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // Something else, such as another page, may have taken the focus in the meantime.
      if (document.activeElement !== document.body) return;
      const target = opener.current?.isConnected ? opener.current : section.current?.querySelector(FOCUSABLE_TITLE);
      if (target instanceof HTMLElement) target.focus();
    },
  };
}

const FOCUSABLE_TITLE = ":is(h2, h3)[tabindex='-1']";
