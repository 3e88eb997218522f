/** What the page asks of the machine it runs on: the browser's own, or, while the server draws it, those of its person. */
export interface Surroundings {
  fetch: typeof fetch;
  timeZone: string;
}

/** Slow to find, and asked for by every row of a list; whoever travels waits no longer than this. */
const ZONE_KEPT_MS = 1_000;
const here = { timeZone: "", at: Number.NEGATIVE_INFINITY };

let those: Surroundings | undefined;

export const surroundings = (): Surroundings => those ?? { fetch: globalThis.fetch, timeZone: findTimeZone() };

function findTimeZone(): string {
  if (Math.abs(Date.now() - here.at) > ZONE_KEPT_MS) {
    here.timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    here.at = Date.now();
  }
  return here.timeZone;
}

/** For as long as `act` runs, which must not wait for anything: the server draws for many people. */
export function surroundedBy<T>(person: Surroundings, act: () => T): T {
  those = person;
  try {
    return act();
  } finally {
    those = undefined;
  }
}
