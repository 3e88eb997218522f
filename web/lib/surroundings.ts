/** What the page asks of the machine it runs on: the browser's own, or, while the server draws it, those of its person. */
export interface Surroundings {
  fetch: typeof fetch;
  timeZone: string;
}

let those: Surroundings | undefined;

export const surroundings = (): Surroundings =>
  those ?? { fetch: globalThis.fetch, timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone };

/** For as long as `act` runs, which must not wait for anything: the server draws for many people. */
export function surroundedBy<T>(person: Surroundings, act: () => T): T {
  those = person;
  try {
    return act();
  } finally {
    those = undefined;
  }
}
