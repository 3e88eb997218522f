import { lazyPart } from "#web/lib/page-load/lazy-part.ts";

/** The frame around the pages of signed-in users. It is loaded separately, because visitors do not need it. */
export const shell = lazyPart(async () => (await import("./shell/shell.tsx")).Shell, "app/shell/shell.tsx");
