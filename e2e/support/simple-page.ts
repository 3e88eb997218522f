import { expect } from "@playwright/test";
import type { OtherBrowser } from "./other-browsers.ts";

const WAIT = { timeout: 120_000 };

/** Runs in the page: finds visible elements by kind and name, as far as the main journey needs it. */
function findParts(kind: "button" | "field", name: string): HTMLElement[] {
  const selector = kind === "button" ? "button, [role=tab]" : "input";
  const accessibleName = (part: HTMLElement) =>
    part.getAttribute("aria-label") ??
    (part instanceof HTMLInputElement ? [...(part.labels ?? [])].map(({ textContent }) => textContent).join(" ") : part.textContent);
  // A name may continue: 'First name (optional)'.
  const isCalled = (found: string) => found.startsWith(name);
  return [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (part) => part.checkVisibility() && !part.matches(":disabled, [aria-disabled=true]") && isCalled(accessibleName(part)?.trim() ?? ""),
  );
}

/** Runs in the page: the center of an element, once it no longer moves and nothing covers it. */
async function findCenter(part: HTMLElement | undefined): Promise<[number, number] | null> {
  if (!part) return null;
  part.scrollIntoView({ block: "center", behavior: "instant" });
  const before = part.getBoundingClientRect();
  await new Promise((resolve) => setTimeout(resolve, 100));
  const { left, top, width, height } = part.getBoundingClientRect();
  if (!part.isConnected || before.left !== left || before.top !== top) return null;
  const middle: [number, number] = [left + width / 2, top + height / 2];
  return part.contains(document.elementFromPoint(...middle)) ? middle : null;
}

/** A page in a browser that Playwright does not drive. Every action waits for its element. */
export class SimplePage {
  readonly #browser: OtherBrowser;

  constructor(browser: OtherBrowser) {
    this.#browser = browser;
  }

  open(url: string): Promise<void> {
    return this.#browser.open(url);
  }

  evaluate(expression: string): Promise<unknown> {
    return this.#browser.evaluate(expression);
  }

  /** Waits until the expression has this value in the page; a page that is still loading has none. */
  async expect(expression: string, value: unknown): Promise<void> {
    await expect.poll(() => this.#browser.evaluate(expression).catch(() => "no page"), { ...WAIT, message: expression }).toEqual(value);
  }

  /** Waits until the text of the matching elements contains this text. */
  async expectText(selector: string, text: string): Promise<void> {
    const read = `[...document.querySelectorAll(${JSON.stringify(selector)})].map((part) => part.textContent).join(" ")`;
    const message = `"${text}" in ${selector}`;
    await expect.poll(() => this.#browser.evaluate(read).catch(() => "no page"), { ...WAIT, message }).toContain(text);
  }

  /** Clicks until the effect is visible, because a page that is not ready ignores clicks. */
  async press(name: string, effect: string): Promise<void> {
    await expect(async () => {
      if ((await this.#browser.evaluate(effect)) === true) return;
      const middle = await this.#middle("button", name);
      if (middle) await this.#browser.click(...middle);
      await expect.poll(() => this.#browser.evaluate(effect), { timeout: 15_000, message: `${name} has its effect` }).toBe(true);
    }).toPass(WAIT);
  }

  /** Types until the field has the text, because the browser may replace the server-rendered field. */
  async fill(label: string, text: string): Promise<void> {
    const field = `(${findParts})("field", ${JSON.stringify(label)})[0]`;
    await expect(async () => {
      const middle = await this.#middle("field", label);
      if (!middle) throw new Error(`No field is called ${label}.`);
      await this.#browser.click(...middle);
      await this.#browser.evaluate(`${field}?.select()`);
      await this.#browser.type(text);
      await expect.poll(() => this.#browser.evaluate(`${field}?.value`), { timeout: 2_000 }).toBe(text);
    }).toPass(WAIT);
  }

  async #middle(kind: "button" | "field", name: string): Promise<[number, number] | null> {
    // Safe to cast: it is the return type of the function.
    return (await this.#browser.evaluate(`(${findCenter})((${findParts})("${kind}", ${JSON.stringify(name)})[0])`)) as
      | [number, number]
      | null;
  }
}
