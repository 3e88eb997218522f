import { useRef } from "react";

/** Radix gives the focus back to a dialog's trigger; this does it for one that opens without a trigger too. */
export function useReturnFocus() {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus: ({ currentTarget }: Event) => {
      const active = document.activeElement;
      if (!(currentTarget instanceof Node && currentTarget.contains(active))) opener.current = active;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
