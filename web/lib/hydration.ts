let hydration: Promise<void> | undefined;
let finish: () => void = () => undefined;

/** To be called before React hydrates a server-rendered page. */
export function beginHydration(): void {
  hydration = new Promise((resolve) => {
    finish = resolve;
  });
}

/** To be called once every part of that page is hydrated. */
export const endHydration = (): void => finish();

/**
 * Resolves when the page may change. React hydrates the shell before the page inside it: if data changed in between,
 * React would find a different page than the server sent.
 */
export const hydrated = (): Promise<void> => hydration ?? Promise.resolve();
