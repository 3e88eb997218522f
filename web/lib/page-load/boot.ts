import { BOOT_ELEMENT_ID, type Boot } from "#core/contracts/boot.ts";

declare global {
  // Read by the library that locks scrolling behind a dialog, for the style element it adds.
  var __webpack_nonce__: string | undefined;
  // Read by zod when it loads, which happens later and not on every page.
  var __zod_globalConfig: { jitless: boolean } | undefined;
}

/** The data that the server embedded in the page; undefined if the development server delivered it. */
export const boot: Boot | undefined = readBoot();

globalThis.__webpack_nonce__ = boot?.styleNonce;
// By default zod tests whether it may create functions from text, which the content security policy blocks and reports.
globalThis.__zod_globalConfig = { jitless: true };

function readBoot(): Boot | undefined {
  const json = document.getElementById(BOOT_ELEMENT_ID)?.textContent;
  // Safe to cast: the server writes this JSON from the same type.
  return json ? (JSON.parse(json) as Boot) : undefined;
}
