import type { Page } from "@playwright/test";

/** Holds the app's script back until the returned function is called, like a slow network. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letIn = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route("**/assets/*.js", (route) => held.then(() => route.continue()));
  return letIn;
}

/** Opens a page whose script is held back, and waits for the inline script that records the user's input meanwhile. */
export async function openWithoutScript(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(() => "replayInputBeforeHydration" in window);
}
