interface EarlyInput {
  control: HTMLElement;
  /** For a slider: where it was left. */
  value?: string;
}

declare global {
  interface Window {
    /** Set by the inline script of a page that the server drew (server/platform/after-paint.ts). */
    takeEarlyInput?: () => EarlyInput[];
  }
}

const setValue = (input: HTMLElement, value: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);

/**
 * What a visitor pressed, chose and slid before the script ran counts: called just before React takes the page over,
 * it gives the controls back as the server drew them, and what it returns repeats everything for React, in order.
 */
export function takeEarlyInput(): () => void {
  const kept = window.takeEarlyInput?.() ?? [];
  for (const { control } of kept) {
    if (!(control instanceof HTMLInputElement)) continue;
    if (control.type === "range") control.value = control.defaultValue;
    for (const choice of document.getElementsByName(control.name)) {
      if (choice instanceof HTMLInputElement) choice.checked = choice.defaultChecked;
    }
  }
  return () => {
    for (const { control, value } of kept) {
      // At a press React brings that part of the page to life; only then does it see what changes.
      control.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
      if (value === undefined) control.click();
      else {
        setValue(control, value);
        control.dispatchEvent(new Event("input", { bubbles: true }));
      }
    }
  };
}
