import { PAGE_TEXTS } from "virtual:page-texts";
import { lazyPart } from "#web/lib/page-load/lazy-part.ts";

/** The frame around the pages of signed-in users. It is loaded separately, because visitors do not need it. */
export const shell = lazyPart(async () => (await import("./shell/shell.tsx")).Shell, PAGE_TEXTS["app/shell/shell.tsx"]);
