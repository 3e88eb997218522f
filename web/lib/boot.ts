import { BOOT_ELEMENT_ID, type Boot } from "#core/contracts/boot.ts";

declare global {
  // Read by the library that locks scrolling behind a dialog, for the style sheet it adds.
  var __webpack_nonce__: string | undefined;
}

/** What the server put into the page; undefined where another server delivered it (in development). */
export const boot: Boot | undefined = readBoot();

globalThis.__webpack_nonce__ = boot?.styleNonce;

function readBoot(): Boot | undefined {
  const json = document.getElementById(BOOT_ELEMENT_ID)?.textContent;
  // Written by the server from the same type.
  return json ? (JSON.parse(json) as Boot) : undefined;
}
