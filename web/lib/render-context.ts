/** What a page needs from its environment: the browser's own, or those of the requesting user while the server renders it. */
export interface RenderContext {
  fetch: (address: string, init: RequestInit) => Promise<ReadResponse>;
  timeZone: string;
}

/** What the API client uses of a response. */
export type ReadResponse = Pick<Response, "ok" | "status" | "statusText" | "headers" | "text">;

/** Slow to determine, and every row of a list needs it; a traveling user waits no longer than this for an update. */
const ZONE_KEPT_MS = 1_000;
const here = { timeZone: "", at: Number.NEGATIVE_INFINITY };

let findForRequest: () => RenderContext | undefined = () => undefined;

/** For the server, which renders for many users at a time: each request has its own context. */
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
