let hydration: Promise<void> | undefined;
let finish: () => void = () => undefined;

/** Must be called before React hydrates a server-rendered page. */
export function beginHydration(): void {
  hydration = new Promise((resolve) => {
    finish = resolve;
  });
}

/** Must be called once every part of the page is hydrated. */
export const endHydration = (): void => finish();

/**
 * Resolves when the page may change. React hydrates the shell before the page inside it; if data changed in between, the page would no
 * longer match the server's HTML.
 */
export const hydrated = (): Promise<void> => hydration ?? Promise.resolve();
