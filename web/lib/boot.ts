import { BOOT_ELEMENT_ID, type Boot } from "#core/contracts/boot.ts";

declare global {
  // Read by the library that locks scrolling behind a dialog, for the style sheet it adds.
  var __webpack_nonce__: string | undefined;
  // Read by zod when it is loaded, which is later and not on every page.
  var __zod_globalConfig: { jitless: boolean } | undefined;
}

/** What the server put into the page; undefined where another server delivered it (in development). */
export const boot: Boot | undefined = readBoot();

globalThis.__webpack_nonce__ = boot?.styleNonce;
// It would try whether it may make functions from text; the content security policy refuses that and reports it.
globalThis.__zod_globalConfig = { jitless: true };

function readBoot(): Boot | undefined {
  const json = document.getElementById(BOOT_ELEMENT_ID)?.textContent;
  // Written by the server from the same type.
  return json ? (JSON.parse(json) as Boot) : undefined;
}
