import type { Region } from "#core/content/regions/regions.ts";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "#core/texts/languages.ts";
/** The environment of a page: the browser's own, or that of the requesting user during server-side rendering. */
export interface RenderContext {
  fetch: (address: string, init: RequestInit) => Promise<ReadResponse>;
  timeZone: string;
  /** Only set on the server; the browser's page says its own. */
  language?: Language;
  /** The user's calendar day. Only set on the server, where it is the same for the whole page. */
  today?: string;
  /** Only set on the server: where the user says they live, or a guess from the request's languages. */
  region?: Region;
}

/** The part of a response that the API client uses. */
export type ReadResponse = Pick<Response, "ok" | "status" | "statusText" | "text"> & { headers: Pick<Headers, "get"> };

/** The time zone is slow to determine and every row of a list needs it, so it is cached. Travelers see a change after this time. */
const ZONE_TTL_MS = 1_000;
const here = { timeZone: "", at: Number.NEGATIVE_INFINITY };

let findForRequest: () => RenderContext | undefined = () => undefined;

/** For the server, which renders for many users at the same time and has one context per request. */
export function provideRenderContext(find: () => RenderContext | undefined): void {
  findForRequest = find;
}

export const renderContext = (): RenderContext => findForRequest() ?? { fetch: globalThis.fetch, timeZone: findTimeZone() };

/** The language of the page. It never changes while a page is open. */
export const pageLanguage = (): Language => findForRequest()?.language ?? documentLanguage();

function documentLanguage(): Language {
  const tag = typeof document === "undefined" ? "" : document.documentElement.lang;
  return isLanguage(tag) ? tag : DEFAULT_LANGUAGE;
}

function findTimeZone(): string {
  if (Math.abs(Date.now() - here.at) > ZONE_TTL_MS) {
    here.timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    here.at = Date.now();
  }
  return here.timeZone;
}
