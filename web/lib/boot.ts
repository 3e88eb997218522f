import { BOOT_ELEMENT_ID, type Boot } from "#core/contracts/boot.ts";

declare global {
  // Read by the library that locks scrolling behind a dialog, for the style sheet it adds.
  var __webpack_nonce__: string | undefined;
  // Read by zod when it loads, which happens later and not on every page.
  var __zod_globalConfig: { jitless: boolean } | undefined;
}

/** The data that the server put into the page; undefined if another server delivered it (in development). */
export const boot: Boot | undefined = readBoot();

globalThis.__webpack_nonce__ = boot?.styleNonce;
// zod would test whether it may create functions from text; the content security policy blocks and reports that.
globalThis.__zod_globalConfig = { jitless: true };

function readBoot(): Boot | undefined {
  const json = document.getElementById(BOOT_ELEMENT_ID)?.textContent;
  // Written by the server from the same type.
  return json ? (JSON.parse(json) as Boot) : undefined;
}
