interface EarlyInput {
  type: "click" | "input" | "keydown" | "submit";
  control: HTMLElement;
  /** For what is typed, slid or selected: where it was left. */
  value?: string;
  key?: string;
  /** For a press: where. */
  clientX?: number;
  clientY?: number;
}

declare global {
  interface Window {
    /** Set by the inline script of a page that the server rendered (server/platform/pages/boot-script.ts). */
    replayInputBeforeHydration?: () => EarlyInput[];
  }
}

/**
 * What a person pressed, chose and typed before the script ran counts: called just before React takes the page over, it
 * gives the controls back as the server rendered them, and what it returns repeats everything for React, in order.
 */
export function replayInputBeforeHydration(): () => Promise<void> {
  const kept = window.replayInputBeforeHydration?.() ?? [];
  for (const { control } of kept) {
    if (control instanceof HTMLInputElement) restore(control);
    else if (control instanceof HTMLTextAreaElement) control.value = control.defaultValue;
  }
  return async () => {
    for (const one of kept) {
      repeat(one);
      // The next one meets what this one changed.
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
  // At a press React brings that part of the page to life; only then does it see what changes.
  control.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, clientX, clientY }));
  if (type === "click") control.click();
  else if (control instanceof HTMLFormElement) control.requestSubmit();
  else {
    // Past the setter by which React tells its own changes from the person's. The files are there still.
    if (!(control instanceof HTMLInputElement && control.type === "file"))
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
    for (const event of ["input", "change"]) control.dispatchEvent(new Event(event, { bubbles: true }));
  }
}
