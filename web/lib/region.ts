import { guessRegion } from "#core/content/regions/guess-region.ts";
import type { Region } from "#core/content/regions/regions.ts";
import { renderContext } from "./render-context.ts";

let served: Region | undefined;

/** Keeps the region that the server took for this page, so that hydration matches the rendered HTML. */
export function setPageRegion(region: Region | undefined): void {
  served = region;
}

/** A guess from the browser's languages, made by the server if it delivered the page. */
export const readPageRegion = (): Region => renderContext().region ?? served ?? guessRegion(navigator.languages);
