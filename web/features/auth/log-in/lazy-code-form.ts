import { lazy } from "react";

/** Loaded on demand, because only people with a second factor need it. */
export const CodeForm = lazy(async () => ({ default: (await import("./code-form.tsx")).CodeForm }));
