import { lazySchema } from "#web/ui/forms/rules.ts";

/** Loaded when the form gets the focus, so that the page itself does not need zod. */
export const loadProfileRules = lazySchema(async () => (await import("#core/contracts/profile.ts")).ProfileChange);
