import { lazyPart } from "./lazy-part.ts";

/** What stands around the pages of somebody who is signed in, in a file of its own: visitors do without. */
export const shell = lazyPart(async () => (await import("./shell/shell.tsx")).Shell);
