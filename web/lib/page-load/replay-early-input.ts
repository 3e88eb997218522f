interface EarlyInput {
  type: "click" | "input" | "keydown" | "submit";
  control: HTMLElement;
  /** The last value of a field, slider or selection. */
  value?: string;
  key?: string;
  /** The position of a press. */
  clientX?: number;
  clientY?: number;
}

declare global {
  interface Window {
    /** Set by the inline script of a server-rendered page (server/platform/pages/boot-script.ts). */
    replayInputBeforeHydration?: () => EarlyInput[];
  }
}

/**
 * Preserves input from before hydration. Called just before React hydrates the page, it restores the controls to the server's state. The
 * returned function then replays all input for React, in order.
 */
export function replayInputBeforeHydration(): () => Promise<void> {
  const events = window.replayInputBeforeHydration?.() ?? [];
  for (const { control } of events) {
    if (control instanceof HTMLInputElement) restore(control);
    else if (control instanceof HTMLTextAreaElement) control.value = control.defaultValue;
  }
  return async () => {
    for (const one of events) {
      repeat(one);
      // The next event must see the changes of this one.
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
}

function restore(input: HTMLInputElement): void {
  if (input.type === "file") return;
  if (input.type !== "radio" && input.type !== "checkbox") input.value = input.defaultValue;
  else
    for (const choice of document.getElementsByName(input.name))
      if (choice instanceof HTMLInputElement) choice.checked = choice.defaultChecked;
}

function repeat({ type, control, value, key, clientX = 0, clientY = 0 }: EarlyInput): void {
  if (type === "keydown") {
    control.dispatchEvent(new KeyboardEvent(type, { bubbles: true, ...(key && { key }) }));
    return;
  }
  // A press makes React hydrate this part of the page, and only then does it notice changes.
  control.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, clientX, clientY }));
  if (type === "click") {
    // Tabs are switched by this part of a press.
    control.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, clientX, clientY }));
    control.click();
  } else if (control instanceof HTMLFormElement) control.requestSubmit();
  else {
    // Bypasses React's value setter, so that React treats the change as the user's. Chosen files are still in place.
    if (!(control instanceof HTMLInputElement && control.type === "file"))
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
    for (const event of ["input", "change"]) control.dispatchEvent(new Event(event, { bubbles: true }));
  }
  // Without the end of the press, the page would wait with changes that could move the pressed element (web/lib/pointer-state.ts).
  control.dispatchEvent(new PointerEvent("pointerup", { bubbles: true, clientX, clientY }));
}
