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
