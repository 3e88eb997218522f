import type { Region } from "#core/content/regions/regions.ts";

/** The environment of a page: the browser's own, or that of the requesting user during server-side rendering. */
export interface RenderContext {
  fetch: (address: string, init: RequestInit) => Promise<ReadResponse>;
  timeZone: string;
  /** The user's calendar day. Only set on the server, where it is the same for the whole page. */
  today?: string;
  /** Only set on the server: where the user says they live, or a guess from the request's languages. */
  region?: Region;
}

/** The part of a response that the API client uses. */
export type ReadResponse = Pick<Response, "ok" | "status" | "statusText" | "text"> & { headers: Pick<Headers, "get"> };

/** The time zone is slow to determine and every row of a list needs it, so it is cached. Travelers see a change after this time. */
const ZONE_KEPT_MS = 1_000;
const here = { timeZone: "", at: Number.NEGATIVE_INFINITY };

let findForRequest: () => RenderContext | undefined = () => undefined;

/** For the server, which renders for many users at the same time and has one context per request. */
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
