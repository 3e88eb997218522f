import type { Page } from "@playwright/test";

/** Keeps the app's script away until the returned function is called: a page as a slow network shows it. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letIn = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route("**/assets/*.js", (route) => held.then(() => route.continue()));
  return letIn;
}

/** Opens a page whose script is held, and waits for the inline script that records what is done meanwhile. */
export async function openWithoutScript(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(() => "replayInputBeforeHydration" in window);
}
