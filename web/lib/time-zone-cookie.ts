import { TIME_ZONE_COOKIE } from "#core/contracts/boot.ts";
import { DAY_S } from "#core/domain/calendar/durations.ts";
import { renderContext } from "./render-context.ts";

const A_YEAR_S = 365 * DAY_S;

/** Lets the server render the next page for the user's own day. */
export const storeTimeZoneCookie = (): void => write(renderContext().timeZone, A_YEAR_S);

export const clearTimeZoneCookie = (): void => write("", 0);

function write(value: string, maxAgeS: number): void {
  // During server-side rendering there is no document.
  if (typeof document === "undefined") return;
  const secure = window.location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser supports the newer API yet.
  document.cookie = `${TIME_ZONE_COOKIE}=${encodeURIComponent(value)}; path=/; max-age=${maxAgeS}; samesite=lax${secure}`;
}
