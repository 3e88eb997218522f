/** What the page asks of the machine it runs on: the browser's own, or, while the server renders it, those of its person. */
export interface RenderContext {
  fetch: typeof fetch;
  timeZone: string;
}

/** Slow to find, and asked for by every row of a list; whoever travels waits no longer than this. */
const ZONE_KEPT_MS = 1_000;
const here = { timeZone: "", at: Number.NEGATIVE_INFINITY };

let findForRequest: () => RenderContext | undefined = () => undefined;

/** For the server, which renders for many people at a time: each request has a context of its own. */
export function provideRenderContext(find: () => RenderContext | undefined): void {
  findForRequest = find;
}

export const renderContext = (): RenderContext => findForRequest() ?? { fetch: globalThis.fetch, timeZone: findTimeZone() };

function findTimeZone(): string {
  if (Math.abs(Date.now() - here.at) > ZONE_KEPT_MS) {
    here.timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    here.at = Date.now();
  }
  return here.timeZone;
}
